import Catalog
import Verdicts
import Examples

extension Composer {
  /// All patterns on one screen of a terminal: figures, and the claims that hold most clearly.
  var screen: [[Block]] {
    let head = [Block.paragraph([Span("\(findings.title).", .strong)] + remarks)]
    let rest = summaryTable(of: findings.patterns) + clearestClaims + turningClaims + end
    return findings.isGood ? [head + rest] : [head] + failures + [breaches, rest]
  }

  /// What behaves alike, and what the figures are about.
  package var remarks: [Span] {
    let (runs, failed) = (findings.results.count, findings.failures.count)
    let result = failed == 0 ? "they behave alike" : "\(grouped(failed)) \(failed == 1 ? "fails" : "fail")"
    let passed = "\(grouped(runs - failed)) of \(grouped(runs)) scenario runs pass: \(result)."
    let about = summaryExample.map { example in
      let tests = isWide ? "" : tests(of: findings.patterns, in: example).number
      return "Figures of \(example.name)\(tests.isEmpty ? "" : ", \(tests) tests"); small programs, one team."
    }
    let misuses = findings.patterns.map(\.card).compactMap { card in
      card.misusedName.map { "\(card.shortName) is \($0) misused." }
    }
    let texts = [runs > 0 ? passed : nil, about, "Nothing is ranked."].compactMap(\.self)
    return (texts + misuses).map { Span($0) }
  }

  /// The pro and the con of each pattern that hold most clearly: a line each, or a few words on a narrow screen.
  package var clearestClaims: [Block] {
    guard let example = summaryExample, findings.patterns.contains(where: { $0.code != nil }) else {
      return []
    }
    let found = findings.patterns.map { pattern in
      (card: pattern.card, claims: [.pro, .con].compactMap { pattern.clearest($0, in: example) })
    }
    guard !isWide else { return clearestTable(found, in: example) }
    let isTurned = found.flatMap(\.claims).contains { !$0.finding.turns.isEmpty }
    return [Claim.Side.pro, .con].map { side in
      let words = found.flatMap { card, claims in
        claims.filter { $0.finding.claim.side == side }.map { "\(card.shortName) \($0.finding.words)" }
      }
      return .paragraph([
        Span("\(side.heading) that hold most clearly:", .strong),
        Span(words.isEmpty ? "none held" : words.joined(separator: "; ")),
        Span(side == .con && isTurned ? Self.legendOfTurns : "", .faint),
      ])
    }
  }

  /// The claims that the size of the example turns round, by the examples in which they hold; from 120 columns on.
  private var turningClaims: [Block] {
    if case .screen(let columns) = detail, columns < 120 { return [] }
    let mixed = findings.patterns.flatMap { $0.claims.filter { $0.verdict == .mixed } }
    let places = mixed.map { listed($0.judgement.examplesHolding.map(\.name)) }
    let texts = places.distinct().map { place in
      let claims = zip(mixed, places).filter { $0.1 == place }
      return "\(claims.map { "\($0.0.card.shortName) \($0.0.words)" }.joined(separator: ", ")) in \(place)"
    }
    let words = [Span("Hold in some examples only:", .strong), Span(texts.joined(separator: "; ") + ".")]
    return texts.isEmpty ? [] : [.paragraph(words)]
  }

  private static let legendOfTurns = "(* by one definition)"

  private func clearestTable(
    _ found: [(card: Card, claims: [PatternFindings.Clearest])], in example: Example
  ) -> [Block] {
    var table = Table([.left, .left, .left], flexible: 2)
    for (card, claims) in found {
      for (place, claim) in claims.enumerated() {
        let side = claim.finding.claim.side
        let word = Span(side.rawValue, side == .pro ? .good : .bad)
        let text = detail.isPage ? verdictLine(of: claim.finding) : [Span(text(of: claim, in: example))]
        table.add([[Span(place == 0 ? card.shortName : "")], [word], text])
      }
    }
    let held = found.filter { !$0.claims.isEmpty }.map(\.card.id)
    let others = Dictionary(grouping: findings.patterns.filter { !held.contains($0.card.id) }) { pattern in
      pattern.claims.contains { $0.verdict != nil } ? "none held" : "no figure decides a claim"
    }
    let none = others.sorted { $0.key < $1.key }.map { "\(listed($1.map(\.card.shortName))): \($0)." }
      .joined(separator: " ")
    return [
      .paragraph([
        Span("The pro and the con that hold most clearly", .strong), Span(Self.legendOfTurns),
      ]), .nested([.table(table)] + (none.isEmpty ? [] : [.paragraph([Span(none)])])),
    ]
  }

  private func verdictLine(of finding: ClaimFinding) -> [Span] {
    var label = Span.label(finding, isFull: true)
    if !finding.turns.isEmpty { label.text += "*" }
    return [label] + line(of: finding)
  }

  /// A claim with its figure: `many interfaces: protocols 14, MVP 4 (Orlov 2015)`.
  private func text(of clearest: PatternFindings.Clearest, in example: Example) -> String {
    let (claim, outcome) = (clearest.finding.claim, clearest.outcome)
    let (name, unit) = (outcome.assertion.measure.name, outcome.assertion.measure.unit)
    let place = outcome.example == example ? "" : "in \(outcome.example.name) "
    let rival = outcome.rival.map { ", \($0.pattern.name) \(figureText($0.figure.value, unit))" } ?? ""
    let figures = "\(place)\(name) \(figureText(outcome.own.value, unit))\(rival)"
    return "\(clearest.finding.words): \(figures) (\(claim.source.label))"
  }
}

extension ClaimFinding {
  /// The claim in a few words, if it has them; with a star if another definition of its figures turns the verdict round.
  fileprivate var words: String { (claim.gist ?? String(claim.text.dropLast())) + (turns.isEmpty ? "" : "*") }
}
