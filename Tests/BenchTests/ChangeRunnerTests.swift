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
    func renamed(_ request: ChangeRequest, _ fingerprint: String) -> CellResult {
      CellResult(
        request: request.id, pattern: result.pattern, fingerprint: fingerprint, patches: [],
        before: result.before, broken: result.broken, logicTests: result.logicTests,
        partTests: result.partTests, cardTests: result.cardTests, scenarios: result.scenarios)
    }
    let all = ChangeRequest.all
    try CellRecord.keep(all.reversed().map { renamed($0, "1") }, of: Self.card, in: package.url)
    try CellRecord.keep([renamed(all[1], "2")], of: Self.card, in: package.url)
    let kept = try CellRecord.read(of: Self.card, in: package.url)
    #expect(kept.map(\.request) == all.map(\.id))
    #expect(kept.map(\.fingerprint) == all.indices.map { $0 == 1 ? "2" : "1" })
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
    let request = ChangeRequest(id: "some", summary: "", isControl: false)
    let cell = try #require(ChangeCell(request, in: Self.card, of: package.url))
    return try #require(try await runner.run([cell]).first)
  }
}
