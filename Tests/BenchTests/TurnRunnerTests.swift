import Edits
import Examples
import Foundation
import Records
import TestSupport
import Testing

@testable import Bench
@testable import Catalog
@testable import CodeGraph
@testable import Measures

/// The runner of programs that turn a comparison on a fake toolchain, which builds nothing.
@Suite struct TurnRunnerTests {
  private static let file = "Sources/Patterns/MVP/Login/L.swift"
  private static let patches = "Catalog/Turns/Patches"
  private let package = TemporaryFolder([
    Self.file: "one\n", "\(Self.patches)/two.patch": Self.patch(to: "two"),
    "\(Self.patches)/three.patch": Self.patch(to: "three"),
  ])

  @Test
  func `Each program is built from the unchanged code, run and measured, and the results keep the order`()
    async throws
  {
    let toolchain = try toolchain()
    let results = try await run([fixture("two"), fixture("three")], on: toolchain)
    #expect(results.map(\.name) == ["two", "three"])
    #expect(builds(by: toolchain) == ["two", "three"])
    #expect(results.map(\.scenarios.count) == [1, 1])
    #expect(results.allSatisfy { $0.isWorking && $0.unitTests == nil })
    #expect(
      results.map(\.figures) == [[.init(measure: "types", value: 2)], [.init(measure: "types", value: 2)]])
    #expect(TurnRecord.stale([fixture("two")], among: results, in: package.url) == [])
  }

  @Test func `A failed scenario and a forbidden reference are results`() async throws {
    let toolchain = try toolchain(scenarios: "\(FakeToolchain.report([false])); exit 1")
    let results = try await run([fixture("two")], on: toolchain) { Self.reading(naming: "L0", "L1") }
    #expect(results.map(\.scenarios.names) == [["login: s0"]])
    #expect(
      results.map(\.breaches) == [
        ["\(Self.file):1: One, Login: View → Logic is forbidden: L0 mentions L1"]
      ])
    #expect(results.map(\.isWorking) == [false])
  }

  @Test func `A patch that does not apply is an error before the build, with the command that renews it`()
    async throws
  {
    let toolchain = try toolchain()
    try package.write("four\n", to: Self.file)
    await #expect {
      try await run([fixture("two")], on: toolchain)
    } throws: { error in
      let text = "\(error)"
      return error is TurnError
        && text.hasPrefix("The fixture 'two' of One no longer applies. Mend it by 'git apply --3way")
        && text.contains("'swift run compare turns --only two --record'")
    }
    #expect(builds(by: toolchain) == [])
  }

  @Test func `A program that does not compile is an error with its name`() async throws {
    let toolchain = try toolchain(build: "echo 'L.swift:1:1: error: no'; exit 1")
    let error = BenchError.doesNotBuild(change: "the fixture 'two' of One", reason: "L.swift:1:1: error: no")
    await #expect(throws: TurnError.bench(error)) { try await run([fixture("two")], on: toolchain) }
  }

  @Test func `A program without a scenario, and one with a type of no role, are errors`() async throws {
    let empty = try toolchain(scenarios: "echo '[]'")
    await #expect(throws: TurnError.nothingRun(fixture: "two", example: "Login")) {
      try await run([fixture("two")], on: empty)
    }
    await #expect {
      try await run([fixture("two")], on: toolchain()) { Self.reading(adding: "L2") }
    } throws: { "\($0)".contains("'L2' (\(Self.file):1) plays no role.") }
    #expect(
      try await run([fixture("two", adding: ["L2": "Logic"])], on: toolchain()) { Self.reading(adding: "L2") }
        .map(\.figures) == [[.init(measure: "types", value: 3)]])
  }

  @Test func `Code that cannot be read, and a mistake that the pattern lacks, are errors`() async throws {
    let failure = CodeGraphError.noTypes(module: "MVP")
    await #expect(throws: TurnError.unreadable(fixture: "two", reason: failure.description)) {
      try await run([fixture("two")], on: toolchain()) {
        CodeReading(graph: Self.graph(), failures: ["MVP": failure])
      }
    }
  }

  @Test func `A change of the code during the run is an error`() async throws {
    let toolchain = try toolchain(build: "echo '{}' >> '\(package.url.path)/\(Self.file)'")
    await #expect(throws: TurnError.changedMeanwhile) { try await run([fixture("two")], on: toolchain) }
  }

  @Test func `A result is stale after a change of the code, the patch or the card, but not of a comment`()
    async throws
  {
    let results = try await run([fixture("two")], on: toolchain())
    func stale(_ fixture: TurnFixture) -> [String] {
      TurnRecord.stale([fixture], among: results, in: package.url)
    }
    try package.write("one // comment\n", to: Self.file)
    #expect(stale(fixture("two")) == [])
    #expect(stale(fixture("two", adding: ["L2": "Logic"])) == ["two"])
    try package.write("one\nmore\n", to: Self.file)
    #expect(stale(fixture("two")) == ["two"])
    try package.write("one\n", to: Self.file)
    try package.write(Self.patch(to: "four"), to: "\(Self.patches)/two.patch")
    #expect(stale(fixture("two")) == ["two"])
  }

  @Test func `A record is read as it was written`() async throws {
    let results = try await run([fixture("two")], on: toolchain())
    try TurnRecord.write(results, in: package.url)
    #expect(try TurnRecord.read(in: package.url) == results)
  }

  // MARK: The invented pattern

  private func fixture(_ name: String, adding types: [String: String] = [:]) -> TurnFixture {
    TurnFixture(name, "A test.", of: Self.card, in: .login, adding: types, larger: [.types])
  }

  private static let card = Card(
    id: "mvp", name: "One", module: "MVP", summary: "",
    roles: [
      Role(name: "View", duty: "", part: .view, types: ["L0"]),
      Role(name: "Logic", duty: "", part: .logic, types: ["L1"]),
    ],
    arrows: [], terms: [], workflow: [], claims: [], caveats: [], advice: Advice(source: .mvx), sources: [])

  private static func patch(to text: String) -> String {
    """
    --- a/\(file)
    +++ b/\(file)
    @@ -1 +1 @@
    -one
    +\(text)

    """
  }

  private static func graph(naming ends: (from: String, to: String)? = nil, adding type: String? = nil)
    -> DependencyGraph
  {
    let place = Place(file: file, line: 1)
    let types = (["L0", "L1"] + [type].compactMap(\.self)).map { name in
      TypeNode(id: name, name: name, kind: .class, module: "MVP", place: place)
    }
    let edges = ends.map { from, to in
      Edge(from: from, to: to, references: [Reference(kind: .mentions, place: place)])
    }
    return DependencyGraph(types: types, edges: edges.map { [$0] } ?? [])
  }

  private static func reading(naming from: String, _ to: String) -> CodeReading {
    CodeReading(graph: graph(naming: (from, to)), failures: [:])
  }

  private static func reading(adding type: String? = nil) -> CodeReading {
    CodeReading(graph: graph(adding: type), failures: [:])
  }

  // MARK: The toolchain

  /// A toolchain whose builds note the code.
  private func toolchain(
    build: String = "", scenarios: String = FakeToolchain.report([true])
  ) throws -> FakeToolchain {
    try FakeToolchain(build: "cat \(Self.file) >> builds\n\(build)", test: "", scenarios: scenarios)
  }

  /// The code at each build.
  private func builds(by toolchain: FakeToolchain) -> [String] {
    let noted = try? String(contentsOf: toolchain.scratch.appending(path: "MVP/builds"), encoding: .utf8)
    return noted?.split(separator: "\n").map(String.init) ?? []
  }

  private func run(
    _ fixtures: [TurnFixture], on toolchain: FakeToolchain,
    reading: @escaping @Sendable () -> CodeReading = { Self.reading() }
  ) async throws -> [TurnResult] {
    let workbench = try await Workbench(
      for: package.url, in: toolchain.scratch, environment: toolchain.environment, progress: { _ in })
    let runner = TurnRunner(on: workbench, processors: 2) { _, _ in reading() }
    return try await runner.run(fixtures)
  }
}
