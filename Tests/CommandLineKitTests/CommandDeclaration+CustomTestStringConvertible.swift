import CommandLineKit
import Testing

/// Shortens a test's argument to the command's name.
extension CommandDeclaration: CustomTestStringConvertible {
  /// The command's name.
  public var testDescription: String { name }
}
