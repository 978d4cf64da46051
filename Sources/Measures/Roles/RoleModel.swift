/// The roles of a pattern and the references allowed between them: the model with which the code is compared.
public struct RoleModel: Sendable, Hashable {
  /// The pattern's name in print, such as `MODA-V`.
  public let name: String
  /// The module that holds the pattern's code.
  public let module: String
  /// The roles, in the order in which reports list them.
  public let roles: [Role]
  /// The arrows allowed between roles; all others are forbidden.
  public let arrows: [Arrow]
  /// The forbidden references between types that are excused.
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

  /// The ends of arrows that are neither a role nor a surrounding that may be named, each with its arrow.
  public var unknownEnds: [(arrow: Arrow, end: String)] {
    let roles = Set(roles.map(\.name))
    let targets = roles.union(Surrounding.outside.map(\.rawValue))
    return arrows.flatMap { arrow in
      (roles.contains(arrow.from) ? [] : [(arrow, arrow.from)])
        + (targets.contains(arrow.to) ? [] : [(arrow, arrow.to)])
    }
  }
}
