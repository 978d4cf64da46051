/// An option that may be given several times, `--name VALUE --name VALUE`; parsed, it is the list of its values.
public struct RepeatedOption<Value: OptionValue>: NamedOption {
  /// The name without dashes.
  public let name: String
  /// What the option does, in a sentence.
  public let help: String
  /// What is asked of each value; never `nil`.
  public let valueRule: ValueRule?

  /// It may be given again.
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
