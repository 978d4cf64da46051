@testable import CodeGraph
@testable import Measures

/// The code of an invented pattern whose View refers to its Model and to a widget.
enum TracedCode {
  static var code: PatternCode {
    get throws {
      let roles = ["View", "Model"].map { Role(name: $0, duty: "", part: .view, types: [$0]) }
      return try PatternCode(
        of: RoleModel(name: "MVP", module: "MVP", roles: roles, arrows: []), at: "MVP", example: "Greeting",
        in: graph)
    }
  }

  private static var graph: DependencyGraph {
    let text = Member(
      name: "text", kind: .property, type: "Swift.String", isStored: true, place: place("View", 7))
    let types = ["View", "Model"].map { name in
      TypeNode(
        id: name, name: name, kind: .class, module: "MVP", place: place(name, 1),
        members: name == "View" ? [text] : [])
    }
    let label = TypeNode(id: "Label", name: "Label", kind: .class, module: "TerminalKit", place: nil)
    let edges = ["Model", "Label"].map { name in
      Edge(from: "View", to: name, references: [Reference(kind: .calls, place: place("View", 2))])
    }
    return DependencyGraph(types: types + [label], edges: edges)
  }

  private static func place(_ type: String, _ line: Int) -> Place {
    Place(file: "MVP/Greeting/\(type).swift", line: line)
  }
}
