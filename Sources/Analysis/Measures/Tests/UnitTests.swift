import CodeGraph

/// The unit tests of a pattern and their test doubles, read from the compiler's index.
public struct UnitTests: Sendable, Codable, Hashable {
  /// The tests, by suite and in the order of lines.
  public let tests: [UnitTest]
  /// The test doubles that they create, in the order of files and lines.
  public let doubles: [TestDouble]

  /// The tests with their doubles.
  package init(tests: [UnitTest], doubles: [TestDouble]) {
    self.tests = tests
    self.doubles = doubles
  }
}

extension UnitTests {
  /// Reads the tests in some folders from the graph of a test module, the modules that it imports, and the pattern's.
  ///
  /// A test is a method of a suite that no code refers to.
  public init(
    of module: String, in folders: [UnitTestFolder], testing pattern: String, in graph: DependencyGraph
  ) throws(MeasureError) {
    if let global = graph.globals.first(where: { $0.module == module }) {
      throw .globalDeclaration(name: global.name, place: global.place)
    }
    let reach = TestReach(of: module, testing: pattern, in: graph)
    var (tests, created): ([UnitTest], Set<TypeNode.ID>) = ([], [])
    for suite in graph.types where suite.module == module {
      guard let folder = folders.first(where: { $0.contains(suite) }) else { continue }
      let used = Set(
        graph.edges.filter { $0.to == suite.id }.flatMap(\.references).filter { !$0.isImplicit }
          .compactMap(\.toMember))
      for test in suite.members where test.kind == .method && !used.contains(test.name) {
        let walk = reach.walk(from: test, of: suite)
        let doubles = reach.doubles.filter { walk.created.contains($0.key) }
        created.formUnion(doubles.keys)
        tests.append(
          UnitTest(
            kind: folder.kind, suite: suite.name, name: Self.reported(test.name), place: test.place,
            needs: Surrounding.allCases.compactMap { walk.needs[$0] }, objects: walk.objects.count,
            doubles: doubles.values.map(\.name).sorted(),
            creates: Set(
              walk.created.compactMap { reach.types[$0] }.filter { $0.module == pattern }.map(\.name)
            )
            .sorted()))
      }
    }
    let doubles = reach.doubles.filter { created.contains($0.key) }.values
    self.init(tests: tests, doubles: doubles.sorted { $0.place < $1.place })
  }

  /// A method's name as a test run reports it: a name in words has no parentheses.
  private static func reported(_ name: String) -> String {
    guard name.contains(" "), let parenthesis = name.lastIndex(of: "(") else { return name }
    return String(name[..<parenthesis])
  }
}
