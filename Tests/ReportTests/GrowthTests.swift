@testable import CodeGraph
@testable import Verdicts
import Examples
import Foundation
import Measures
import TestSupport
import Testing

@testable import Catalog
@testable import Report

/// THREE and FOUR with Notes, and a type that THREE's Login and Notes share.
@Suite struct GrowthTests {
  /// Both patterns, of which some have Notes.
  private func measured(withNotes ids: [String]) -> (codebase: Codebase, cards: [Card]) {
    let files = [
      ("Lamp", "Three/Common"), ("Window", "Three/Notes"), ("Latch", "Three/Notes"), ("Hall", "Four/Notes"),
    ].filter { name, folder in
      folder.hasSuffix("Common") || ids.contains { folder.lowercased().hasPrefix($0) }
    }
    let types = files.map { name, folder in
      Sample.type(
        name, .class, in: String(folder.prefix { $0 != "/" }), "Sources/Patterns/\(folder)/\(name).swift")
    }
    let edges = ["Lock", "Latch"].map { Sample.edge($0, "Lamp", [(.calls, 4, nil)]) }
    var graph = DependencyGraph(types: Sample.graph.types + types, edges: Sample.graph.edges + edges)
    graph.lines = Sample.graph.lines.merging(["Lamp": 5, "Window": 90, "Latch": 85, "Hall": 200]) { one, _ in
      one
    }
    func card(_ card: Card, _ types: [[String]]) -> Card {
      let roles = zip(card.roles, types).map { role, more in
        Role(name: role.name, duty: role.duty, part: role.part, types: role.types + more)
      }
      return Card(
        id: card.id, name: card.name, module: card.module, summary: card.summary, roles: roles,
        arrows: card.arrows, terms: card.terms, workflow: card.workflow, claims: [], caveats: [],
        advice: card.advice, sources: card.sources)
    }
    let names = files.map(\.0)
    let cards = [
      card(Sample.three, [[], ["Window"], ["Latch", "Lamp"], []].map { $0.filter(names.contains) }),
      card(Sample.four, [["Hall"].filter(names.contains)]),
    ]
    let codebase = Codebase(graph: graph, cards: cards)
    #expect(codebase.faults == [])
    return (codebase, cards)
  }

  private func findings(withNotes ids: String...) -> Findings {
    let (codebase, cards) = measured(withNotes: ids)
    return Sample.findings(in: codebase, of: cards)
  }

  @Test func `Three examples are a line of three points, in text and on a page`() throws {
    let subject = ReportSubject.findings(findings(withNotes: "three", "four"), about: .everything)
    let text = Sample.text(of: subject, showsAll: true)
    for line in [
      "Cost, Greeting → Login → Notes",
      "    reused from smaller examples             –→0→1        –→0→0",
      "    with wiring and root                 29→75→180    20→50→200",
      "    growth from the example before     –→2.6×→2.4×  –→2.5×→4.0×",
    ] { #expect(text.contains("\n\(line)\n"), "\(text)") }
    let page = Sample.markdown(of: subject)
    for line in [
      "| growth of lines with wiring | –→2.6×→2.4× | –→2.5×→4.0× |",
      "| roles with reused types | none → none → Back 1 | none |",
    ] { #expect(page.contains("\n\(line)\n"), "\(page)") }
  }

  @Test func `Reused types are listed by role, and are in JSON`() throws {
    let findings = findings(withNotes: "three")
    let text = Sample.text(of: .findings(findings, about: .coupling), showsAll: true)
    #expect(text.contains("\nTypes reused from Greeting: 0\n\n"))
    #expect(text.contains("\nTypes reused from Greeting and Login: 1\n  Back: Lamp\n\n"))
    let patterns = FindingsJSON(findings, about: .coupling).patterns
    let coupling = try #require(patterns[0].coupling)
    let examples = Example.all.map { coupling[$0.id] }
    #expect(examples.map { $0?.reused } == [nil, [:], ["Back": ["Lamp"]]])
    #expect(examples.map { $0?.figures["growth of lines with wiring"] } == [nil, 2.59, 2.4])
    #expect(patterns[1].coupling?["notes"] == nil)
  }

  @Test func `An example that one pattern lacks decides nothing about both`() throws {
    let findings = findings(withNotes: "three")
    #expect(findings.title == "Greeting and Login, built in 2 architectures; Notes in 1")
    let text = Sample.text(of: .findings(findings, about: .everything), showsAll: true)
    #expect(text.contains(" lines without wiring roles for Login, FOUR 1\n"))
    #expect(text.contains("    with wiring and root                 29→75→180   20→50→–\n"))
    let three = Findings(examples: findings.examples, patterns: Array(findings.patterns.prefix(1)))
    #expect(Sample.text(of: .findings(three, about: .everything)).contains("\nFigures of Notes\n"))
  }
}
