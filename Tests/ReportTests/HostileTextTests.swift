@testable import Verdicts
import Foundation
import Measures
import Driver
import TerminalText
import Testing

@testable import Catalog
@testable import CodeGraph
@testable import Report

/// Names and texts that would break a terminal, a table or a diagram unless escaped.
@Suite struct HostileTextTests {
  private let evil = "E`|\"]<b>\u{202E}\n#"
  private let bell = "\u{1B}[2J\u{7}\r\u{9B}31m\u{2028}"

  @Test(arguments: [false, true]) func `Hostile texts are escaped on a terminal`(ascii: Bool) throws {
    let text = Sample.text(of: .findings(try findings(), about: .everything), columns: 60, ascii: ascii)
    for line in text.split(separator: "\n").map(String.init) {
      #expect(VisibleText.escaping(line, glyphs: ascii ? .ascii : .unicode) == line)
      #expect(TextWidth.of(line) <= 60)
    }
  }

  @Test func `Hostile names are escaped in Markdown`() throws {
    let page = Sample.markdown(of: .findings(try findings(), about: .everything))
    for line in page.split(separator: "\n").map(String.init) {
      #expect(VisibleText.escaping(line) == line)
    }
    #expect(!page.contains("<b>") && page.contains("````diff\n"))
    #expect(page.contains("\n  n1[\"E#96;#124;#34;#93;#60;b#62;#92;u#123;202E#125;#92;n#35;\"]\n"))
    let name = ##"E\`\|"\]\<b\>\\u\{202E\}\\n\#"##
    #expect(page.contains("- ✘ \(name) → Label: calls (Sources/Patterns/Evil/Greeting/\(name):3)\n"))
    let scenario = #"\\u\{1B\}\[2J\\u\{7\}\\r\\u\{9B\}31m\\u\{2028\}"#
    #expect(page.contains("### ✘ evil, Greeting: \(scenario)\n"))
    #expect(Sample.markdown(of: .findings(try findings(), about: .scenarios)).contains("\n| \(scenario) |"))
  }

  @Test func `Hostile names are complete in JSON`() throws {
    let text = try ReportSubject.findings(findings(), about: .coupling).json()
    let edges = text.components(separatedBy: "\"from\" : ").dropFirst().map { $0.prefix { $0 != "\n" } }
    #expect(Set(edges) == ["\"E`|\\\"]<b>\u{202E}\\n#\","])
  }

  private func findings() throws -> Findings {
    let card = Card(
      id: "evil", name: evil, module: "Evil", summary: evil,
      roles: [Role(name: evil, duty: evil, part: .view, types: [evil, "Other"])], arrows: [],
      terms: [Term(evil, in: source, here: [evil], caveat: 1)],
      workflow: [evil], claims: [],
      caveats: [Caveat(number: 1, about: .code(test: evil), text: evil)],
      advice: Advice(interaction: evil, source: source), sources: [source])
    let place = Place(file: "Sources/Patterns/Evil/Greeting/\(evil)", line: 3)
    let other = Place(file: "Sources/Patterns/Evil/Login/Other.swift", line: 3)
    var graph = DependencyGraph(
      types: [
        TypeNode(id: "1", name: evil, kind: .class, module: "Evil", place: place),
        TypeNode(id: "2", name: "Other", kind: .class, module: "Evil", place: other),
        TypeNode(id: "3", name: "Label", kind: .class, module: "TerminalKit", place: other),
      ],
      edges: [Edge(from: "1", to: "3", references: [Reference(kind: .calls, place: place, toMember: evil)])])
    graph.lines = ["1": 1, "2": 1]
    let codebase = Codebase(graph: graph, cards: [card])
    let failure = ScenarioResult.Failure(
      number: 1, step: bell, reason: .mismatch(expected: bell, seen: "\(bell)\n```\n"),
      frame: "│\(bell)│\n")
    return Sample.findings(in: codebase, of: [card], examples: [.greeting]) { _ in
      [Sample.result("evil", .greeting, bell, failure: failure)]
    }
  }

  private var source: Source { Source(key: "evil", label: evil, title: evil, address: evil) }
}
