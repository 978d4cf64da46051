extension PatternCode {
  /// How a role hangs together with the rest of the pattern; Martin, "OO Design Quality Metrics", 1994.
  public struct RoleCoupling: Sendable, Hashable {
    /// The role's name.
    public let role: String
    /// Afferent coupling: how many types of other roles name a type of this one.
    public let afferent: Int
    /// Efferent coupling: how many types of this role name a type of another.
    public let efferent: Int
    /// The surroundings that the role's types name, shared words apart.
    public let surroundings: [Surrounding]
  }

  /// The roles that have a type in the example, own or shared, in the card's order.
  public var roles: [Role] {
    let played = Set(units.map(\.role)).union(links.map(\.to.role))
    return roleModel.roles.filter { played.contains($0.name) }
  }

  /// The coupling of every role with the others, in the card's order; surroundings and the wiring count for neither figure.
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

  /// The dependency structure matrix: how many pairs of types there are, the first of the row's role naming the second of
  /// the column's; Steward 1981, in the form of MacCormack, Rusnak and Baldwin 2006.
  public var roleMatrix: [[Int]] {
    let names = roles.map(\.name)
    let counts = Dictionary(grouping: links) { [$0.from.role, $0.to.role] }.mapValues(\.count)
    return names.map { from in names.map { to in counts[[from, to]] ?? 0 } }
  }
}
