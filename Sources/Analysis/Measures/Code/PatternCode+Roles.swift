extension PatternCode {
  /// The coupling of a role with the rest of the pattern; Martin, "OO Design Quality Metrics", 1994.
  public struct RoleCoupling: Sendable, Hashable {
    /// The role's name.
    public let role: String
    /// Afferent coupling: the number of types of other roles that refer to this role.
    public let afferent: Int
    /// Efferent coupling: the number of this role's types that refer to other roles.
    public let efferent: Int
    /// The surroundings that the role's types refer to, without ``Surrounding/shared``.
    public let surroundings: [Surrounding]
  }

  /// The roles that have a type in the example, own or shared, in the card's order.
  public var roles: [Role] {
    let played = Set(types.map(\.role)).union(links.map(\.to.role))
    return roleModel.roles.filter { played.contains($0.name) }
  }

  /// The coupling of each role, in the card's order; neither figure counts surroundings and wiring.
  public var roleCouplings: [RoleCoupling] {
    let between = linksBetweenRoles
    return roles.map { role in
      let named = Set(links.filter { $0.from.role == role.name }.compactMap(\.to.surrounding))
      return RoleCoupling(
        role: role.name, afferent: Set(between.filter { $0.to.role == role.name }.map(\.from)).count,
        efferent: Set(between.filter { $0.from.role == role.name }.map(\.from)).count,
        surroundings: Surrounding.allCases.filter { $0 != .shared && named.contains($0) })
    }
  }

  /// The dependency structure matrix: the number of pairs of types in which one of the row's role refers to one of the
  /// column's; Steward 1981, in the form of MacCormack, Rusnak and Baldwin 2006.
  public var roleMatrix: [[Int]] {
    let names = roles.map(\.name)
    let counts = Dictionary(grouping: links) { [$0.from.role, $0.to.role] }.mapValues(\.count)
    return names.map { from in names.map { to in counts[[from, to]] ?? 0 } }
  }
}
