/// What was read of one module: its part of the graph, and what other modules have to know of it.
struct ModuleCode: Equatable {
  /// What the names of a module's declarations stand for where another module uses them.
  struct Interface: Equatable {
    /// The type that each declaration counts for, by USR; nil for what counts for none.
    let owners: [String: TypeNode.ID?]
    /// What stands behind each type alias, by USR.
    let aliases: [String: [IndexSymbol]]
  }

  /// The module's types with those outside that they name, and all edges that start at them.
  var graph: DependencyGraph
  let interface: Interface
}
