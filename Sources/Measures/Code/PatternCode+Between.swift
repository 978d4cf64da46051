extension PatternCode {
  /// The links between types of different roles, the wiring's apart; surroundings are no roles.
  public var linksBetweenRoles: [Link] {
    links.filter { link in
      link.from.role != link.to.role && link.to.part != nil && !link.from.isWiring && !link.to.isWiring
    }
  }

  /// The links by which roles, the wiring's apart, name one of some surroundings.
  func links(naming surroundings: [Surrounding]) -> [Link] {
    links.filter { link in
      !link.from.isWiring && link.to.surrounding.map(surroundings.contains) ?? false
    }
  }

  /// The roles, the wiring's apart, that name one of some surroundings, in the card's order.
  public func roles(naming surroundings: [Surrounding]) -> [Role] {
    let naming = Set(links(naming: surroundings).map(\.from.role))
    return roleModel.roles.filter { naming.contains($0.name) }
  }
}
