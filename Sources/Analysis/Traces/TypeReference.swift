/// A pair of types of which the first refers to the second, in the compiler's index.
public struct TypeReference: Sendable, Hashable, Codable, Comparable {
  /// The outermost type that refers.
  public let from: String
  /// The outermost type that is referred to.
  public let to: String

  /// Creates a reference.
  package init(from: String, to: String) {
    self.from = from
    self.to = to
  }

  /// Orders references by their types' names.
  public static func < (one: Self, other: Self) -> Bool {
    (one.from, one.to) < (other.from, other.to)
  }
}
