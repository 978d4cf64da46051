import Examples

extension Claim {
  /// The size of the programs that a source's words are about, where they name one.
  ///
  /// A claim is judged in the examples of that size alone; the figures of the others are shown.
  public enum Scope: String, Sendable, Hashable, CaseIterable {
    /// "In a tiny example": the smallest of the examples.
    case tiny

    /// The words that a text with this scope has one of.
    public var words: [String] {
      switch self {
      case .tiny: ["tiny"]
      }
    }

    /// Whether the words are about an example.
    public func covers(_ example: Example) -> Bool {
      switch self {
      case .tiny: example == Example.all.first
      }
    }
  }
}
