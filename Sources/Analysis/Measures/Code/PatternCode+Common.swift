import CodeGraph

extension PatternCode {
  /// The name of the folder for code that several examples need.
  public static let commonFolder = "Common"

  /// The types that also belong to a smaller example: both use the same code, from the folder ``commonFolder``.
  public var reused: [ClassifiedType] {
    let known = Set(smaller.flatMap(\.types))
    return types.filter(known.contains)
  }

  /// Their names by role, in the card's order.
  public var reusedByRole: [(String, [String])] {
    roleModel.roles.map { role in (role.name, reused.filter { $0.role == role.name }.map(\.name)) }
      .filter { !$0.1.isEmpty }
  }

  /// The types at a path that belong to an example: those of its folder, and of the common folder all but those that
  /// only other examples need.
  ///
  /// Code needs the types that it names and, of a protocol, those that conform to it.
  static func types(of example: String, of module: String, at path: String, in graph: DependencyGraph)
    -> [TypeNode]
  {
    let folders = Dictionary(grouping: graph.types) { node -> Substring? in
      guard node.module == module, let file = node.place?.file, file.hasPrefix("\(path)/") else { return nil }
      let parts = file.dropFirst(path.count + 1).split(separator: "/", maxSplits: 1)
      return parts.count > 1 ? parts[0] : nil
    }
    let common = folders[commonFolder[...]] ?? []
    let ids = Set(common.map(\.id))
    var targets: [TypeNode.ID: Set<TypeNode.ID>] = [:]
    for edge in graph.edges where ids.contains(edge.to) {
      targets[edge.from, default: []].insert(edge.to)
      if ids.contains(edge.from), edge.kinds.contains(.conforms) {
        targets[edge.to, default: []].insert(edge.from)
      }
    }
    func needed(in folder: Substring) -> Set<String> {
      let reached = Reachability.closure(from: Set((folders[folder] ?? []).map(\.id))) { targets[$0] ?? [] }
      return Set(common.filter { reached.contains($0.id) }.map(\.outermostName))
    }
    let others = folders.keys.compactMap(\.self).filter { ![example[...], commonFolder[...]].contains($0) }
    let foreign = others.reduce(into: Set()) { $0.formUnion(needed(in: $1)) }.subtracting(
      needed(in: example[...]))
    return (folders[example[...]] ?? []) + common.filter { !foreign.contains($0.outermostName) }
  }
}
