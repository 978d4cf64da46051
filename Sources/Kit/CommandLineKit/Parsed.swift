/// The values of a parsed command line, looked up by their declarations.
///
/// A declaration that the selected command does not list counts as not given.
public struct Parsed: Sendable {
  let page: HelpPage
  let named: [String: [String]]
  let placed: [String: [String]]
  /// What to tell the user about the words that were given, such as the choice that an alias stands for.
  public let notes: [String]

  /// The names of the commands from the root to the selected one.
  public var path: [String] { page.path }

  /// Whether the flag was given.
  public subscript(flag: Flag) -> Bool { named[flag.name] != nil }

  /// The option's value, or its default.
  public subscript<Value>(option: Option<Value>) -> Value {
    named[option.name].flatMap(option.read) ?? option.fallback
  }

  /// The words of the positional argument, in order.
  public subscript(positional: Positional) -> [String] { placed[positional.name] ?? [] }

  /// Creates a usage error for a fault that the parser cannot detect.
  public func usageError(_ message: String) -> CommandError { page.usageError(message) }
}
