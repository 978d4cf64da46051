/// An argument given by its place; parsed, it is the list of its words, at most one unless it repeats.
public struct Positional: Sendable {
  /// The placeholder, in capitals.
  public let name: String
  let help: String
  let choices: [String]
  private let aliases: [(alias: String, choice: String)]
  let isRepeating: Bool
  let isRequired: Bool

  /// Declares a positional argument.
  ///
  /// - Parameters:
  ///   - name: The placeholder, in capitals; it also identifies the argument.
  ///   - repeating: Whether it takes every further word; only a command's last positional may.
  ///   - required: Whether its absence is a usage error.
  ///   - choices: The only words allowed, in any case; empty allows any. Each may be given once.
  ///   - aliases: Further words for the choices, such as names in print.
  ///   - help: What the argument means, in a sentence.
  public init(
    _ name: String, repeating: Bool = false, required: Bool = false, choices: [String] = [],
    aliases: [(alias: String, choice: String)] = [], help: String
  ) {
    self.name = name
    self.help = help
    self.choices = choices
    self.aliases = aliases
    isRepeating = repeating
    isRequired = required
  }

  /// The choice that a word stands for, the word itself if any is allowed; `nil` if it stands for none.
  public func value(of word: String) -> String? {
    guard !choices.isEmpty else { return word }
    let folded = Self.folded(word)
    return choices.first { Self.folded($0) == folded }
      ?? aliases.first { Self.folded($0.alias) == folded }?.choice
  }

  /// A word in lower case, with a hyphen for a space or a dash of any length.
  private static func folded(_ word: String) -> String {
    String(word.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" })
  }

  /// The argument as a synopsis shows it.
  var usage: String {
    let word = isRepeating ? "\(name) ..." : name
    return isRequired ? word : "[\(word)]"
  }
}
