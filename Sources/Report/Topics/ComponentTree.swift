import CodeGraph
import Verdicts
import Measures

/// The tree of components that a pattern with the roles Component, Builder and ModuleHolder assembles, and the path of each
/// look-up in it; read from the references of the builders and the holders.
package struct ComponentTree {
  /// What one builder builds.
  package struct Node {
    /// Nil for a level whose modules use the component above.
    package let component: String?
    let builder: String
    /// The module, the holder and the router.
    let others: [String]
    package let children: [Node]

    package var words: String { "\(others.joined(separator: ", ")), by \(builder)" }
  }

  package let roots: [Node]
  /// A sentence for each look-up, with its place.
  package private(set) var lookups: [PlacedText] = []

  /// Nil without components.
  package init?(of code: PatternCode) {
    let role = Dictionary(code.types.map { ($0.name, $0.role) }) { first, _ in first }
    guard role.values.contains("Component"), role.values.contains("Builder") else { return nil }
    func made(by name: String, _ roles: String...) -> [String] {
      code.links.filter {
        $0.from.name == name && $0.edge.kinds.contains(.constructs) && roles.contains($0.to.role)
      }
      .map(\.to.name)
    }
    func named(by name: String, _ role: String) -> [String] {
      code.links.filter { $0.from.name == name && $0.to.role == role }.map(\.to.name)
    }
    func node(_ builder: String, under parents: [String]) -> Node {
      let holders = made(by: builder, "ModuleHolder")
      let component =
        made(by: builder, "Component").first
        ?? (parents.isEmpty ? named(by: builder, "Component").first : nil)
      let below = holders.flatMap { made(by: $0, "Builder") }.filter { !parents.contains($0) }
      return Node(
        component: component, builder: builder,
        others: made(by: builder, "ModuleHolder", "Module", "Router"),
        children: below.map { node($0, under: parents + [builder]) })
    }
    let builders = code.types.filter { $0.role == "Builder" }.map(\.name)
    let below = Set(code.types.filter { $0.role == "ModuleHolder" }.flatMap { made(by: $0.name, "Builder") })
    let roots = builders.filter { !below.contains($0) }.map { node($0, under: []) }
    self.roots = roots
    let types = Dictionary(code.types.map { ($0.id, $0) }) { first, _ in first }
    func stores(_ component: String, _ name: String) -> Bool {
      code.types.contains {
        $0.name == component && $0.node.members.contains { $0.isStored && $0.name == name }
      }
    }
    /// The key that a module names in its property `key`.
    func key(of module: String) -> String? {
      code.links.filter { $0.from.name == module }.flatMap(\.edge.references).first {
        $0.fromMember == "key" && $0.toMember != nil
      }?
      .toMember
    }
    for lookup in code.namedLookups {
      guard let asking = types[lookup.type]?.name, let asked = lookup.name else { continue }
      let name = String(asked.split(separator: ".").last ?? "")
      let paths = roots.flatMap { Self.paths(to: asking, in: $0) }.map { path -> String in
        let isDependency = lookup.mechanism.hasPrefix("subscript")
        // A builder asks the component above, a module or router its holder, a holder itself.
        let holds = role[asking] == "ModuleHolder"
        let upwards = (isDependency || !holds ? path.dropLast() : path[...]).reversed()
        var steps: [String] = []
        for node in upwards {
          if isDependency {
            guard let component = node.component else { continue }
            steps.append(component)
            if stores(component, name) { return "\(steps.joined(separator: " → ")), which stores it" }
            continue
          }
          steps.append(node.others.first { role[$0] == "ModuleHolder" } ?? node.builder)
          if let found = node.children.first(where: { $0.others.contains { key(of: $0) == name } }) {
            return "\(steps.joined(separator: " → ")), which has \(found.others.first ?? "")"
          }
        }
        return steps.isEmpty ? "" : "\(steps.joined(separator: " → ")): not there"
      }
      let known = paths.filter { !$0.isEmpty }.distinct()
      let words = known.isEmpty ? "a key of its caller" : known.joined(separator: "; or ")
      lookups.append("\(asking) asks for '\(asked)': \(words) (\(lookup.place))")
    }
  }

  /// The nodes from the root to each one that builds a type.
  private static func paths(to type: String, in node: Node) -> [[Node]] {
    (node.builder == type || node.others.contains(type) ? [[node]] : [])
      + node.children.flatMap { paths(to: type, in: $0) }.map { [node] + $0 }
  }
}
