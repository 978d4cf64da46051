import Catalog
import Comparison

extension MarkdownReport {
  func list(of findings: Findings) -> String {
    MarkdownText.table(
      ["Pattern", "Roles", "In a sentence"],
      findings.patterns.map(\.card).map { card in
        [
          "**\(MarkdownText.escaped(card.name))** (\(MarkdownText.code(card.id)))",
          MarkdownText.escaped(card.roles.map(\.name).joined(separator: ", ")),
          MarkdownText.prose(card.summary),
        ]
      })
  }

  func head(of pattern: PatternFindings) -> [String] {
    [MarkdownText.heading(2, pattern.card.name), MarkdownText.escaped(pattern.card.summary)]
  }

  func roles(of pattern: PatternFindings, level: Int) -> [String] {
    let rows = pattern.card.roles.map { role in
      [
        MarkdownText.escaped(role.name), role.part.rawValue, MarkdownText.prose(role.duty),
        MarkdownText.codes(role.types),
      ]
    }
    return [
      MarkdownText.heading(level, "Roles"), MarkdownText.table(["Role", "Part", "Duty", "Types"], rows),
    ]
  }

  func workflow(of pattern: PatternFindings) -> [String] {
    section("Workflow of Login", level: 2, numbered(pattern.card.workflow))
  }

  func advice(of pattern: PatternFindings) -> [String] {
    let advice = pattern.card.advice
    let lines = [
      ("Interaction", advice.interaction), ("State", advice.state), ("Errors", advice.errors),
      ("Networking", advice.networking),
    ].compactMap { subject, text in text.map { "**\(subject)**: \(MarkdownText.prose($0))" } }
    return section(
      "Advice of its source, \(advice.source.label)", level: 2, lines.isEmpty ? "" : MarkdownText.list(lines))
  }

  func caveats(of pattern: PatternFindings, level: Int) -> [String] {
    section(
      "Caveats", level: level,
      pattern.card.caveats.map { "\($0.number). \(MarkdownText.prose($0.text))" }.joined(separator: "\n"))
  }

  func sources(of findings: Findings) -> [String] {
    let lines = findings.sources.map {
      "**\(MarkdownText.escaped($0.label))**: \(MarkdownText.escaped($0.reference))"
    }
    return section("Sources", level: 2, MarkdownText.list(lines))
  }

  /// A heading with a text that is Markdown already; nothing if the text is empty.
  func section(_ title: String, level: Int, _ text: String) -> [String] {
    text.isEmpty ? [] : [MarkdownText.heading(level, title), text]
  }

  private func numbered(_ texts: [String]) -> String {
    texts.enumerated().map { "\($0 + 1). \(MarkdownText.prose($1))" }.joined(separator: "\n")
  }
}
