/// Anything that is given by name, `--name` or `--name VALUE`: a `Flag`, an `Option` or a `RepeatedOption`.
public protocol NamedOption: Sendable {
  /// The name without dashes.
  var name: String { get }
  /// What the option does, in a sentence.
  var help: String { get }
  /// What is asked of the value, or `nil` for an option that takes none.
  var valueRule: ValueRule? { get }
  /// Whether it may be given more than once.
  var repeats: Bool { get }
}

extension NamedOption {
  /// Once is enough.
  public var repeats: Bool { false }
  /// The name as it is typed.
  var spelling: String { "--\(name)" }
  /// The option with its value's placeholder.
  var usage: String { valueRule.map { "\(spelling) \($0.placeholder)" } ?? spelling }
  /// The option as a synopsis shows it.
  var synopsis: String { repeats ? "[\(usage) ...]" : "[\(usage)]" }
}
