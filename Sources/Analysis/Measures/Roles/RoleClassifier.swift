import CodeGraph

/// Assigns types to roles and surroundings.
struct RoleClassifier {
  /// The module whose types are widgets.
  private static let kit = "TerminalKit"
  /// The module that all patterns share.
  private static let examples = "Examples"

  private let roleModel: RoleModel
  private let lines: [TypeNode.ID: Int]
  private let widgets: Set<TypeNode.ID>

  init(roleModel: RoleModel, graph: DependencyGraph) {
    self.roleModel = roleModel
    lines = graph.lines
    let kit = Set(graph.types.filter { $0.module == Self.kit }.map(\.id))
    let shared = Set(graph.types.filter { $0.module == Self.examples }.map(\.id))
    // Types that inherit from widgets, such as the examples' screens, are widgets too.
    let descents = graph.edges.filter { edge in
      shared.contains(edge.from) && edge.references.contains { $0.kind == .inherits }
    }
    let heirs = Dictionary(grouping: descents, by: \.to)
    widgets = Reachability.closure(from: kit) { Set((heirs[$0] ?? []).map(\.from)) }
  }

  /// Classifies one of the pattern's own types.
  func ownType(_ node: TypeNode) throws(MeasureError) -> PatternCode.ClassifiedType {
    guard let role = try role(of: node) else { throw .noRole(type: node.name, place: node.place) }
    return classified(node, role: role.name, part: role.part, isOwn: true)
  }

  /// Classifies a type outside the pattern; nil without a role or a surrounding, as for most of the platform's types.
  func externalType(_ node: TypeNode) throws(MeasureError) -> PatternCode.ClassifiedType? {
    if node.module == Self.examples, let role = try role(of: node) {
      return classified(node, role: role.name, part: role.part)
    }
    let surrounding = widgets.contains(node.id) ? .widgets : Surrounding.byType[node.outermostName]
    return surrounding.map { classified(node, role: $0.rawValue, surrounding: $0) }
  }

  /// Whether a type that a pattern refers to needs a role or a surrounding.
  ///
  /// All but the platform's vocabulary do. A reference to the composition root or another example is thus an error.
  func mustHaveRole(_ node: TypeNode) -> Bool {
    node.module == roleModel.module || !Surrounding.vocabulary.contains(node.outermostName)
  }

  private func role(of node: TypeNode) throws(MeasureError) -> Role? {
    let name = node.outermostName
    // A role that lists a type twice is reported like two roles.
    let roles = roleModel.roles.flatMap { role in role.types.filter { $0 == name }.map { _ in role } }
    guard roles.count < 2 else {
      throw .severalRoles(type: node.name, place: node.place, roles: roles.map(\.name))
    }
    return roles.first
  }

  private func classified(
    _ node: TypeNode, role: String, part: Part? = nil, surrounding: Surrounding? = nil, isOwn: Bool = false
  ) -> PatternCode.ClassifiedType {
    PatternCode.ClassifiedType(
      node: node, role: role, part: part, surrounding: surrounding, isOwn: isOwn, lines: lines[node.id] ?? 0)
  }
}
