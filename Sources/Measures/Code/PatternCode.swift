import CodeGraph

/// A pattern's code for one example: its own types with their roles, and what they name.
///
/// The entry that puts both examples together is no part of it.
public struct PatternCode: Sendable {
  /// A type with its place in the pattern; a class, as every measure passes all of them around.
  public final class Unit: Sendable, Hashable, Identifiable {
    /// The type.
    public let node: TypeNode
    /// The role that it plays, or the name of the ``Surrounding`` that it belongs to.
    public let role: String
    /// The part that its role plays; nil if it is of a surrounding.
    public let part: Part?
    /// The surrounding that it belongs to; nil if it plays a role.
    public let surrounding: Surrounding?
    /// Whether the pattern declares it, as against the examples, the kit or the platform.
    public let isOwn: Bool
    /// How many lines of code it takes; 0 for a type within another, whose lines are that one's.
    public let lines: Int

    /// The type's id.
    public var id: TypeNode.ID { node.id }
    /// The type's name.
    public var name: String { node.name }
    /// Whether it is a protocol.
    public var isProtocol: Bool { node.kind == .protocol }
    /// Whether it only puts other parts together.
    public var isWiring: Bool { part == .wiring }

    init(
      node: TypeNode, role: String, part: Part?, surrounding: Surrounding?, isOwn: Bool, lines: Int
    ) {
      (self.node, self.role, self.part, self.surrounding) = (node, role, part, surrounding)
      (self.isOwn, self.lines) = (isOwn, lines)
    }

    /// Whether both are the same type.
    public static func == (one: Unit, other: Unit) -> Bool { one.id == other.id }
    /// Takes the type's id into account.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// That one of the pattern's types names another type, with the places; a class like ``Unit``.
  public final class Link: Sendable, Hashable {
    /// The type that names; always the pattern's own.
    public let from: Unit
    /// The type that is named.
    public let to: Unit
    /// The places.
    public let edge: Edge

    /// Whether the type that is named is a protocol.
    public var isThroughProtocol: Bool { to.isProtocol }

    init(from: Unit, to: Unit, edge: Edge) {
      (self.from, self.to, self.edge) = (from, to, edge)
    }

    /// Whether both are between the same types.
    public static func == (one: Link, other: Link) -> Bool { one.from == other.from && one.to == other.to }
    /// Takes both types into account.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(from)
      hasher.combine(to)
    }
  }

  /// The pattern's roles and the references that are allowed between them.
  public let roleModel: RoleModel
  /// The name of the example's folder, such as `Login`.
  public let example: String
  /// The pattern's own types, in the order of the card's roles and, within one, of its types.
  public let units: [Unit]
  /// The links from own types to own types and to those around, in the order of ``units``.
  public let links: [Link]
  /// The links that start at types around the pattern, such as an entity that holds another.
  let linksAround: [Link]
  /// The places where the code finds something by name at run time, in the order of files and lines.
  public let lookups: [Figure.Evidence]
  /// How many references of the code were given to a declaration by position.
  public let givenByPosition: Int
  /// The own types that do more than put others together: what is counted.
  public let counted: [Unit]
  /// All types, own and around, that the pattern's code names or consists of.
  let allUnits: [Unit]
}
