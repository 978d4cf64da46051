import Edits
import Foundation
import Records
import TestSupport
import Testing

@testable import Bench
@testable import Catalog
@testable import CodeGraph
@testable import Measures

/// The runner of cells on a fake toolchain, which builds nothing.
@Suite struct ChangeRunnerTests {
  private static let file = "Sources/Patterns/MVP/Login/L.swift"
  private static let test = "Tests/MVPTests/Logic/LoginTests.swift"
  private static let cell = "Catalog/MVP/Changes/some"
  private let package = TemporaryFolder([
    Self.file: "one\n", Self.test: "old\n", "Sources/Shared.swift": "one\n",
    "Catalog/Requests/some/shared.patch": Self.patch("Sources/Shared.swift", "one", "two"),
    "\(Self.cell)/product.patch": Self.patch(Self.file, "one", "two"),
    "\(Self.cell)/tests.patch": Self.patch(Self.test, "old", "new"),
  ])

  @Test func `A cell is run without its patches, with that of the product, and with all`() async throws {
    let toolchain = try toolchain()
    let result = try await run(on: toolchain)
    #expect(noted("states", by: toolchain) == ["build two one old", "test two two old", "test two two new"])
    #expect(result.patches == ["product.patch", "tests.patch"])
    #expect(result.broken == BrokenTests(files: [], logic: [], parts: [], card: []))
    #expect(result.logicTests.count == 1 && result.scenarios.count == 2 && result.before.count == 2)
    #expect(result.isGood && result.breaches == [] && result.firstArrows == [])
  }

  @Test func `Files of tests that do not compile are left out, and after them what needs them`() async throws
  {
    try package.write("old\n", to: "Tests/MVPTests/CaveatTests.swift")
    // The second file has an error only as the first one is gone.
    let test = """
      if grep -q new \(Self.test); then \(FakeToolchain.events()); exit 0; fi
      if [ -e \(Self.test) ]; then echo "$PWD/\(Self.test):1:2: error: no"; exit 1; fi
      if [ -e Tests/MVPTests/CaveatTests.swift ]; then
        echo "$PWD/Tests/MVPTests/CaveatTests.swift:1:2: error: no"; exit 1
      fi
      \(FakeToolchain.events(failing: true))
      """
    let result = try await run(on: try toolchain(test: test))
    #expect(result.broken.files == ["Logic/LoginTests.swift"])
    #expect(result.broken.logic == ["t()"])
    #expect(result.isGood)
  }

  @Test func `A request that takes something away has no program before`() async throws {
    let result = try await run(on: try toolchain(build: "exit 1"))
    #expect(result.before.ending == .compileError && result.firstArrows == nil && result.isGood)
  }

  @Test func `A failing test or scenario and code that does not compile are results`() async throws {
    let failing = "\(FakeToolchain.report([false])); exit 1"
    let failed = try await run(on: try toolchain(scenarios: failing))
    #expect(!failed.isGood && failed.scenarios.names == ["login: s0"])
    let test = """
      if grep -q old \(Self.test); then \(FakeToolchain.events()); exit 0; fi
      echo "$PWD/\(Self.file):1:2: error: no A"; exit 1
      """
    let unbuilt = try await run(on: try toolchain(test: test))
    #expect(unbuilt.compileError == "no A" && !unbuilt.isGood)
  }

  @Test func `A forbidden reference is a breach, and an arrow used for the first time is named`() async throws
  {
    let result = try await run(on: try toolchain()) { copy in
      let text = try? String(contentsOf: copy.appending(path: Self.file), encoding: .utf8)
      return CodeReading(graph: Self.graph(links: text == "two\n"), failures: [:])
    }
    #expect(result.breaches == ["\(Self.file):1: One, Login: View → Logic is forbidden: L0 mentions L1"])
    #expect(result.firstArrows == ["View → Logic"] && !result.isGood)
  }

