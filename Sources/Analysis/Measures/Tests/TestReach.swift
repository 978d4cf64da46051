import CodeGraph

/// The types that a unit test creates, itself or through the code that it uses.
///
/// Of a type of the pattern it follows all members but the initialisers that are not called, of a type of the tests the
/// members that are used, by name or through a protocol.
struct TestReach {
  /// The module of the widgets.
  static let kit = "TerminalKit"

  /// The test doubles by id: the test module's types that conform to a protocol of the pattern.
  let doubles: [TypeNode.ID: TestDouble]
  private let module: String
  private let pattern: String
  let types: [TypeNode.ID: TypeNode]
  let edges: [TypeNode.ID: [Edge]]
  let widgets: Set<TypeNode.ID>

  init(of module: String, testing pattern: String, in graph: DependencyGraph) {
    (self.module, self.pattern) = (module, pattern)
    let types = Dictionary(uniqueKeysWithValues: graph.types.map { ($0.id, $0) })
    let edges = Dictionary(grouping: graph.edges, by: \.from)
    (self.types, self.edges) = (types, edges)
    let heirs = Dictionary(grouping: graph.edges.filter { $0.kinds.contains(.inherits) }, by: \.to)
    func withHeirs(_ ids: Set<TypeNode.ID>) -> Set<TypeNode.ID> {
      Reachability.closure(from: ids) { Set((heirs[$0] ?? []).map(\.from)) }
    }
    widgets = withHeirs(Set(graph.types.filter { $0.module == Self.kit }.map(\.id)))
    let conformances = graph.edges.filter { edge in
      edge.kinds.contains(.conforms) && types[edge.to]?.module == pattern
    }
    var doubles: [TypeNode.ID: TestDouble] = [:]
    for id in withHeirs(Set(conformances.map(\.from))) {
      guard let type = types[id], let place = type.place, type.module == module else { continue }
      doubles[id] = TestDouble(
        name: type.name, place: place, lines: graph.lines[id] ?? 0, members: type.members.count)
    }
    self.doubles = doubles
  }

  /// Follows a test, and the properties and initialisers of its suite.
  func walk(from test: Member, of suite: TypeNode) -> TestWalk {
    var walk = TestWalk(reach: self)
    for member in suite.members where member == test || member.kind == .initializer || member.isStored {
      walk.follow(suite, member.name, from: test.place)
    }
    return walk
  }

  func isInModule(_ place: Place) -> Bool { place.file.hasPrefix("Tests/\(module)/") }

  /// Whether a type is the pattern's, the tests' or a widget.
  func isObject(_ type: TypeNode) -> Bool {
    type.module == pattern || Self.isOfTests(type) || widgets.contains(type.id)
  }

  static func isOfTests(_ type: TypeNode) -> Bool {
    type.place?.file.hasPrefix("Tests/") ?? false
  }
}
