import Edits
import Examples
import Foundation
import Records
import TestSupport
import Testing

@testable import Bench
@testable import Catalog

/// The runner of wrong versions on a fake toolchain, which builds nothing.
@Suite struct WrongVersionRunnerTests {
  private static let file = "Tests/Reference/R.swift"
  private let package = TemporaryFolder([Self.file: "one two\n"])
  private let versions = ["a", "b", "c"].map { name in
    WrongVersion(name, of: .login, [Edit(in: "R.swift", replace: "one", with: name)])
  }

  @Test func `Each version is built and run in one of the copies, and the results keep the order`()
    async throws
  {
    let toolchain = try toolchain()
    let results = try await run(versions, on: toolchain)
    #expect(results.map(\.name) == ["a", "b", "c"])
    let rejected = TestOutcome(count: 1, failed: ["login: s0"], keepsNames: true)
    #expect(results.map(\.scenarios) == [rejected, rejected, rejected])
    #expect(builds(1, by: toolchain) == ["one two", "a two", "c two"])
    #expect(builds(2, by: toolchain) == ["one two", "b two"])
    #expect(WrongVersionRecord.stale(versions, among: results, in: package.url) == [])
  }

  @Test func `A version that no scenario rejects, and a scenario that rejects none, are found`() async throws
  {
    let toolchain = try toolchain(scenarios: FakeToolchain.report([true]))
    let findings = WrongVersionFindings(try await run(versions, on: toolchain), scenarios: ["login: s0"])
    #expect(findings.accepted.map(\.name) == ["a", "b", "c"])
    #expect(findings.idleScenarios == ["login: s0"])
    #expect(!findings.isGood)
    let good = WrongVersionFindings(try await run(versions, on: self.toolchain()), scenarios: ["login: s0"])
    #expect(good.isGood)
  }

  @Test func `A version that does not apply is an error before the build`() async throws {
    let toolchain = try toolchain()
    let stale = WrongVersion("stale", of: .login, [Edit(in: "R.swift", replace: "three", with: "")])
    let error = ChangeError.notOnce(
      change: stale.change.name, file: Self.file, count: 0, remedy: stale.change.remedy)
    await #expect(throws: WrongVersionError.bench(.change(error))) {
      try await run(versions + [stale], on: toolchain)
    }
    #expect(builds(1, by: toolchain) == [])
    #expect(error.description.contains("The wrong version 'stale' no longer applies"))
  }

  @Test func `A version that does not compile is an error with its name`() async throws {
    let toolchain = try toolchain(
      build: "if grep -q b Tests/Reference/R.swift; then echo 'R.swift:1:1: error: no b'; exit 1; fi")
    let error = BenchError.doesNotBuild(change: "the wrong version 'b'", reason: "R.swift:1:1: error: no b")
    await #expect(throws: WrongVersionError.bench(error)) { try await run(versions, on: toolchain) }
  }

  @Test func `A reference that fails without an edit, or runs no scenario, is an error`() async throws {
    let failing = try toolchain(scenarios: "\(FakeToolchain.report([false])); exit 1")
    await #expect(throws: WrongVersionError.failsUnchanged(first: "login: s0")) {
      try await run(versions, on: failing)
    }
    let empty = try toolchain(scenarios: "echo '[]'")
    await #expect(throws: WrongVersionError.nothingRun(example: "Login")) {
      try await run(versions, on: empty)
    }
  }

  @Test func `A change of the code during the run is an error`() async throws {
    let toolchain = try toolchain(build: "echo '// x' > /dev/null; echo y >> 'PACKAGE/\(Self.file)'")
    await #expect(throws: WrongVersionError.changedMeanwhile) { try await run([versions[0]], on: toolchain) }
  }

  @Test
  func `A result is stale after a change of the reference or of the version's edits, but not of a comment`()
    async throws
  {
    let results = try await run(versions, on: toolchain())
    try package.write("one two // comment\n", to: Self.file)
    #expect(WrongVersionRecord.stale(versions, among: results, in: package.url) == [])
    let changed = WrongVersion("b", of: .login, [Edit(in: "R.swift", replace: "two", with: "b")])
    #expect(
      WrongVersionRecord.stale([versions[0], changed], among: results, in: package.url) == ["b"])
    try package.write("one two three\n", to: Self.file)
    #expect(WrongVersionRecord.stale(versions, among: results, in: package.url) == ["a", "b", "c"])
  }

  @Test func `A record is read as it was written`() async throws {
    let results = try await run(versions, on: toolchain())
    try WrongVersionRecord.write(results, in: package.url)
    #expect(try WrongVersionRecord.read(in: package.url) == results)
  }

  /// A toolchain with two copies, whose builds note the code; the scenario fails once the code is changed.
  private func toolchain(build: String = "", scenarios: String? = nil) throws -> FakeToolchain {
    try FakeToolchain(
      modules: ["Reference-1", "Reference-2"],
      build: "cat \(Self.file) >> builds\n\(build.replacing("PACKAGE", with: package.url.path))", test: "",
      scenarios: scenarios ?? """
        if grep -q one \(Self.file); then \(FakeToolchain.report([true])); exit; fi
        \(FakeToolchain.report([false]))
        exit 1
        """)
  }

  /// The code at each build in a copy.
  private func builds(_ number: Int, by toolchain: FakeToolchain) -> [String] {
    let noted = try? String(
      contentsOf: toolchain.scratch.appending(path: "Reference-\(number)/builds"), encoding: .utf8)
    return noted?.split(separator: "\n").map(String.init) ?? []
  }

  private func run(
    _ versions: [WrongVersion], on toolchain: FakeToolchain
  ) async throws -> [WrongVersionResult] {
    let workbench = try await Workbench(
      for: package.url, in: toolchain.scratch, environment: toolchain.environment, progress: { _ in })
    return try await WrongVersionRunner(on: workbench, processors: 2).run(versions)
  }
}
