/// The values of a command line, read by the declarations themselves.
///
/// A declaration that the selected command does not list reads as not given.
public struct Parsed: Sendable {
  let page: HelpPage
  let named: [String: [String]]
  let placed: [String: [String]]

  /// The selected command's name after those of the commands above it, the root's first.
  public var path: [String] { page.path }

  /// Whether the flag was given.
  public subscript(flag: Flag) -> Bool { named[flag.name] != nil }

  /// The option's value, or its default.
  public subscript<Value>(option: Option<Value>) -> Value {
    named[option.name]?.last.flatMap(option.read) ?? option.fallback
  }

  /// The option's values, in their order.
  public subscript<Value>(option: RepeatedOption<Value>) -> [Value] {
    named[option.name, default: []].compactMap { Value(argument: $0) }
  }

  /// The words given for the argument, in their order.
  public subscript(positional: Positional) -> [String] { placed[positional.name] ?? [] }

  /// Makes an error, laid out like the built-in ones, of a fault that only the command can see.
  public func usageError(_ message: String) -> UsageError { page.usageError(message) }
}
