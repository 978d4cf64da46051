import Catalog
import Examples
import Measures

/// A pattern's code for one example, part by part.
public struct CodeListing: Sendable {
  /// The code of the roles of one part.
  public struct Section: Sendable, Equatable, Encodable {
    /// The part.
    public let part: Part
    /// The names of the roles; empty if the pattern has none of this part.
    public let roles: [String]
    /// The pattern's own files, in the order of the roles and their types.
    public internal(set) var files: [SourceFile]
    /// The names of the roles' types that all patterns share.
    public let shared: [String]
  }

  /// The pattern's card.
  public let card: Card
  /// The example.
  public let example: Example
  /// The path of the example's shared code in the package.
  public let sharedPath: String
  /// The path of the pattern's composition root in the package.
  public let compositionRoot: String
  /// The file of the composition root; nil if it cannot be read.
  public let root: SourceFile?
  /// One section for each part, in the order of the parts; of a selection only those with code.
  public internal(set) var sections: [Section]
  /// Whether only the declarations are left.
  public internal(set) var isBrief = false
}
