import Catalog

extension PatternCode {
  /// How many pairs of types of different roles name one another, the wiring's own naming apart.
  public struct RoleReferences: Sendable, Hashable {
    /// The pairs of which the second is a concrete type.
    public let concrete: Int
    /// The pairs of which the second is a protocol; a conformance is such a pair too.
    public let `protocol`: Int
  }

  /// The references from role to role, surroundings left out.
  public var roleReferences: RoleReferences {
    let between = links.filter { link in
      !link.from.isWiring && link.to.surrounding == nil && link.from.role != link.to.role
    }
    return RoleReferences(
      concrete: between.count { !$0.isThroughProtocol }, protocol: between.count(where: \.isThroughProtocol))
  }

  /// The names of the roles of which a type names something of a surrounding, the wiring apart, in the card's order.
  public func roles(naming surrounding: Surrounding) -> [String] {
    roleCouplings.filter { coupling in
      coupling.surroundings.contains(surrounding)
        && card.roles.contains { $0.name == coupling.role && $0.part != .wiring }
    }.map(\.role)
  }
}
