extension PatternCode {
  /// The links between types of different roles, without wiring and surroundings.
  public var linksBetweenRoles: [Link] {
    links.filter { link in
      link.from.role != link.to.role && link.to.part != nil && !link.from.isWiring && !link.to.isWiring
    }
  }

  /// The links from roles, wiring excepted, to surroundings.
  func links(naming surroundings: [Surrounding]) -> [Link] {
    links.filter { link in
      !link.from.isWiring && link.to.surrounding.map(surroundings.contains) ?? false
    }
  }

  /// The roles, wiring excepted, that refer to surroundings, in the card's order.
  public func roles(naming surroundings: [Surrounding]) -> [Role] {
    let naming = Set(links(naming: surroundings).map(\.from.role))
    return roleModel.roles.filter { naming.contains($0.name) }
  }
}
