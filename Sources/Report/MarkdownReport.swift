import Catalog
import Comparison
import Scenarios
import TerminalKit

/// Findings as a Markdown document.
public struct MarkdownReport {
  /// Makes a report.
  public init() {}

  /// The report's text, ended by a line break.
  public func text(of findings: Findings, about topic: Topic) -> String {
    let blocks: [String] =
      switch topic {
      case .everything:
        ["# \(findings.title)"] + scenarios(of: findings)
          + findings.patterns.flatMap { pattern in
            head(of: pattern) + roles(of: pattern) + claims(of: pattern) + caveats(of: pattern)
          } + kinds + sources(of: findings) + totals(of: findings)
      case .list:
        ["# Architectures", list(of: findings)]
      case .scenarios:
        ["# Scenarios"] + scenarios(of: findings) + totals(of: findings)
      case .coupling: ["# Coupling"]
      case .claims:
        ["# Claims"] + findings.patterns.flatMap { head(of: $0) + claims(of: $0) } + kinds
          + sources(of: findings)
      }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func list(of findings: Findings) -> String {
    table(
      ["Pattern", "Name", "Summary", "Commands"],
      findings.patterns.map { pattern in
        [code(pattern.card.id), escaped(pattern.card.name), escaped(pattern.card.summary)]
          + [pattern.commands.map(code).joined(separator: " ")]
      })
  }

  private func head(of pattern: PatternFindings) -> [String] {
    ["## \(escaped(pattern.card.name))", escaped(pattern.card.summary)]
  }

  private func roles(of pattern: PatternFindings) -> [String] {
    let rows = pattern.card.roles.map { role in
      [
        escaped(role.name), role.part.rawValue, prose(role.duty),
        role.types.map(code).joined(separator: ", "),
      ]
    }
    return ["### Roles", table(["Role", "Part", "Duty", "Types"], rows)]
  }

  private func claims(of pattern: PatternFindings) -> [String] {
    Claim.Side.allCases.flatMap { side -> [String] in
      let rows = pattern.claims(side).map(\.claim).map { claim in
        [code(claim.id), claim.kind.rawValue, prose(claim.text), escaped(claim.source.label)]
      }
      return rows.isEmpty ? [] : ["### \(side.heading)", table(["Claim", "Kind", "Text", "Source"], rows)]
    }
  }

  private func caveats(of pattern: PatternFindings) -> [String] {
    let lines = pattern.card.caveats.map { "\($0.number). \(prose($0.text))" }
    return lines.isEmpty ? [] : ["### Caveats", lines.joined(separator: "\n")]
  }

  private var kinds: [String] {
    let lines = Claim.Kind.allCases.map { "- **\($0.rawValue)**: \($0.meaning)" }
    return ["## Kinds of claims", lines.joined(separator: "\n")]
  }

  private func sources(of findings: Findings) -> [String] {
    let lines = findings.sources.map { "- **\(escaped($0.label))**: \(escaped($0.reference))" }
    return ["## Sources", lines.joined(separator: "\n")]
  }

  // MARK: Scenarios

  private func scenarios(of findings: Findings) -> [String] {
    let tables = findings.examples.flatMap { example in
      let rows = findings.rows(of: example).map { row in
        [escaped(row.name), grouped(row.steps)]
          + row.results.map { $0.map { $0.passed ? "✔" : "✘ failed" } ?? "" }
      }
      let head = [example.title, "Steps"] + findings.patterns.map { code($0.card.id) }
      return ["## \(example.title)", table(head, rows)]
    }
    return tables + findings.failures.flatMap(failure)
  }

  private func totals(of findings: Findings) -> [String] {
    let totals = findings.totals
    return ["**\(totals.failed == 0 ? "✔" : "✘") \(totals.text)**"]
  }

  private func failure(_ result: ScenarioResult) -> [String] {
    guard let failure = result.failure else { return [] }
    let title = "\(result.pattern), \(result.example.title): \(result.name)"
    var blocks = ["### ✘ \(escaped(title))"]
    if failure.number > 0 {
      blocks.append(
        "Step \(grouped(failure.number)) of \(grouped(result.steps)): \(escaped(Excerpt.of(failure.step)))")
    }
    switch failure.reason {
    case .mistake(let mistake): blocks.append(escaped(Excerpt.of(mistake.message)))
    case .restless: blocks.append("The program does not come to rest.")
    case .mismatch(let expected, let seen):
      let lines = Difference(expected: expected, seen: seen).lines.map { line in
        switch line {
        case .same(let text): "  \(VisibleText.escaping(text).quotedAtNeed)"
        case .expected(let text): "- \(VisibleText.escaping(text).quotedAtNeed)"
        case .seen(let text): "+ \(VisibleText.escaping(text).quotedAtNeed)"
        }
      }
      blocks.append(fenced(lines, language: "diff"))
    }
    let frame = failure.frame.split(separator: "\n").map { VisibleText.escaping(String($0)) }
    return blocks + (frame.isEmpty ? [] : [fenced(frame, language: "text")])
  }

  // MARK: Markdown

  private func table(_ head: [String], _ rows: [[String]]) -> String {
    let rule = head.map { _ in "---" }
    return ([head, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  /// A word that holds nothing but letters, digits, dots and hyphens, as code.
  private func code(_ word: String) -> String {
    "`\(word)`"
  }

  /// A block of lines as they are, in a fence longer than any row of backticks in them.
  private func fenced(_ lines: [String], language: String) -> String {
    let longest = lines.flatMap { $0.split { $0 != "`" } }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return ([fence + language] + lines + [fence]).joined(separator: "\n")
  }

  /// The text with a backslash before whatever Markdown or HTML would take for its own.
  /// A card's text, in which backticks set off code.
  private func prose(_ text: String) -> String {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard !pieces.count.isMultiple(of: 2) else { return escaped(text) }
    return pieces.enumerated().map { $0.isMultiple(of: 2) ? escaped($1) : code($1) }.joined()
  }

  private func escaped(_ text: String) -> String {
    VisibleText.escaping(text).unicodeScalars.map { Self.special.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  private static let special = Set("\\`*_{}[]<>#|~&!".unicodeScalars)
}
