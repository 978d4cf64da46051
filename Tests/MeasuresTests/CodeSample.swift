@testable import CodeGraph
@testable import Measures

/// An invented pattern's code, given by its types, with their lines of code, and the links between them.
struct CodeSample {
  var types: [(role: String, name: String, kind: TypeNode.Kind, lines: Int)]
  var links: [(from: String, to: String, kinds: [Reference.Kind])]
  var arrows: [Arrow] = []
  var parts: [String: Part] = ["View": .view, "Logic": .logic, "Model": .model, "Wiring": .wiring]

  /// The names of a type's methods, by its own.
  var members: [String: [String]] = [:]

  /// The member to which the links to a type refer, by the type's name.
  var named: [String: String] = [:]

  /// The member that contains the links to a type, by the type's name.
  var enclosing: [String: String] = [:]

  /// The files of external protocols, by name; nil for a protocol of the platform.
  var externalProtocols: [String: String?] = [:]

  /// The members of a type that are no plain methods, by its name.
  var declared: [String: [Member]] = [:]

  /// The structures that all patterns share, with their members.
  var bundles: [String: [Member]] = [:]

  /// The composition root; links from `OnePattern` are those of its types.
  var root = CompositionRoot.none

  /// Whether all links stand in one line; otherwise each has a line of its own.
  var isOneLine = false

  /// A root with 30 lines, of which 5 show Greeting and 12 Login.
  static let threeExamples = CompositionRoot(
    types: [
      TypeNode(
        id: "OnePattern", name: "OnePattern", kind: .struct, module: "One",
        place: Place(file: "One/OnePattern.swift", line: 3))
    ], lines: 30, linesShowing: ["Greeting": 5, "Login": 12])

  /// A property or an initialiser of a type, by its demangled type.
  static func member(_ kind: Member.Kind, _ name: String, _ type: String) -> Member {
    Member(
      name: name, kind: kind, type: type, isStored: kind == .property,
      place: Place(file: "One/Greeting/One.swift", line: 9))
  }

  /// The code for the example Greeting.
  func code() throws(MeasureError) -> PatternCode {
    let order = ["View", "Logic", "Model", "Wiring"]
    let roles = order.map { role in
      Role(
        name: role, duty: "", part: parts[role] ?? .view,
        types: types.filter { $0.role == role }.map(\.name))
    }
    return try PatternCode(
      of: RoleModel(name: "ONE", module: "One", roles: roles, arrows: arrows), at: "One", example: "Greeting",
      root: root, in: graph)
  }

  private static func isOfKit(_ name: String) -> Bool {
    name.hasPrefix("W") || ["TableViewCell", "ViewController", "AlertController"].contains(name)
  }

  private func members(of type: String) -> [Member] {
    let methods = members[type, default: []].enumerated().map { number, name in
      Member(
        name: name, kind: .method, type: "() -> ()", isStored: false,
        place: Place(file: "One/Greeting/\(type).swift", line: number + 2))
    }
    return methods + declared[type, default: []]
  }

  private var graph: DependencyGraph {
    let external = Set(links.map(\.to)).subtracting(types.map(\.name)).subtracting(bundles.keys)
    let nodes =
      types.map {
        TypeNode(
          id: $0.name, name: $0.name, kind: $0.kind, module: "One",
          place: Place(file: "One/Greeting/\($0.name).swift", line: 1), members: members(of: $0.name))
      }
      + external.map { name in
        // A name with W is a widget's, another of the kit is known, any other is of a type of the platform.
        TypeNode(
          id: name, name: name, kind: externalProtocols[name] == nil ? .class : .protocol,
          module: Self.isOfKit(name) ? "TerminalKit" : "Foundation",
          place: externalProtocols[name]?.map { Place(file: $0, line: 1) }, members: members(of: name))
      }
      + bundles.map { name, members in
        TypeNode(
          id: name, name: name, kind: .struct, module: "Examples",
          place: Place(file: "Sources/Contract/Examples/\(name).swift", line: 1), members: members)
      }
    let edges = links.enumerated().map { line, link in
      Edge(
        from: link.from, to: link.to,
        references: link.kinds.map {
          Reference(
            kind: $0, place: Place(file: "One/Greeting/\(link.from).swift", line: isOneLine ? 2 : line + 2),
            fromMember: enclosing[link.to], toMember: named[link.to])
        })
    }
    var graph = DependencyGraph(types: nodes, edges: edges)
    graph.lines = Dictionary(uniqueKeysWithValues: types.map { ($0.name, $0.lines) })
    return graph
  }
}
