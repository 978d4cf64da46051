import Catalog
import Testing

/// A test's argument is printed as the pattern's name, not as the whole card.
extension Card: CustomTestStringConvertible {
  /// The pattern's name.
  public var testDescription: String { name }
}
