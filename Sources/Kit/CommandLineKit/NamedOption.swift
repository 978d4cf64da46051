/// An argument given by name, `--name` or `--name VALUE`: a `Flag` or an `Option`.
public protocol NamedOption: Sendable {
  /// The name without dashes.
  var name: String { get }
  /// The help text, one sentence.
  var help: String { get }
  /// The validation of the value; `nil` for an option without a value.
  var valueRule: ValueRule? { get }
  /// Whether it may be given more than once.
  var repeats: Bool { get }
}

extension NamedOption {
  /// `false` by default.
  public var repeats: Bool { false }
  var spelling: String { "--\(name)" }
  /// The option with its value's placeholder.
  var usage: String { valueRule.map { "\(spelling) \($0.placeholder)" } ?? spelling }
  var synopsis: String { repeats ? "[\(usage) ...]" : "[\(usage)]" }
}
