import Foundation
import TerminalText

/// The name of a new pattern in the forms that the package needs.
struct PatternName: Equatable {
  /// The name after `greet-` and `login-`, such as `clean-swift`.
  let id: String
  /// The module and the beginning of its types, such as `CleanSwift`.
  let module: String
  /// The name in print, such as `Clean-Swift`.
  let title: String

  /// The name of the card among all cards, such as `cleanSwift`.
  var member: String {
    module.contains(where: \.isLowercase)
      ? module.prefix(1).lowercased() + module.dropFirst() : module.lowercased()
  }

  /// Takes a name as it was typed.
  ///
  /// - Parameters:
  ///   - text: The name.
  ///   - words: Words of the command line, in lower case, which no pattern may be called by.
  /// - Throws: what is wrong with it.
  init(_ text: String, reserved words: Set<String>) throws(Problem) {
    let shown = VisibleText.escaping(text)
    guard text.wholeMatch(of: /[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*/) != nil, text.count <= 30 else {
      throw Problem(
        "'\(shown)' is no name for a pattern. Take up to 30 letters from A to Z, digits and single hyphens, a letter first, such as 'Clean-Swift'.",
        .usage)
    }
    id = text.lowercased()
    module = text.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    title = text.contains(where: \.isUppercase) ? text : module
    guard Self.reserved.union(words).isDisjoint(with: [id, module.lowercased()]) else {
      throw Problem("'\(shown)' is a word of Swift, its libraries or this command. Take another.", .usage)
    }
  }

  /// Words that do not compile as a member's name, or hide a module of the toolchain.
  private static let reserved: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "open",
    "operator", "package", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "type", "typealias", "var", "where", "while",
    "combine", "darwin", "dispatch", "foundation", "foundationnetworking", "glibc", "musl", "observation",
    "swift", "swiftui", "synchronization", "testing", "uikit", "xctest",
  ]
}
