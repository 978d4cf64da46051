import CodeGraph
import Foundation
import Records
import TestSupport
import Testing

@testable import Catalog
@testable import Bench

/// The recorded results of a run, and whether they are stale.
@Suite struct MutantFindingsTests {
  private let package = TemporaryFolder()
  private let card = with([Mutant(.cancelIgnored, [.init(in: "A.swift", replace: "a", with: "b")])])

  @Test func `A missing or malformed file has no findings`() throws {
    #expect(MutantFindings(recordedIn: package.url) == nil)
    try package.write("{}", to: MutantFindings.recordedPath)
    #expect(MutantFindings(recordedIn: package.url) == nil)
  }

  @Test(arguments: [
    "Sources/Patterns/ABC/A.swift", "Tests/ABCTests/LoginTests.swift", "Sources/Contract/Examples/A.swift",
    "Sources/Driver/Scenarios/A.swift", "Sources/Kit/TerminalKit/A.swift", "Tests/TestSupport/A.swift",
  ])
  func `Other code or other tests make it stale`(path: String) throws {
    try package.write("a", to: "Sources/Patterns/ABC/A.swift")
    try package.write("t", to: "Tests/ABCTests/LoginTests.swift")
    let findings = try findings()
    #expect(findings.fresh([card], in: package.url) == findings.patterns)
    try package.write("else", to: "Sources/Patterns/DEF/A.swift")
    #expect(!findings.fresh([card], in: package.url).isEmpty)
    try package.write("b", to: path)
    #expect(findings.fresh([card], in: package.url).isEmpty)
  }

  @Test func `Another mutant, another edit and another file make findings stale`() throws {
    try package.write("a", to: "Sources/Patterns/ABC/A.swift")
    let findings = try findings()
    let changed = [
      [Mutant(.emailUntrimmed, [.init(in: "A.swift", replace: "a", with: "b")])],
      [Mutant(.cancelIgnored, [.init(in: "B.swift", replace: "a", with: "b")])],
      [Mutant(.cancelIgnored, [.init(in: "A.swift", replace: "a", with: "c")])], [],
    ]
    for mutants in changed { #expect(findings.fresh([Self.with(mutants)], in: package.url).isEmpty) }
    #expect(!findings.fresh([Self.with(card.mutants)], in: package.url).isEmpty)
    try package.write("", to: "Sources/Patterns/ABC/B.swift")
    #expect(findings.fresh([card], in: package.url).isEmpty)
  }

  @Test func `Findings on some of the mutants are not those on all`() throws {
    let fingerprint = CodeFingerprint(of: card, in: package.url).text
    let part = PatternMutants(pattern: "abc", fingerprint: fingerprint, results: [])
    #expect(MutantFindings(patterns: [part]).fresh([card], in: package.url).isEmpty)
  }

  private static func with(_ mutants: [Mutant]) -> Card {
    Card(
      id: "abc", name: "ABC", module: "ABC", summary: "", roles: [], arrows: [], terms: [], workflow: [],
      claims: [], caveats: [], mutants: mutants, advice: Advice(source: .mvx), sources: [])
  }

  private func findings() throws -> MutantFindings {
    MutantFindings(patterns: [
      PatternMutants(
        pattern: "abc", fingerprint: CodeFingerprint(of: card, in: package.url).text,
        results: [
          MutantResult(
            mutation: .cancelIgnored, place: Place(file: "A.swift", line: 3),
            scenarios: TestOutcome(count: 9, failed: ["s"]),
            unitTests: TestOutcome(count: 9, failed: ["t0", "t1"], keepsNames: true))
        ])
    ])
  }
}
