/// The references from one type to another.
public struct Edge: Sendable, Hashable, Codable {
  /// The referring type.
  public let from: TypeNode.ID
  /// The type that is referred to.
  public let to: TypeNode.ID
  /// The references, in the order of files, lines and kinds; never empty.
  public let references: [Reference]

  /// The kinds of the references, each once, in the order of their declaration.
  public var kinds: [Reference.Kind] {
    Reference.Kind.allCases.filter { kind in references.contains { $0.kind == kind } }
  }

  /// The places of the references, each once, in order.
  public var places: [Place] { Set(references.map(\.place)).sorted() }

  /// Whether the first type only conforms to the second.
  public var isConformance: Bool { references.allSatisfy { $0.kind == .conforms } }
}
