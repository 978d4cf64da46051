import TerminalText

/// A type that the value of an option can be read as.
///
/// An enumeration of strings that is `CaseIterable` conforms without further code and allows its raw values.
public protocol OptionValue: Sendable {
  /// Reads a value as it was typed; `nil` makes a usage error.
  init?(argument: String)
  /// The value as it would be typed.
  var argumentText: String { get }
  /// The only words allowed; empty when they cannot be listed.
  static var allowedArguments: [String] { get }
}

extension OptionValue {
  /// No list of words.
  public static var allowedArguments: [String] { [] }
}

extension OptionValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// Reads the case of that raw value.
  public init?(argument: String) { self.init(rawValue: argument) }
  /// The raw value.
  public var argumentText: String { rawValue }
  /// Every raw value.
  public static var allowedArguments: [String] { allCases.map(\.rawValue) }
}

extension String: OptionValue {
  /// Takes any text.
  public init?(argument: String) { self = argument }
  /// The text itself.
  public var argumentText: String { self }
}

extension Int: OptionValue {
  /// Reads a decimal number; `nil` when it does not fit.
  public init?(argument: String) { self.init(argument) }
  /// The decimal digits.
  public var argumentText: String { description }
}

extension Double: OptionValue {
  /// Reads a finite number; `nil` for `nan`, `inf` and what overflows.
  public init?(argument: String) {
    guard let number = Double(argument), number.isFinite else { return nil }
    self = number
  }
  /// The number, without a fraction where it has none.
  public var argumentText: String { Int(exactly: self)?.description ?? description }
}

extension ColorChoice: OptionValue {}
