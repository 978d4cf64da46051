import Catalog

extension PatternCode {
  /// The links between types of different roles, the wiring's apart; surroundings are no roles.
  public var linksBetweenRoles: [Link] {
    links.filter { link in
      link.from.role != link.to.role && link.to.part != nil && !link.from.isWiring && !link.to.isWiring
    }
  }

  /// The roles, the wiring's apart, that name a surrounding, in the card's order.
  public func roles(naming surrounding: Surrounding) -> [Role] {
    let naming = Set(links.filter { $0.to.surrounding == surrounding && !$0.from.isWiring }.map(\.from.role))
    return card.roles.filter { naming.contains($0.name) }
  }
}
