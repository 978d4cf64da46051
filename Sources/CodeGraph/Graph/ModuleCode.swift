/// The code of one module: its part of the graph, and its interface to importing modules.
struct ModuleCode: Equatable {
  /// The meaning of a module's declarations for importing modules.
  struct Interface: Equatable {
    /// The type that each declaration belongs to, by USR; nil for a global.
    let owners: [String: TypeNode.ID?]
    /// The symbols that each type alias stands for, by USR.
    let aliases: [String: [IndexSymbol]]
  }

  /// The module's types, the external types that they refer to, and all edges from the module's own.
  var graph: DependencyGraph
  let interface: Interface
}
