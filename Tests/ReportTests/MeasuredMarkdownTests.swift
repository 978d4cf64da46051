import Catalog
import Comparison
import Foundation
import Report
import TestSupport
import Testing

/// What Markdown tells of code, where the pages in docs have no example of it.
@Suite struct MeasuredMarkdownTests {
  private static let shown = [
    "Broken rules", "Terms", "Who names whom", "Arrows", "Role matrix", "Change impact", "Blind spots", "Cons",
    "Differences", "Advice of its source, Doe", "Caveats",
  ]

  @Test func `The page of one pattern has what breaks its rules, and what needs an escape`() throws {
    let page = MarkdownReport().text(of: try MadeUp.measured("three"), about: .everything)
    let sections = page.components(separatedBy: "\n## ").filter { section in
      Self.shown.contains { section.hasPrefix($0 + "\n") }
    }
    expectEqual(
      sections.joined(separator: "\n## "),
      #"""
      MARKDOWN
      """#)
  }

  @Test func `Both examples are told beside each other, with the growth`() throws {
    let findings = try MadeUp.measured("three", examples: [.greeting, .login])
    let page = MarkdownReport().text(of: findings, about: .everything)
    #expect(page.contains("\n| Figure | Greeting | Login | Growth |\n"))
    #expect(page.contains("\n| lines | 23 | 70 | 3.0× |\n"))
    #expect(page.contains("\n| protocols | 1 | 0 | 0.0× |\n"))
    #expect(page.contains("\n| seams | 1 | 0 | – |\n"))
    #expect(page.contains("\n### Login\n\n```mermaid\nflowchart LR\n  n1[\"Front\"]\n  n2[\"Back\"]\n```\n"))
    #expect(page.contains("\n### Login\n\nNone.\n"))
  }

  @Test func `Every figure that is shown has a definition`() throws {
    let report = MarkdownReport().text(of: try MadeUp.measured("three", "four"), about: .everything)
    let definitions = report.components(separatedBy: "\n- ").filter { $0.hasPrefix("**") }.joined()
    for measure in Measure.ofTables + MadeUp.three.claims.flatMap(\.tests).map(\.measure) {
      #expect(definitions.contains("**\(measure.label)**: \(measure.definition)"))
    }
    #expect(definitions.contains("**lines**: "), "Growth of lines needs lines.")
  }

  @Test func `The coupling alone has neither roles nor claims`() throws {
    let text = MarkdownReport().text(of: try MadeUp.measured("three"), about: .coupling)
    #expect(text.contains("\n### Arrows\n\n#### Greeting\n\n| From |"))
    #expect(text.contains("\n### Blind spots\n"))
    #expect(!text.contains("# Roles\n") && !text.contains("# Pros\n") && !text.contains("three.rule"))
  }

  @Test func `Verdicts are explained where there are any`() throws {
    let report = MarkdownReport().text(of: try MadeUp.measured("three"), about: .claims)
    for verdict in Verdict.allCases { #expect(report.contains("\n- **\(verdict.rawValue)**: ")) }
    let without = MarkdownReport().text(of: MadeUp.findings, about: .claims)
    for verdict in Verdict.allCases { #expect(!without.contains(verdict.rawValue)) }
    #expect(!without.contains("Verdict"))
  }
}

extension Claim {
  fileprivate var tests: [Catalog.Test] {
    if case .measured(let tests, _) = evidence { Array(tests) } else { [] }
  }
}
