@testable import CodeGraph
@testable import Measures

/// A pattern's code made up of lines: a type each, `Role name: kind lines`, and links, `A → B: kinds`.
struct CodeSample {
  var types: [(role: String, name: String, kind: TypeNode.Kind, lines: Int)]
  var links: [(from: String, to: String, kinds: [Reference.Kind])]
  var arrows: [Arrow] = []
  var parts: [String: Part] = ["View": .view, "Logic": .logic, "Model": .model, "Wiring": .wiring]

  /// How many members a type has, by its name; none if it is not there.
  var members: [String: Int] = [:]

  /// The files of the types around that are protocols, by their names; nil for one of the platform's.
  var protocolsAround: [String: String?] = [:]

  var lookups: [Lookup] = []
  var givenByPosition: [String: Int] = [:]

  /// The code, in an example of its own.
  func code() throws(MeasureError) -> PatternCode {
    let order = ["View", "Logic", "Model", "Wiring"]
    let roles = order.map { role in
      Role(
        name: role, duty: "", part: parts[role] ?? .view,
        types: types.filter { $0.role == role }.map(\.name))
    }
    return try PatternCode(
      of: RoleModel(name: "ONE", module: "One", roles: roles, arrows: arrows), at: "One", example: "Greeting",
      in: graph)
  }

  private func members(of type: String) -> [Member] {
    (0..<members[type, default: 0]).map { number in
      Member(
        name: "member\(number)()", kind: .method, type: "() -> ()", isStored: false,
        place: Place(file: "One/Greeting/\(type).swift", line: number + 2))
    }
  }

  private var graph: DependencyGraph {
    let outside = Set(links.map(\.to)).subtracting(types.map(\.name))
    let nodes =
      types.map {
        TypeNode(
          id: $0.name, name: $0.name, kind: $0.kind, module: "One",
          place: Place(file: "One/Greeting/\($0.name).swift", line: 1), members: members(of: $0.name))
      }
      + outside.map { name in
        // A capital W is a widget's, anything else a type of the platform's.
        TypeNode(
          id: name, name: name, kind: protocolsAround[name] == nil ? .class : .protocol,
          module: name.hasPrefix("W") ? "TerminalKit" : "Foundation",
          place: protocolsAround[name]?.map { Place(file: $0, line: 1) }, members: members(of: name))
      }
    let edges = links.enumerated().map { line, link in
      Edge(
        from: link.from, to: link.to,
        references: link.kinds.map {
          Reference(
            kind: $0, place: Place(file: "One/Greeting/\(link.from).swift", line: line + 2))
        })
    }
    var graph = DependencyGraph(
      types: nodes, edges: edges, givenByPosition: givenByPosition, lookups: lookups)
    graph.lines = Dictionary(uniqueKeysWithValues: types.map { ($0.name, $0.lines) })
    return graph
  }
}
