import TerminalText

/// A type that an option's value can be parsed as.
///
/// A `CaseIterable` enumeration with string raw values conforms without further code and allows its raw values.
public protocol OptionValue: Sendable {
  /// Parses an argument; `nil` is a usage error.
  init?(argument: String)
  var argumentText: String { get }
  /// The allowed arguments; empty if they cannot be listed.
  static var allowedArguments: [String] { get }
}

extension OptionValue {
  /// Empty by default.
  public static var allowedArguments: [String] { [] }
}

extension OptionValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// Creates the case with that raw value.
  public init?(argument: String) { self.init(rawValue: argument) }
  /// The raw value.
  public var argumentText: String { rawValue }
  /// Every raw value.
  public static var allowedArguments: [String] { allCases.map(\.rawValue) }
}

extension String: OptionValue {
  /// Accepts any text.
  public init?(argument: String) { self = argument }
  /// The text itself.
  public var argumentText: String { self }
}

extension Int: OptionValue {
  /// Parses a decimal number; `nil` on overflow.
  public init?(argument: String) { self.init(argument) }
  /// The decimal digits.
  public var argumentText: String { description }
}

extension Double: OptionValue {
  /// Parses a finite number; `nil` for `nan`, `inf` and on overflow.
  public init?(argument: String) {
    guard let number = Double(argument), number.isFinite else { return nil }
    self = number
  }
  /// The number, without a fraction if it is whole.
  public var argumentText: String { Int(exactly: self)?.description ?? description }
}

extension ColorChoice: OptionValue {}
