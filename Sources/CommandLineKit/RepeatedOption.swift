/// An option that may be given several times, `--name VALUE --name VALUE`; parsed, it is an array.
public struct RepeatedOption<Value: OptionValue>: NamedOption {
  /// The name without dashes.
  public let name: String
  /// The help text, one sentence.
  public let help: String
  /// The validation of each value; never `nil`.
  public let valueRule: ValueRule?

  /// Always `true`.
  public var repeats: Bool { true }

  /// Declares an option; its parameters are those of an `Option` without a default.
  public init(_ name: String, value: String, help: String) {
    self.name = name
    self.help = help
    valueRule = ValueRule(
      placeholder: value, choices: Value.allowedArguments, defaultText: nil, expectation: nil,
      accepts: { Value(argument: $0) != nil })
  }
}
