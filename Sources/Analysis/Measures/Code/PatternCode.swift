import CodeGraph

/// A pattern's code for one example: its own types with their roles, and the types that they refer to.
///
/// The composition root stands beside these types, as it plays no role: only figures with wiring count it.
public struct PatternCode: Sendable {
  /// A type with its role or surrounding; a class, because measures copy many of them.
  public final class ClassifiedType: Sendable, Hashable, Identifiable {
    /// The type in the graph.
    public let node: TypeNode
    /// The name of its role or its ``Surrounding``.
    public let role: String
    /// The part that its role plays; nil in a surrounding.
    public let part: Part?
    /// Its surrounding; nil if it plays a role.
    public let surrounding: Surrounding?
    /// Whether the pattern declares it; otherwise the examples, the kit or the platform do.
    public let isOwn: Bool
    /// The lines of code; 0 for a nested type, whose lines count for the enclosing type.
    public let lines: Int

    /// The type's id.
    public var id: TypeNode.ID { node.id }
    /// The type's name.
    public var name: String { node.name }
    /// Whether it is a protocol.
    public var isProtocol: Bool { node.kind == .protocol }
    /// Whether it only assembles other parts.
    public var isWiring: Bool { part == .wiring }

    init(
      node: TypeNode, role: String, part: Part?, surrounding: Surrounding?, isOwn: Bool, lines: Int
    ) {
      (self.node, self.role, self.part, self.surrounding) = (node, role, part, surrounding)
      (self.isOwn, self.lines) = (isOwn, lines)
    }

    /// Compares the types' ids.
    public static func == (one: ClassifiedType, other: ClassifiedType) -> Bool { one.id == other.id }
    /// Hashes the type's id.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// The references from one of the pattern's types to another type; a class like ``ClassifiedType``.
  public final class Link: Sendable, Hashable {
    /// The referring type.
    public let from: ClassifiedType
    /// The type referred to.
    public let to: ClassifiedType
    /// The references.
    public let edge: Edge

    /// Whether the type referred to is a protocol.
    public var isThroughProtocol: Bool { to.isProtocol }

    init(from: ClassifiedType, to: ClassifiedType, edge: Edge) {
      (self.from, self.to, self.edge) = (from, to, edge)
    }

    /// Compares both ends.
    public static func == (one: Link, other: Link) -> Bool { one.from == other.from && one.to == other.to }
    /// Hashes both ends.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(from)
      hasher.combine(to)
    }
  }

  /// The pattern's roles and the references that are allowed between them.
  public let roleModel: RoleModel
  /// The name of the example's folder, such as `Login`.
  public let example: String
  /// The code for the smaller examples that the pattern has, in their order.
  public let smaller: [PatternCode]
  /// The composition root of all examples.
  public let root: CompositionRoot
  /// The references from the composition root to own types.
  let edgesFromRoot: [Edge]
  /// The pattern's own types, in the order of the card's roles and, within one, of its types.
  public let types: [ClassifiedType]
  /// The links from own types to any types, in the order of ``types``.
  public let links: [Link]
  /// All arrows between different roles, found or allowed, in the order of the card's roles; surroundings come last.
  ///
  /// References to shared texts and rules make no arrow.
  public let roleArrows: [RoleArrow]
  /// The links between types outside the pattern, such as an entity that holds another.
  let externalLinks: [Link]
  /// The look-ups by name at run time, in the order of files and lines.
  public let namedLookups: [Lookup]
  /// The number of references whose enclosing declaration was determined by position.
  public let givenByPosition: Int
  /// The own types without wiring; most measures count these.
  public let counted: [ClassifiedType]
  /// The own types and all types that they refer to.
  let allTypes: [ClassifiedType]
  /// The figures that were asked for.
  let figures = FigureCache()
}
