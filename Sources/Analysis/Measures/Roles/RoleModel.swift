/// The roles of a pattern and the references allowed between them; the code is checked against it.
public struct RoleModel: Sendable, Hashable {
  /// The pattern's display name, such as `MODA-V`.
  public let name: String
  /// The module with the pattern's code.
  public let module: String
  /// The roles, in the order in which reports list them.
  public let roles: [Role]
  /// The arrows allowed between roles; all others are forbidden.
  public let arrows: [Arrow]
  /// The forbidden references that are excused.
  public let exceptions: [ArrowException]

  /// Creates a model from its parts.
  public init(
    name: String, module: String, roles: [Role], arrows: [Arrow], exceptions: [ArrowException] = []
  ) {
    self.name = name
    self.module = module
    self.roles = roles
    self.arrows = arrows
    self.exceptions = exceptions
  }

  /// The ends of arrows that are neither a role nor a surrounding, each with its arrow.
  public var unknownEnds: [(arrow: Arrow, end: String)] {
    let roles = Set(roles.map(\.name))
    let targets = roles.union(Surrounding.outside.map(\.rawValue))
    return arrows.flatMap { arrow in
      (roles.contains(arrow.from) ? [] : [(arrow, arrow.from)])
        + (targets.contains(arrow.to) ? [] : [(arrow, arrow.to)])
    }
  }
}
