/// A deliberate mistake in a pattern's code, to check that scenarios and tests notice it.
public struct Mutant: Sendable, Hashable {
  /// The replacement of a piece of code.
  public struct Edit: Sendable, Hashable {
    /// The file in the pattern's folder, such as `Login/LoginPresenter.swift`.
    public let file: String
    /// The code to replace; it occurs in the file exactly once.
    public let original: String
    /// The new code.
    public let replacement: String

    /// Creates an edit from its parts.
    public init(in file: String, replace original: String, with replacement: String) {
      self.file = file
      self.original = original
      self.replacement = replacement
    }
  }

  /// The kind of mistake.
  public let mutation: Mutation
  /// The edits: several where a pattern checks twice or repeats the code.
  public let edits: [Edit]

  /// Creates a mutant from its parts.
  public init(_ mutation: Mutation, _ edits: [Edit]) {
    self.mutation = mutation
    self.edits = edits
  }
}
