import Foundation

/// The code of one module: its part of the graph, and its interface to importing modules.
struct ModuleCode: Equatable, Codable {
  /// The meaning of a module's declarations for importing modules.
  struct Interface: Equatable, Codable {
    /// The type that each declaration belongs to, by USR; nil for a global.
    let owners: [String: TypeNode.ID?]
    /// The symbols that each type alias stands for, by USR.
    let aliases: [String: [IndexSymbol]]
  }

  /// The module's types, the external types that they refer to, and all edges from the module's own.
  var graph: DependencyGraph
  let interface: Interface
}

extension ModuleCode {
  /// The code in the form of the cache.
  var packed: Data {
    // Nothing in it can fail to encode; its reader reports empty data as damaged.
    (try? JSONEncoder().encode(self)) ?? Data()
  }

  /// Decodes ``packed``; nil if it is damaged.
  init?(packed data: Data) {
    guard let code = try? JSONDecoder().decode(Self.self, from: data) else { return nil }
    self = code
  }

  /// Decodes the graph of ``packed`` without the interface, which only importing modules need; nil if it is damaged.
  static func graph(packed data: Data) -> DependencyGraph? {
    struct Part: Decodable {
      let graph: DependencyGraph
    }
    return (try? JSONDecoder().decode(Part.self, from: data))?.graph
  }
}
