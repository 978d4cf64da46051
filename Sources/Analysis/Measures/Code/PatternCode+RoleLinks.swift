extension PatternCode {
  /// The links between types of different roles, without wiring and surroundings.
  public var linksBetweenRoles: [Link] {
    links.filter { link in
      link.from.role != link.to.role && link.to.part != nil && !link.from.isWiring && !link.to.isWiring
    }
  }

  /// The links from types, wiring excepted, that use a surrounding itself, and not only its values.
  func links(reaching surroundings: [Surrounding]) -> [Link] {
    links.filter { link in
      guard let surrounding = link.to.surrounding, surroundings.contains(surrounding) else { return false }
      return !link.from.isWiring && !Surrounding.values.contains(link.to.node.outermostName)
    }
  }

  /// The roles, wiring excepted, that reach surroundings, in the card's order.
  func roles(reaching surroundings: [Surrounding]) -> [Role] {
    let reaching = Set(links(reaching: surroundings).map(\.from.role))
    return roleModel.roles.filter { reaching.contains($0.name) }
  }

  /// The links from each type to others that count as its fan-out: all but those to shared texts and failures.
  var fanOuts: [ClassifiedType.ID: [Link]] {
    let counted = links.filter { !Surrounding.shared.types.contains($0.to.node.outermostName) }
    return Dictionary(grouping: counted, by: \.from.id)
  }
}
