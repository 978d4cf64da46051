import CodeGraph
import Measures
import Verdicts

/// What builders, holders and modules make and name, by the roles Component,
/// Builder, ModuleHolder, Module and Router.
struct ComponentAssembly {
  private let code: PatternCode
  private let roles: [String: String]

  init(of code: PatternCode) {
    self.code = code
    roles = code.types.distinct(by: \.name).reduce(into: [:]) { roles, type in
      roles[type.name] = type.role
    }
  }

  /// Whether there are components that builders make.
  var hasTree: Bool {
    roles.values.contains("Component") && roles.values.contains("Builder")
  }

  /// The trees of the builders that no holder makes.
  var roots: [ComponentTree.Node] {
    let holders = code.types.filter { $0.role == "ModuleHolder" }.map(\.name)
    let below = Set(holders.flatMap { types(madeBy: $0, "Builder") })
    let builders = code.types.filter { $0.role == "Builder" }.map(\.name)
    let roots = builders.filter { !below.contains($0) }
    return roots.map { node(of: $0, under: []) }
  }

  private func node(
    of builder: String,
    under parents: [String]
  ) -> ComponentTree.Node {
    let holders = types(madeBy: builder, "ModuleHolder")
    let builders = holders.flatMap { types(madeBy: $0, "Builder") }
    let below = builders.filter { !parents.contains($0) }
    return ComponentTree.Node(
      component: component(of: builder, isRoot: parents.isEmpty),
      builder: builder,
      others: types(madeBy: builder, "ModuleHolder", "Module", "Router"),
      children: below.map { node(of: $0, under: parents + [builder]) }
    )
  }

  /// The component that a builder makes; that of the root may
  /// be made elsewhere.
  private func component(of builder: String, isRoot: Bool) -> String? {
    if let made = types(madeBy: builder, "Component").first { return made }
    guard isRoot else { return nil }
    let link = code.links.first { link in
      link.from.name == builder && link.to.role == "Component"
    }
    return link?.to.name
  }

  /// The types of some roles that a type constructs.
  private func types(madeBy name: String, _ roles: String...) -> [String] {
    let made = code.links.filter { link in
      link.from.name == name
        && link.edge.kinds.contains(.constructs)
        && roles.contains(link.to.role)
    }
    return made.map(\.to.name)
  }

  // MARK: Look-ups

  /// The name of the type with an id.
  func name(of id: TypeNode.ID) -> String? {
    code.types.first { $0.id == id }?.name
  }

  /// Whether a type is a holder of modules.
  func isHolder(_ name: String) -> Bool { roles[name] == "ModuleHolder" }

  /// Whether a component has a stored property of a name.
  func stores(_ component: String, _ name: String) -> Bool {
    code.types.contains { type in
      type.name == component
        && type.node.members.contains { $0.isStored && $0.name == name }
    }
  }

  /// The key that a module names in its property `key`.
  func key(of module: String) -> String? {
    let links = code.links.filter { $0.from.name == module }
    let references = links.flatMap(\.edge.references)
    let ofKey = references.filter { $0.fromMember == "key" }
    return ofKey.compactMap(\.toMember).first
  }
}
