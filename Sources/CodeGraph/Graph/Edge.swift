/// That one type names another, with every place where it does.
public struct Edge: Sendable, Hashable {
  /// The type that names.
  public let from: TypeNode.ID
  /// The type that is named.
  public let to: TypeNode.ID
  /// The places, in the order of files, lines and kinds; never empty.
  public let references: [Reference]

  /// What the naming is for, each kind once, in the order of their declaration.
  public var kinds: [Reference.Kind] {
    Reference.Kind.allCases.filter { kind in references.contains { $0.kind == kind } }
  }

  /// The places of the references, each once, in order.
  public var places: [Place] { Set(references.map(\.place)).sorted() }

  /// Whether the first type does no more than fulfil the second, which is a protocol.
  public var isConformance: Bool { references.allSatisfy { $0.kind == .conforms } }
}
