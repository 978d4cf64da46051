import CodeGraph
import Foundation
import Measures
import TestSupport
import Testing

@testable import Catalog
@testable import Records

/// The recorded results of a run, and whether they are stale.
@Suite struct MistakeRecordTests {
  private let package = TemporaryFolder()
  private let card = with([Mutant(.cancelIgnored, [.init(in: "A.swift", replace: "a", with: "b")])])

  @Test func `A missing record and a malformed line are errors with the command that mends them`() throws {
    let path = "Catalog/ABC/Records/mistakes.jsonl"
    #expect(throws: RecordError.missing(path: path, renewal: ".ci/records")) {
      try MistakeRecord.read(of: card, in: package.url)
    }
    try MistakeRecord.write(findings(), of: card, in: package.url)
    let text = try #require(package.text(of: path))
    for (broken, line) in [("", 1), ("{}\n", 1), (text + "{}\n", 3), (String(text.dropLast(2)), 2)] {
      try package.write(broken, to: path)
      #expect(throws: RecordError.malformed(path: path, line: line, renewal: ".ci/records")) {
        try MistakeRecord.read(of: card, in: package.url)
      }
    }
  }

  @Test func `A record has a fact in each line, and gives what was written`() throws {
    try package.write("a", to: "Sources/Patterns/ABC/A.swift")
    let findings = findings()
    try MistakeRecord.write(findings, of: card, in: package.url)
    let text = try #require(package.text(of: "Catalog/ABC/Records/mistakes.jsonl"))
    #expect(
      text == """
        {"code":{"fingerprint":"\(findings.fingerprint)","pattern":"abc"}}
        {"mistake":{"logicTests":{"count":9,"ending":"complete","names":["t0","t1"]},\
        "mutation":"cancel-ignored",\
        "partTests":{"count":0,"ending":"complete","names":[]},\
        "place":{"file":"A.swift","line":3},\
        "scenarios":{"count":9,"ending":"complete","names":["s"]}}}

        """)
    #expect(try MistakeRecord.read(of: card, in: package.url) == findings)
  }

  @Test func `Of a program that crashed only the crash is kept`() {
    let outcome = TestOutcome(count: 7, failed: ["t0"], ending: .crash)
    #expect(outcome == TestOutcome(count: 0, failed: [], ending: .crash))
    #expect(outcome.kills)
  }

  @Test(arguments: [
    "Sources/Patterns/ABC/A.swift", "Tests/ABCTests/LoginTests.swift", "Sources/Contract/Examples/A.swift",
    "Sources/Contract/AccountService/A.swift", "Sources/Driver/Driver/A.swift",
    "Sources/Driver/Scenarios/A.swift", "Sources/Kit/TerminalKit/A.swift", "Tests/TestSupport/A.swift",
    "Sources/Bench/Bench/Mutants/A.swift", "Sources/Bench/Bench/Run/A.swift", "Sources/Bench/Edits/A.swift",
    "Sources/Commands/ExampleCommand/Scenarios/A.swift", "Sources/Analysis/CodeGraph/A.swift",
    "Sources/Analysis/Measures/Tests/A.swift",
  ])
  func `Other code makes it stale, another comment does not`(path: String) throws {
    try package.write("let a = 1", to: path)
    try MistakeRecord.write(findings(), of: card, in: package.url)
    #expect(MutantFindings.fresh([card], in: package.url).count == 1)
    // What a pattern and its tests are built on may even move to other lines.
    let isShared = !path.contains("ABC")
    try package.write((isShared ? "/// The first.\n\n" : "") + "let a = 1  // One.\n", to: path)
    #expect(MutantFindings.fresh([card], in: package.url).count == 1)
    try package.write("let a = 2", to: path)
    #expect(MutantFindings.fresh([card], in: package.url) == [])
  }

  @Test(arguments: ["Sources/Patterns/ABC/A.swift", "Tests/ABCTests/LoginTests.swift"])
  func `Code that moves to another line makes it stale, as it names lines`(path: String) throws {
    try package.write("/// The first.\nlet a = 1\n", to: path)
    try MistakeRecord.write(findings(), of: card, in: package.url)
    try package.write("/// Another.\nlet a = 1  // One.\n", to: path)
    #expect(MutantFindings.fresh([card], in: package.url).count == 1)
    try package.write("/// The first.\n/// The second.\nlet a = 1\n", to: path)
    #expect(MutantFindings.fresh([card], in: package.url) == [])
  }

  @Test(arguments: [
    "Sources/Patterns/DEF/A.swift", "Tests/DEFTests/A.swift", "Sources/Contract/AccountServer/A.swift",
    "Sources/Report/A.swift", "Sources/Bench/Bench/Recorder/A.swift",
  ])
  func `Code on which it does not depend leaves it fresh`(path: String) throws {
    try MistakeRecord.write(findings(), of: card, in: package.url)
    try package.write("let a = 2", to: path)
    #expect(MutantFindings.fresh([card], in: package.url).count == 1)
  }

  @Test func `Another mutant, another edit and another file make findings stale`() throws {
    try package.write("a", to: "Sources/Patterns/ABC/A.swift")
    try MistakeRecord.write(findings(), of: card, in: package.url)
    let changed = [
      [Mutant(.emailUntrimmed, [.init(in: "A.swift", replace: "a", with: "b")])],
      [Mutant(.cancelIgnored, [.init(in: "B.swift", replace: "a", with: "b")])],
      [Mutant(.cancelIgnored, [.init(in: "A.swift", replace: "a", with: "c")])], [],
    ]
    for mutants in changed { #expect(MutantFindings.fresh([Self.with(mutants)], in: package.url) == []) }
    #expect(MutantFindings.fresh([Self.with(card.mutants)], in: package.url).count == 1)
    try package.write("", to: "Sources/Patterns/ABC/B.swift")
    #expect(MutantFindings.fresh([card], in: package.url) == [])
  }

  @Test func `Findings on some of the mutants are not those on all`() throws {
    let fingerprint = CodeFingerprint(of: card, in: package.url).text
    let part = PatternMutants(pattern: "abc", fingerprint: fingerprint, results: [])
    try MistakeRecord.write(part, of: card, in: package.url)
    #expect(MutantFindings.fresh([card], in: package.url) == [])
  }

  private static func with(_ mutants: [Mutant]) -> Card {
    Card(
      id: "abc", name: "ABC", module: "ABC", summary: "", roles: [], arrows: [], terms: [], workflow: [],
      claims: [], caveats: [], mutants: mutants, advice: Advice(source: .mvx), sources: [])
  }

  private func findings() -> PatternMutants {
    PatternMutants(
      pattern: "abc", fingerprint: CodeFingerprint(of: card, in: package.url).text,
      results: [
        MutantResult(
          mutation: .cancelIgnored, place: Place(file: "A.swift", line: 3),
          scenarios: TestOutcome(count: 9, failed: ["s"]),
          logicTests: TestOutcome(count: 9, failed: ["t0", "t1"]), partTests: .none)
      ], unitTests: UnitTests(tests: [], doubles: []))
  }
}
