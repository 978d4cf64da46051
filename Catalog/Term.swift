/// A word of a source, and what stands for it here.
public struct Term: Sendable, Hashable {
  /// The word as the source has it, such as `Wireframe`.
  public let word: String
  /// The source.
  public let source: Source
  /// The roles or types of this version that stand for it; empty if nothing does.
  public let here: [String]
  /// The number of the caveat that says why it is otherwise here; nil if it is as in the source.
  public let caveat: Int?

  /// Creates a term from its word, its source and what stands for it.
  public init(_ word: String, in source: Source, here: [String], caveat: Int? = nil) {
    self.word = word
    self.source = source
    self.here = here
    self.caveat = caveat
  }
}
