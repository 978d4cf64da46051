/// A positional argument; parsed, it is an array with at most one word unless it repeats.
public struct Positional: Sendable {
  /// The placeholder, in capitals.
  public let name: String
  let help: String
  let choices: [String]
  private let aliases: [Alias]
  let isRepeating: Bool
  let isRequired: Bool

  /// Declares a positional argument, identified by its placeholder; a repeating one, which must be a command's last, takes all
  /// remaining words.
  ///
  /// The choices are case-insensitive and allowed once each; without any, all words are allowed. Aliases are other words for
  /// choices, such as display names.
  public init(
    _ name: String, repeating: Bool = false, required: Bool = false, choices: [String] = [],
    aliases: [Alias] = [], help: String
  ) {
    self.name = name
    self.help = help
    self.choices = choices
    self.aliases = aliases
    isRepeating = repeating
    isRequired = required
  }

  /// The choice that a word names, or the word itself if there are no choices; `nil` for an unknown word.
  public func value(of word: String) -> String? {
    guard !choices.isEmpty else { return word }
    return choice(named: word) ?? alias(named: word)?.choice
  }

  /// What to say of a word that names a choice in another way than a reader may expect; `nil` for any other.
  func note(on word: String) -> String? {
    choice(named: word) == nil ? alias(named: word)?.note : nil
  }

  private func choice(named word: String) -> String? {
    let folded = Self.folded(word)
    return choices.first { Self.folded($0) == folded }
  }

  private func alias(named word: String) -> Alias? {
    let folded = Self.folded(word)
    return aliases.first { Self.folded($0.word) == folded }
  }

  /// A word in lower case, with hyphens for spaces and dashes.
  private static func folded(_ word: String) -> String {
    String(word.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" })
  }

  /// The argument in a synopsis.
  var usage: String {
    let word = isRepeating ? "\(name) ..." : name
    return isRequired ? word : "[\(word)]"
  }
}
