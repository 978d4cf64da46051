/// A term of a source and its counterparts in this package.
public struct Term: Sendable, Hashable {
  /// The term in the source, such as `Wireframe`.
  public let word: String
  /// The source.
  public let source: Source
  /// The corresponding roles, types or members in this package; empty if there are none.
  public let here: [String]
  /// The number of the caveat that explains a difference from the source; nil if there is none.
  public let caveat: Int?

  /// Creates a term from its word, its source and its counterparts.
  public init(_ word: String, in source: Source, here: [String], caveat: Int? = nil) {
    self.word = word
    self.source = source
    self.here = here
    self.caveat = caveat
  }
}
