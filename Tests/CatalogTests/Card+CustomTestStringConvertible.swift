import Catalog
import Testing

/// Shortens a test's argument to the pattern's name.
extension Card: CustomTestStringConvertible {
  /// The pattern's name.
  public var testDescription: String { name }
}
