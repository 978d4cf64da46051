/// An option with a value, `--name VALUE` or `--name=VALUE`; parsed, it is a `Value`.
///
/// With an array as its value it may be given several times. Declare it once and list it in every command that takes it.
public struct Option<Value: Sendable>: NamedOption {
  /// The name without dashes.
  public let name: String
  /// The help text, one sentence.
  public let help: String
  /// The validation of the value; never `nil`.
  public let valueRule: ValueRule?
  /// Whether its value is an array.
  public let repeats: Bool

  let fallback: Value
  let read: @Sendable ([String]) -> Value?

  private init(
    _ name: String, placeholder: String, choices: [String], fallback: Value, defaultText: String? = nil,
    help: String, expectation: String? = nil, repeats: Bool = false,
    read: @escaping @Sendable ([String]) -> Value?
  ) {
    self.name = name
    self.help = help
    self.repeats = repeats
    self.fallback = fallback
    self.read = read
    valueRule = ValueRule(
      placeholder: placeholder, choices: choices, defaultText: defaultText, expectation: expectation,
      accepts: { read([$0]) != nil })
  }

  /// Declares an option with a default.
  ///
  /// `value` is a placeholder that names the unit, as in `SECONDS`; `expects` has the allowed values, in words that follow
  /// “expected”; if `parse` returns `nil`, that is a usage error.
  public init(
    _ name: String, value: String, default: Value, help: String, expects: String? = nil,
    parse: @escaping @Sendable (String) -> Value? = { Value(argument: $0) }
  ) where Value: OptionValue {
    self.init(
      name, placeholder: value, choices: Value.allowedArguments, fallback: `default`,
      defaultText: `default`.argumentText, help: help, expectation: expects, read: { $0.last.flatMap(parse) })
  }

  /// Declares an option without a default, `nil` if it is not given; see the other initialiser for the parameters.
  public init<Wrapped: OptionValue>(
    _ name: String, value: String, choices: [String] = Wrapped.allowedArguments, help: String,
    expects: String? = nil,
    parse: @escaping @Sendable (String) -> Wrapped? = { Wrapped(argument: $0) }
  ) where Value == Wrapped? {
    self.init(
      name, placeholder: value, choices: choices, fallback: nil, help: help,
      expectation: expects, read: { $0.last.flatMap(parse).map(Optional.some) })
  }

  /// Declares an option that may be given several times; see the first initialiser for the parameters.
  public init<Element: OptionValue>(_ name: String, value: String, help: String) where Value == [Element] {
    self.init(
      name, placeholder: value, choices: Element.allowedArguments, fallback: [], help: help, repeats: true,
      read: { words in
        let values = words.compactMap(Element.init(argument:))
        return values.count == words.count ? values : nil
      })
  }
}
