import AnalysisTestSupport
import Catalog
import CompareCommand
import Records
import TestSupport
import Testing

@testable import Report
@testable import Verdicts

/// The pages that `.ci/pages` writes about the whole catalogue, by their paths in its folder.
@Suite struct GeneratedPageTests {
  @Test func `No line but a table's has more than 400 characters`() async throws {
    for (path, page) in try await Self.pages.value {
      let lines = page.split(separator: "\n").filter { !$0.hasPrefix("|") }
      #expect(lines.filter { $0.count > 400 } == [], "\(path)")
    }
  }

  @Test func `The report of all patterns is a page of at most 150 lines`() async throws {
    let page = try #require(try await Self.pages.value["report.md"])
    #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
    for card in Registry.cards {
      #expect(page.contains("[\(MarkdownText.escaped(card.name))](patterns/\(card.id).md)"))
    }
  }

  @Test func `Every claim that figures decide leads to its place on the page of its pattern`() async throws {
    let pages = try await Self.pages.value
    let page = try #require(pages["report.md"])
    let links = page.matches(of: /\[(.+?)\]\((patterns\/[a-z0-9-]+\.md)#([a-z0-9.-]+)\)/)
    let judged = try await Self.findings.value.patterns.flatMap(\.claims).filter { finding in
      finding.verdict != nil && finding.claim.side != .difference
    }
    #expect(!judged.isEmpty && links.count == judged.count)
    for link in links {
      let target = pages[String(link.output.2)]
      #expect(target?.contains("<a id=\"\(link.output.3)\"></a>") == true, "\(link.output.0)")
    }
  }

  @Test func `The figures of a verdict, and what would turn it, are on the page of its pattern alone`()
    async throws
  {
    let pages = try await Self.pages.value
    let report = try #require(pages["report.md"])
    let judged = try await Self.findings.value.patterns.flatMap(\.claims).filter { $0.verdict != nil }
    #expect(!judged.isEmpty)
    for finding in judged {
      let page = try #require(pages["patterns/\(finding.card.id).md"])
      // A figure alone, such as 1, could stand anywhere.
      let figures = finding.judgement.decisive.filter { $0.rival != nil }.map(\.figures)
      let texts = figures + [finding.flips.first].compactMap(\.self)
      for text in texts {
        let text = MarkdownText.prose(text)
        #expect(page.contains(text), "\(finding.claim.id): \(text)")
        #expect(!report.contains(text), "\(finding.claim.id): \(text)")
      }
    }
  }

  /// All cards with their code, and with what would turn their verdicts.
  private static let findings = Task<Findings, any Error> {
    Sample.findings(
      in: try await ThisCode.codebase(of: Registry.cards), of: Registry.cards, findsTurns: true)
  }

  private static let pages = Task<[String: String], any Error> {
    let (cards, all) = (Registry.cards, try await findings.value)
    let subjects: [String: ReportSubject] = [
      "report.md": .findings(all, about: .everything),
      "glossary.md": .glossary(Glossary(cards: cards).entries, isWhole: true),
    ]
    let pages = subjects.mapValues(Sample.markdown)
    let patterns = all.patterns.map { pattern in
      let alone = Findings(examples: all.examples, patterns: [pattern])
      return ("patterns/\(pattern.card.id).md", Sample.markdown(of: .findings(alone, about: .everything)))
    }
    return pages.merging(patterns) { page, _ in page }
  }
}
