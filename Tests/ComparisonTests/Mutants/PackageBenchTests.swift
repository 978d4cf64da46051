import CodeGraph
import Foundation
import TestSupport
import Testing

@testable import Catalog
@testable import Comparison

/// The bench with a fake toolchain that builds nothing.
@Suite final class PackageBenchTests {
  private var toolchains: [FakeToolchain] = []
  private let package = TemporaryFolder()
  private let card = Card(
    id: "abc", name: "ABC", module: "ABC", summary: "", roles: [], arrows: [], terms: [], workflow: [],
    claims: [], caveats: [], mutants: [], advice: Advice(source: .mvx), sources: [])

  @Test func `A build failure is an error, not a result`() async throws {
    let bench = try await bench(build: "echo 'A.swift:1:1: error: no'; exit 1")
    await #expect {
      _ = try await bench.build(with: .cancelIgnored, in: [card])
    } throws: { error in
      guard case .doesNotBuild(.cancelIgnored, let reason) = error as? MutantError else { return false }
      return reason.contains("error: no")
    }
    #expect(try await self.bench(build: "exit 0").build(with: nil, in: [card]) == [:])
  }

  @Test(arguments: ["Sources/Patterns/ABC/Login/A.swift", "/somewhere/Tests/ABCTests/LoginTests.swift"])
  func `An error in the pattern or in its tests is that of its mutant`(path: String) async throws {
    let bench = try await bench(
      build: "echo '\(path):1:2: error: missing argument'; echo '\(path):2:2: error: other'; exit 1")
    #expect(try await bench.build(with: .cancelIgnored, in: [card]) == ["abc": "missing argument"])
    await #expect(throws: MutantError.self) { try await bench.build(with: nil, in: []) }
  }

  @Test func `Scenarios are counted from the report with exit code 0 or 1`() async throws {
    let good = try await bench(compare: FakeToolchain.report([true, true]))
    #expect(try await good.runScenarios(of: card) == TestOutcome(count: 2, failed: []))
    let bad = try await bench(compare: FakeToolchain.report([true, false]) + "\nexit 1")
    #expect(try await bad.runScenarios(of: card) == TestOutcome(count: 2, failed: ["login: s1"]))
  }

  @Test(arguments: [
    ("exit 0", "its report cannot be read"), (FakeToolchain.report([true]) + "\nexit 70", "exit code 70"),
  ])
  func `A program without a report is an error`(compare: String, reason: String) async throws {
    let bench = try await bench(compare: compare)
    await #expect(throws: MutantError.noResult(of: "compare scenarios abc", reason: reason)) {
      try await bench.runScenarios(of: card)
    }
  }

  @Test func `A program ended by a signal has crashed`() async throws {
    let bench = try await bench(compare: "kill -9 $$")
    #expect(try await bench.runScenarios(of: card) == TestOutcome(count: 0, failed: [], ending: .crash))
  }

  @Test func `Unit tests are counted from their events; an incomplete run has crashed`() async throws {
    let good = try await bench(test: FakeToolchain.events())
    #expect(try await good.runUnitTests(of: card) == TestOutcome(count: 1, failed: [], keepsNames: true))
    let bad = try await bench(test: FakeToolchain.events(failing: true))
    #expect(try await bad.runUnitTests(of: card) == TestOutcome(count: 1, failed: ["t()"], keepsNames: true))
    let broken = try await bench(test: FakeToolchain.events(isWhole: false))
    #expect(
      try await broken.runUnitTests(of: card)
        == TestOutcome(count: 1, failed: [], ending: .crash, keepsNames: true))
    let silent = try await bench(test: "exit 0")
    await #expect(
      throws: MutantError.noResult(of: "swift test --filter ABCTests", reason: "it left no events")
    ) {
      try await silent.runUnitTests(of: card)
    }
  }

  @Test func `Two benches cannot use the same copy`() async throws {
    let toolchain = try FakeToolchain(test: "", compare: "")
    let bench = try await bench(by: toolchain)
    await #expect(throws: MutantError.busy(path: toolchain.scratch.path)) {
      try await self.bench(by: toolchain)
    }
    withExtendedLifetime(bench) {}
  }

  /// A bench on a fake toolchain, which the suite keeps alive for its temporary folder.
  private func bench(build: String = "exit 0", test: String = "", compare: String = "") async throws
    -> PackageBench
  {
    let toolchain = try FakeToolchain(build: build, test: test, compare: compare)
    toolchains.append(toolchain)
    return try await bench(by: toolchain)
  }

  private func bench(by toolchain: FakeToolchain) async throws -> PackageBench {
    try await PackageBench(
      for: package.url, scratch: toolchain.scratch, environment: toolchain.environment,
      progress: { _ in }, read: { _ throws(CodeGraphError) in throw .noToolchain })
  }
}
