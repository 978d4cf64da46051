import CodeGraph

/// A type of a pattern's tests that conforms to a protocol of the pattern.
public struct TestDouble: Sendable, Codable, Hashable {
  /// The type's name, such as `FakeLoginView`.
  public let name: String
  /// The place of its declaration.
  public let place: Place
  /// The number of its lines of code.
  public let lines: Int
  /// The number of its members, those of its superclass apart.
  public let members: Int
}
