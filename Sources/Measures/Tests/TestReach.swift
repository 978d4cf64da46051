import CodeGraph

/// The types that a unit test creates, itself or through the code that it uses.
///
/// In the tests' own code it follows the members that are used. Of a type of the pattern and of a test double, which are
/// called through protocols too, it follows all members.
struct TestReach {
  /// The types that access the network or the disk. A type that only describes a request or an address is not one.
  static let effects: [Surrounding: Set<String>] = [
    .network: ["URLSession", "URLSessionTransport"],
    .storage: ["SessionFile", "FileManager", "FileHandle", "UserDefaults"],
  ]

  /// The test doubles by id: the test module's types that conform to a protocol of the pattern.
  let doubles: [TypeNode.ID: TestDouble]
  let module: String
  let pattern: String
  let types: [TypeNode.ID: TypeNode]
  let edges: [TypeNode.ID: [Edge]]
  let widgets: Set<TypeNode.ID>
  /// The types of the tests that conform to a protocol of the code under test.
  let conforming: Set<TypeNode.ID>

  init(of module: String, testing pattern: String, in graph: DependencyGraph) {
    (self.module, self.pattern) = (module, pattern)
    let types = Dictionary(uniqueKeysWithValues: graph.types.map { ($0.id, $0) })
    let edges = Dictionary(grouping: graph.edges, by: \.from)
    (self.types, self.edges) = (types, edges)
    let heirs = Dictionary(grouping: graph.edges.filter { $0.kinds.contains(.inherits) }, by: \.to)
    func withHeirs(_ ids: Set<TypeNode.ID>) -> Set<TypeNode.ID> {
      Reachability.closure(from: ids) { Set((heirs[$0] ?? []).map(\.from)) }
    }
    func conforming(to isMeant: (TypeNode) -> Bool) -> Set<TypeNode.ID> {
      let found = graph.edges.filter { edge in
        edge.kinds.contains(.conforms) && types[edge.from].map(Self.isOfTests) == true
          && types[edge.to].map(isMeant) == true
      }
      return withHeirs(Set(found.map(\.from)))
    }
    widgets = withHeirs(Set(graph.types.filter { $0.module == "TerminalKit" }.map(\.id)))
    self.conforming = conforming { $0.place != nil && !Self.isOfTests($0) }
    var doubles: [TypeNode.ID: TestDouble] = [:]
    for id in conforming(to: { $0.module == pattern }) {
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

  static func isOfTests(_ type: TypeNode) -> Bool {
    type.place?.file.hasPrefix("Tests/") ?? false
  }
}
