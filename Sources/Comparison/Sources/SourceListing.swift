import Catalog
import Examples
import Measures

/// A pattern's code for one example, part by part.
public struct SourceListing: Sendable {
  /// The code of all roles that play one part.
  public struct Section: Sendable, Equatable {
    /// The part.
    public let part: Part
    /// The names of the roles; empty if the pattern has none for this part.
    public let roles: [String]
    /// The pattern's own files, in the order of the roles and of their types.
    public let files: [SourceFile]
    /// The names of the roles' types that all patterns share and this example needs.
    public let shared: [String]
  }

  /// The pattern's card.
  public let card: Card
  /// The example.
  public let example: Example
  /// The path under the package's folder of what all patterns share of the example.
  public let sharedPath: String
  /// The path under the package's folder of the file in which both examples are put together.
  public let compositionRoot: String
  /// One section for every part, in the order of the parts.
  public let sections: [Section]
}
