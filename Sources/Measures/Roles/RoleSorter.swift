import CodeGraph

/// Tells which role a type plays, or which surrounding it belongs to.
struct RoleSorter {
  /// The module of the kit, whose types are widgets.
  private static let kit = "TerminalKit"
  /// The module of what all patterns share.
  private static let examples = "Examples"

  private let roleModel: RoleModel
  private let lines: [TypeNode.ID: Int]
  private let widgets: Set<TypeNode.ID>

  /// Prepares to sort the types of a graph by their roles.
  init(roleModel: RoleModel, graph: DependencyGraph) {
    self.roleModel = roleModel
    lines = graph.lines
    var widgets = Set(graph.types.filter { $0.module == Self.kit }.map(\.id))
    let shared = Set(graph.types.filter { $0.module == Self.examples }.map(\.id))
    // The examples' screens are widgets too, by descent.
    let descents = graph.edges.filter { edge in
      edge.references.contains { $0.kind == .inherits } && shared.contains(edge.from)
    }
    var grows = true
    while grows {
      let heirs = descents.filter { widgets.contains($0.to) && !widgets.contains($0.from) }
      widgets.formUnion(heirs.map(\.from))
      grows = !heirs.isEmpty
    }
    self.widgets = widgets
  }

  /// One of the pattern's own types with its role.
  func ownUnit(_ node: TypeNode) throws(MeasureError) -> PatternCode.Unit {
    guard let role = try role(of: node) else { throw roleMissing(node, roles: []) }
    return unit(node, role: role.name, part: role.part, isOwn: true)
  }

  /// A type around the pattern with its role or surrounding; nil if it counts for none, as most of the platform's.
  func unitAround(_ node: TypeNode) throws(MeasureError) -> PatternCode.Unit? {
    if node.module == Self.examples, let role = try role(of: node) {
      return unit(node, role: role.name, part: role.part)
    }
    let surrounding = widgets.contains(node.id) ? .widgets : Surrounding.byType[node.outermostName]
    return surrounding.map { unit(node, role: $0.rawValue, surrounding: $0) }
  }

  /// Whether a type that a pattern names may not go without a role or a surrounding: none may but the platform's words.
  ///
  /// The pattern's own entry, and its code for the other example, are such types too: nobody may name them.
  func mustHaveRole(_ node: TypeNode) -> Bool {
    node.module == roleModel.module || !Surrounding.vocabulary.contains(node.outermostName)
  }

  private func role(of node: TypeNode) throws(MeasureError) -> Role? {
    let name = node.outermostName
    // A type that a role lists twice plays it twice: that is told like two roles.
    let roles = roleModel.roles.flatMap { role in role.types.filter { $0 == name }.map { _ in role } }
    guard roles.count < 2 else { throw roleMissing(node, roles: roles) }
    return roles.first
  }

  private func roleMissing(_ node: TypeNode, roles: [Role]) -> MeasureError {
    .roleMissing(type: node.name, place: node.place?.description ?? node.module, roles: roles.map(\.name))
  }

  private func unit(
    _ node: TypeNode, role: String, part: Part? = nil, surrounding: Surrounding? = nil, isOwn: Bool = false
  ) -> PatternCode.Unit {
    PatternCode.Unit(
      node: node, role: role, part: part, surrounding: surrounding, isOwn: isOwn, lines: lines[node.id] ?? 0)
  }
}
