import Driver
import Measures
import Page
import Report
import Testing

@testable import Catalog
@testable import CodeGraph
@testable import Verdicts

/// Names and texts that would break a page unless escaped.
@Suite struct HostilePageTests {
  private let evil = "E`|\"]<b>\u{202E}\n#"
  private let bell = "\u{1B}[2J\u{7}\r\u{9B}31m\u{2028}"

  @Test func `Hostile names stay text in a page`() throws {
    let codebase = Codebase(graph: graph, cards: [card])
    let findings = Sample.findings(in: codebase, of: [card]) { _ in [result] }
    let assets = try Sample.assets()
    let pages = [
      try Sample.content(findings, questionnaire: Questionnaire(cards: [card], figures: [])).page(assets),
      ReportSubject.findings(findings, about: .everything).page(assets),
    ]
    for page in pages {
      expectSound(page)
      #expect(page.contains("E`|&quot;]&lt;b&gt;\\u{202E}\\n#"))
      let seen = page.components(separatedBy: "<script type").first ?? ""
      #expect(!page.contains("]<b>") && !seen.contains("\u{202E}") && !seen.contains("\u{1B}"))
    }
  }

  private var card: Card {
    let source = Source(key: "evil", label: evil, title: evil, address: evil)
    return Card(
      id: "evil", name: evil, module: "Evil", summary: evil,
      roles: [Role(name: evil, duty: evil, part: .view, types: [evil])], arrows: [],
      terms: [Term(evil, in: source, here: [evil], caveat: 1)], workflow: [evil], claims: [],
      caveats: [Caveat(number: 1, about: .code(test: evil), text: evil)],
      advice: Advice(interaction: evil, source: source), sources: [source])
  }

  private var graph: DependencyGraph {
    let place = Place(file: "Sources/Patterns/Evil/Greeting/\(evil)", line: 3)
    var graph = DependencyGraph(
      types: [
        TypeNode(id: "1", name: evil, kind: .class, module: "Evil", place: place),
        TypeNode(id: "2", name: "Label", kind: .class, module: "TerminalKit", place: place),
      ],
      edges: [Edge(from: "1", to: "2", references: [Reference(kind: .calls, place: place, toMember: evil)])])
    graph.lines = ["1": 1]
    return graph
  }

  private var result: ScenarioResult {
    ScenarioResult(
      pattern: "evil", example: .greeting, name: bell, stepsHeld: 0, steps: 1,
      failure: .init(
        number: 1, step: bell, reason: .mismatch(expected: bell, seen: "\(bell)\n```\n"), frame: "│\(bell)│\n"
      ))
  }
}
