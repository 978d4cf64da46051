@testable import Verdicts
import AnalysisTestSupport
import Catalog
import CompareCommand
import Driver
import Examples
import Records
import Scenarios
import TerminalText
import TestSupport
import Testing

@testable import Report

/// No line of a report on the whole catalogue is wider than the terminal.
@Suite struct WidthTests {
  @Test func `No line is too wide, and none ends in a space`() async throws {
    let all = try await Self.failing.value
    let some = [1, 2].map { Findings(examples: all.examples, patterns: Array(all.patterns.prefix($0))) }
    let (cards, codebase) = (Registry.cards, try await ThisCode.codebase(of: Registry.cards))
    let package = try PackageFolder(named: nil, from: PackageFolder.ofThisBuild)
    let tests = try package.tests(of: Example.all.map { ($0, cards) }, record: Self.record(in: package))
    // Code of other examples has characters without a replacement.
    let login = tests.filter { $0.example == .login }
    let name = try #require(login.first?.names.last)
    var subjects = Topic.allCases.map { ReportSubject.findings(all, about: $0) }
    subjects.append(.mutants(MutantFindings(patterns: try Self.record(in: package))))
    subjects += some.map { .findings($0, about: .everything) }
    let questionnaire = try Sample.questionnaire(of: codebase)
    subjects.append(.questionnaire(questionnaire))
    subjects += Question.all.map { .question($0, in: questionnaire) }
    subjects += try Sample.decisions(in: questionnaire).map { .decision($0) }
    subjects += [.glossary(Glossary(cards: cards).entries, isWhole: true), .tests(tests, named: nil)]
    subjects.append(.tests(login.compactMap { $0.only(name) }, named: name))
    let widths = Effort.isNightly ? [60, 61, 80, 99, 100, 137, 200] : [60, 100, 200]
    let details = widths.map { ($0, false) } + (Effort.isNightly ? [60, 100] : [60]).map { ($0, true) }
    for (columns, showsAll) in details {
      for (ascii, subject) in subjects.flatMap({ [(false, $0)] + (columns == 60 ? [(true, $0)] : []) }) {
        let lines = Sample.text(of: subject, columns: columns, ascii: ascii, showsAll: showsAll).split(
          separator: "\n")
        #expect(lines.filter { TextWidth.of(String($0)) > columns || $0.last == " " } == [])
        // A character without an ASCII replacement in `Glyphs` would be shown by its code.
        #expect(!ascii || lines.filter { !$0.utf8.allSatisfy { $0 < 0x7F } || $0.contains("\\u{") } == [])
      }
    }
  }

  static func record(in package: PackageFolder) throws -> [PatternMutants] {
    let record = MutantFindings.fresh(Registry.cards, in: package.url)
    #expect(record.count == Registry.cards.count)
    return record
  }

  @Test(arguments: [(60, "\(Registry.cards.count)"), (200, Registry.cards.last?.id ?? "")])
  func `A matrix too wide for its heads numbers the patterns`(columns: Int, end: String) async throws {
    let text = Sample.text(of: .findings(try await Self.failing.value, about: .scenarios), columns: columns)
    #expect(text.split(separator: "\n").first { $0.contains("steps ") }?.hasSuffix(end) == true)
  }

  /// With the next prompt, a terminal of 24 and one of 30 lines has them in sight.
  @Test(arguments: [(80, 23), (100, 29)])
  func `All patterns fit one screen, under their names`(columns: Int, limit: Int) async throws {
    let text = Sample.text(
      of: .findings(try await Self.findings(isGood: true), about: .everything), columns: columns)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect((15...limit).contains(lines.count - 1), "\(text)")
    let blocks = [Registry.cards.filter(\.isAskedFor), Registry.cards.filter { !$0.isAskedFor }]
    for names in blocks.map({ $0.map(\.shortName) }) {
      #expect(
        lines.contains { $0.split(separator: " ").map(String.init).suffix(names.count) == names[...] },
        "\(text)")
    }
  }

  @Test(arguments: [Topic.everything, .claims])
  func `A con that holds is never green`(topic: Topic) async throws {
    let findings = try await Self.findings(isGood: true)
    for con in findings.patterns.flatMap({ $0.claims(.con) }) {
      #expect(!Sample.text(of: .claim(con), color: .always).contains("\u{1B}[32m"), "\(con.claim.id)")
    }
    let text = Sample.text(of: .findings(findings, about: topic), columns: 200, color: .always)
    // The first screen has no green at all, as a line of it can have a pro and a con.
    let lines = text.split(separator: "\n")
    let ids = Registry.cards.flatMap(\.claims).filter { $0.side == .con }.map { "; \($0.id))" }
    let cons = topic == .everything ? lines : lines.filter { line in ids.contains(where: line.contains) }
    #expect(!cons.isEmpty && cons.allSatisfy { !$0.contains("\u{1B}[32m") })
  }

  /// All cards with their code and all scenarios; MVP's first fails.
  private static let failing = Task { try await findings(isGood: false) }

  static func findings(isGood: Bool) async throws -> Findings {
    let codebase = try await ThisCode.codebase(of: Registry.cards)
    var findings = Sample.findings(in: codebase, of: Registry.cards) { card in
      Scenario.all.enumerated().map { place, scenario in
        Sample.result(
          card.id, scenario.example, scenario.name, steps: 20,
          failure: !isGood && card.id == "mvp" && place == 0 ? Sample.failure : nil)
      }
    }
    findings.kept = try Sample.kept()
    return findings
  }
}
