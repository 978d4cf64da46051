/// An argument given by its place; parsed, it is the list of its words, at most one unless it repeats.
public struct Positional: Sendable {
  /// The placeholder, in capitals.
  public let name: String
  let help: String
  let choices: [String]
  let isRepeating: Bool
  let isRequired: Bool

  /// Declares a positional argument.
  ///
  /// - Parameters:
  ///   - name: The placeholder, in capitals; it also identifies the argument.
  ///   - repeating: Whether it takes every further word; only a command's last positional may.
  ///   - required: Whether its absence is a usage error.
  ///   - choices: The only words allowed; empty allows any.
  ///   - help: What the argument means, in a sentence.
  public init(
    _ name: String, repeating: Bool = false, required: Bool = false, choices: [String] = [], help: String
  ) {
    self.name = name
    self.help = help
    self.choices = choices
    isRepeating = repeating
    isRequired = required
  }

  /// The argument as a synopsis shows it.
  var usage: String {
    let word = isRepeating ? "\(name) ..." : name
    return isRequired ? word : "[\(word)]"
  }
}
