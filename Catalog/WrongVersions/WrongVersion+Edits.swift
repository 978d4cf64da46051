import Edits
import Examples

extension WrongVersion {
  static func greeting(_ name: String, _ edits: Edit...) -> WrongVersion { .init(name, of: .greeting, edits) }
  static func login(_ name: String, _ edits: Edit...) -> WrongVersion { .init(name, of: .login, edits) }
  static func notes(_ name: String, _ edits: Edit...) -> WrongVersion { .init(name, of: .notes, edits) }
}

extension Edit {
  /// Replaces a piece of code, which occurs in its file once.
  static func replace(_ code: String, with replacement: String, in file: String) -> Edit {
    Edit(in: file, replace: code, with: replacement)
  }

  /// Removes a piece of code, which occurs in its file once.
  static func remove(_ code: String, in file: String) -> Edit { .replace(code, with: "", in: file) }

  /// Adds lines after a piece of code, which occurs in its file once.
  static func add(_ lines: String, after code: String, in file: String) -> Edit {
    .replace(code, with: "\(code)\n    \(lines)", in: file)
  }
}
