import CommandLineKit
import Foundation
import TerminalText

/// The name of a new pattern in the forms that the package needs.
struct PatternName: Equatable {
  /// The suffix of its programs' names, such as `clean-mvvm`.
  let id: String
  /// The module and the prefix of its types, such as `CleanMVVM`.
  let module: String
  /// The display name, such as `Clean-MVVM`.
  let title: String

  /// The card's static property, such as `cleanMVVM`.
  var member: String {
    module.contains(where: \.isLowercase)
      ? module.prefix(1).lowercased() + module.dropFirst() : module.lowercased()
  }

  /// Validates a name from the command line; `words` are further reserved words, in lower case.
  init(_ text: String, reserved words: Set<String>) throws(CommandFailure) {
    let shown = VisibleText.escaping(text)
    guard text.wholeMatch(of: /[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*/) != nil, text.count <= 30 else {
      throw CommandFailure(
        "'\(shown)' is not a valid name. Use up to 30 letters from A to Z, digits and single hyphens, starting with a letter, as in 'Clean-MVVM'.",
        .usage)
    }
    id = text.lowercased()
    module = text.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    title = text.contains(where: \.isUppercase) ? text : module
    guard Self.reserved.union(words).isDisjoint(with: [id, module.lowercased()]) else {
      throw CommandFailure(
        "'\(shown)' is reserved by Swift, its libraries or this command. Choose another.", .usage)
    }
  }

  /// Keywords that cannot name a property, a property that `Card` has, and modules of the toolchain.
  private static let reserved: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "open",
    "operator", "package", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "sharedentities", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try",
    "type", "typealias", "var", "where", "while",
    "combine", "darwin", "dispatch", "foundation", "foundationnetworking", "glibc", "musl", "observation",
    "swift", "swiftui", "synchronization", "testing", "uikit", "xctest",
  ]
}
