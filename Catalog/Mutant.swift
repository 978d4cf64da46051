/// A small mistake put into a pattern's code on purpose, to see what notices it.
public struct Mutant: Sendable, Hashable {
  /// A piece of code that gives way to another.
  public struct Edit: Sendable, Hashable {
    /// The file in the pattern's folder, such as `Login/LoginPresenter.swift`.
    public let file: String
    /// What stands in the file, once.
    public let original: String
    /// What takes its place.
    public let replacement: String

    /// Creates an edit from its parts.
    public init(in file: String, replace original: String, with replacement: String) {
      self.file = file
      self.original = original
      self.replacement = replacement
    }
  }

  /// The mistake.
  public let mutation: Mutation
  /// What is changed: mostly one piece of code, more where the pattern guards twice or does it in several places.
  public let edits: [Edit]

  /// Creates a mutant from its parts.
  public init(_ mutation: Mutation, _ edits: [Edit]) {
    self.mutation = mutation
    self.edits = edits
  }
}