  @Test func `A product that breaks the code itself is an error`() async throws {
    let test = "echo \"$PWD/\(Self.file):1:2: error: no A\"; exit 1"
    await #expect {
      try await run(on: try toolchain(test: test))
    } throws: { error in
      guard case CellRunError.bench(.doesNotBuild(let change, _)) = error else { return false }
      return change == "some in One"
    }
  }

  @Test func `A change of the code during the run is an error`() async throws {
    // At the end, as every step begins with the code as it is then.
    let change = "if grep -q new \(Self.test); then echo '{}' >> '\(package.url.path)/\(Self.file)'; fi"
    let toolchain = try toolchain(test: "\(FakeToolchain.events())\n\(change)")
    await #expect {
      try await run(on: toolchain)
    } throws: { error in
      guard case CellRunError.changedMeanwhile = error else { return false }
      return true
    }
  }

  @Test func `A record keeps the results of other requests, in the order of the requests`() async throws {
    let result = try await run(on: try toolchain())
    func renamed(
      _ request: ChangeRequest, _ fingerprint: String, _ version: ChangeVersion = .first
    ) -> CellResult {
      CellResult(
        request: request.id, version: version, pattern: result.pattern, fingerprint: fingerprint,
        patches: [], before: result.before, broken: result.broken, logicTests: result.logicTests,
        partTests: result.partTests, cardTests: result.cardTests, scenarios: result.scenarios)
    }
    let all = ChangeRequest.all
    try CellRecord.keep(all.reversed().map { renamed($0, "1") }, of: Self.card, in: package.url)
    try CellRecord.keep([renamed(all[1], "2")], of: Self.card, in: package.url)
    let kept = try CellRecord.read(of: Self.card, in: package.url)
    #expect(kept.map(\.request) == all.map(\.id))
    #expect(kept.map(\.fingerprint) == all.indices.map { $0 == 1 ? "2" : "1" })
    try CellRecord.keep([renamed(all[0], "3", .second)], of: Self.card, in: package.url)
    let both = try CellRecord.read(of: Self.card, in: package.url)
    #expect(both.map(\.fingerprint) == ["1", "3"] + kept.dropFirst().map(\.fingerprint))
  }

  @Test func `Two cells that change different lines are joined and run`() async throws {
    let paths = [Self.file, "Sources/Shared.swift", Self.test]
    for path in paths { try package.write("a\nb\nc\nd\ne\n", to: path) }
    for (request, line) in [("prefill", "a"), ("three", "e")] {
      for (patch, path) in [("product", Self.file), ("tests", Self.test)] {
        try package.write(
          Self.patch(path, of: line), to: "Catalog/MVP/Changes/\(request)/\(patch).patch")
      }
      try package.write(
        Self.patch("Sources/Shared.swift", of: line), to: "Catalog/Requests/\(request)/shared.patch")
    }
    let toolchain = try toolchain()
    let result = try await join(on: toolchain)
    #expect(result.pair == "prefill+three" && result.pattern == "mvp" && result.holds)
    #expect(result.collisions == [] && result.testCollisions == [] && result.scenarios?.count == 2)
    #expect(
      noted("states", by: toolchain) == ["build" + String(repeating: " A b c d E", count: paths.count)])
  }

  @Test func `Cells that collide in the product are not run, and those in tests alone are`() async throws {
    let paths = [Self.file, "Sources/Shared.swift", Self.test]
    for path in paths { try package.write("a\nb\nc\nd\ne\n", to: path) }
    func write(product: String, shared: String) throws {
      for (request, lines) in [("prefill", ("a", "a", "a")), ("three", (product, "b", shared))] {
        let folder = "Catalog/MVP/Changes/\(request)"
        try package.write(Self.patch(Self.file, of: lines.0), to: "\(folder)/product.patch")
        try package.write(Self.patch(Self.test, of: lines.1), to: "\(folder)/tests.patch")
        try package.write(
          Self.patch("Sources/Shared.swift", of: lines.2), to: "Catalog/Requests/\(request)/shared.patch")
      }
    }
    try write(product: "b", shared: "e")
    let product = try await join(on: try toolchain())
    #expect(product.collisions == ["L"] && product.scenarios == nil && !product.holds)
    try write(product: "e", shared: "e")
    let tests = try await join(on: try toolchain())
    #expect(tests.collisions == [] && tests.testCollisions == ["LoginTests"] && tests.holds)
    let unbuilt = try await join(on: try toolchain(build: "exit 1"))
    #expect(unbuilt.scenarios?.ending == .compileError && !unbuilt.holds)
    try write(product: "e", shared: "b")
    await #expect {
      try await join(on: try toolchain())
    } throws: { error in
      guard case CellRunError.sharedCollision(let pair, let files) = error else { return false }
      return pair == "prefill+three" && files == ["Sources/Shared.swift"]
    }
  }

  // MARK: The invented pattern

  private static let card = Card(
    id: "mvp", name: "One", module: "MVP", summary: "",
    roles: [
      Role(name: "View", duty: "", part: .view, types: ["L0"]),
      Role(name: "Logic", duty: "", part: .logic, types: ["L1"]),
    ],
    arrows: [], terms: [], workflow: [], claims: [], caveats: [], advice: Advice(source: .mvx), sources: [])

  private static func patch(_ path: String, _ old: String, _ new: String) -> String {
    "diff --git a/\(path) b/\(path)\n--- a/\(path)\n+++ b/\(path)\n@@ -1 +1 @@\n-\(old)\n+\(new)\n"
  }

  /// Makes a line of the lines `a` to `e` a capital.
  private static func patch(_ path: String, of line: String) -> String {
    let lines = ["a", "b", "c", "d", "e"].map { $0 == line ? "-\($0)\n+\($0.uppercased())" : " \($0)" }
    return """
      diff --git a/\(path) b/\(path)
      --- a/\(path)
      +++ b/\(path)
      @@ -1,5 +1,5 @@
      \(lines.joined(separator: "\n"))

      """
  }

  private static func graph(links: Bool = false) -> DependencyGraph {
    let place = Place(file: file, line: 1)
    let types = ["L0", "L1"].map { name in
      TypeNode(id: name, name: name, kind: .class, module: "MVP", place: place)
    }
    let edge = Edge(from: "L0", to: "L1", references: [Reference(kind: .mentions, place: place)])
    return DependencyGraph(types: types, edges: links ? [edge] : [])
  }

  // MARK: The toolchain

  /// A toolchain that notes the state of the three files at each build, and at each run of the tests.
  private func toolchain(
    build: String = "", test: String = FakeToolchain.events(),
    scenarios: String = FakeToolchain.report([true, true])
  ) throws -> FakeToolchain {
    func note(_ name: String) -> String {
      "echo \(name) $(cat Sources/Shared.swift \(Self.file) \(Self.test)) >> states"
    }
    return try FakeToolchain(
      build: "\(note("build"))\n\(build)", test: "\(note("test"))\n\(test)", scenarios: scenarios)
  }

  private func noted(_ name: String, by toolchain: FakeToolchain) -> [String] {
    let text = try? String(contentsOf: toolchain.scratch.appending(path: "MVP/\(name)"), encoding: .utf8)
    return text?.split(separator: "\n").map(String.init) ?? []
  }

  private func run(
    on toolchain: FakeToolchain,
    reading: @escaping @Sendable (URL) -> CodeReading = { _ in
      CodeReading(graph: ChangeRunnerTests.graph(), failures: [:])
    }
  ) async throws -> CellResult {
    let workbench = try await Workbench(
      for: package.url, in: toolchain.scratch, environment: toolchain.environment, progress: { _ in })
    let runner = ChangeRunner(on: workbench, processors: 2) { copy, _ in reading(copy) }
    let request = ChangeRequest(id: "some", summary: "", example: "login", isControl: false)
    let cell = try #require(ChangeCell(request, in: Self.card, of: package.url))
    return try #require(try await runner.run([cell]).first)
  }

  private func join(on toolchain: FakeToolchain) async throws -> MergeResult {
    let workbench = try await Workbench(
      for: package.url, in: toolchain.scratch, environment: toolchain.environment, progress: { _ in })
    let runner = ChangeRunner(on: workbench, processors: 2) { _, _ in
      CodeReading(graph: ChangeRunnerTests.graph(), failures: [:])
    }
    let pair = try #require(ChangeRequest.pairs.first { $0.id == "prefill+three" })
    let cells = try #require(CellPair(pair, in: Self.card, of: package.url))
    return try #require(try await runner.join([cells]).first)
  }
}
