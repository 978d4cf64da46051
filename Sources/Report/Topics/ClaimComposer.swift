import Catalog
import Verdicts
import Examples
import Measures

/// Composes one claim with the evidence behind its verdict.
package struct ClaimComposer {
  let finding: ClaimFinding
  let detail: Detail

  package init(finding: ClaimFinding, detail: Detail) {
    (self.finding, self.detail) = (finding, detail)
  }

  package var document: Document {
    let claim = finding.claim
    let side = claim.kind == .rule ? "rule" : claim.side.rawValue
    let head: [Block] = [
      .paragraph([Span(claim.id, .strong), "(\(finding.card.name), \(side))"]),
      .nested([
        .paragraph([Span(claim.text)]), .paragraph([Span("Literature:", .faint), claim.source.link(.faint)]),
      ]),
    ]
    let label = Span.label(finding, isFull: detail.isPage)
    guard !finding.outcomes.isEmpty || !finding.judgement.omissions.isEmpty else {
      let reason = Span(finding.undecidedReason ?? claim.kind.meaning)
      return Document([head, [.paragraph([label, reason])], caveats])
    }
    return Document(
      [head, [.paragraph([label, Span(statement)])] + wider + turns] + claim.assertions.map(figures)
        + [finding.misuses.map(summary), caveats, evidence])
  }

  /// A row of an assertion's table.
  private struct Row {
    let example: Example
    let result: Span
    let figures: String
  }

  /// An assertion's figures under its name, with the definition.
  private func figures(of assertion: Assertion) -> [Block] {
    let outcomes = finding.outcomes.filter { $0.assertion == assertion }
    let omissions = finding.judgement.omissions.filter { $0.assertion == assertion }
    let compared = outcomes.last?.others ?? omissions.last.map { Array($0.figures.dropFirst()) } ?? []
    let names = compared.map(\.pattern.name).joined(separator: ", ")
    let verb = finding.claim.kind == .rule ? "prescribed" : "claimed"
    let relation = assertion.relation.words(names, in: "in ", by: assertion.margin)
    return [
      .heading(
        3, [Span("\(assertion.measure.name.capitalizedFirst), \(verb) \(relation)")],
        note: [Span(assertion.measure.definition, .faint)]), .table(table(of: assertion)),
    ]
  }

  /// An assertion's figure in each example with those compared with, the one that decides first.
  func table(of assertion: Assertion) -> Table {
    let outcomes = finding.outcomes.filter { $0.assertion == assertion }
    let omissions = finding.judgement.omissions.filter { $0.assertion == assertion }
    let rows = outcomes.map(row) + omissions.map(row)
    var table = Table([.left, .left, .left], flexible: 2)
    for example in Example.all {
      for row in rows where row.example == example {
        table.add([[Span(example.name)], [row.result], [Span(row.figures)]])
      }
    }
    return table
  }

  /// The figures of an outcome, the one that decides first.
  private func row(of outcome: Judgement.Outcome) -> Row {
    let unit = outcome.assertion.measure.unit
    let rival = outcome.rival?.pattern.id
    let decisive = outcome.others.filter { $0.pattern.id == rival }
    let others = outcome.others.filter { $0.pattern.id != rival }
    let texts = [(" against ", decisive), ("; also ", others)].map { joint, figures in
      let texts = figures.map { text($0.figure, of: $0.pattern.name, unit) }
      return texts.isEmpty ? "" : joint + texts.joined(separator: ", ")
    }
    // The result in the column before says what is equal.
    let ratio = outcome.result == .equal ? "" : outcome.comparison
    let own = text(outcome.own, of: finding.card.name, unit)
    return Row(
      example: outcome.example, result: result(of: outcome), figures: own + texts[0] + ratio + texts[1])
  }

  /// The reason why an example is left out, and the figures that there are.
  private func row(of omission: Omission) -> Row {
    let unit = omission.assertion.measure.unit
    let texts = omission.figures.map { text($0.figure, of: $0.pattern.name, unit) }
    let known = texts.isEmpty ? "" : ": \(texts.joined(separator: ", "))"
    return Row(
      example: omission.example, result: Span("left out", .faint, isUnbreakable: true),
      figures: omission.reason.words + known)
  }

  /// A pattern's figure with what it is a part of: `MVP 3 of 7 stored properties`.
  private func text(_ figure: Figure, of name: String, _ unit: Measure.Unit) -> String {
    let total = figure.total.map { " of \(grouped($0)) \(figure.totalName ?? "places")" } ?? ""
    return "\(name) \(figureText(figure.value, unit))\(total)"
  }

  /// A misuse's judgement.
  func summary(of misuse: ClaimFinding.Misuse) -> Block {
    let isOnly =
      finding.examples(onlyFor: misuse).isEmpty ? "" : "; for \(misuse.misusedName) itself it does not"
    let label =
      misuse.judgement.verdict.map { [Span.label($0, of: finding.claim.side, isFull: detail.isPage)] } ?? []
    let text = "\(misuse.subject): \(misuse.judgement.statement)\(isOnly) – \(misuse.judgement.figures)"
    return .paragraph(label + [Span(text)])
  }

  /// The card's caveats that name the claim.
  private var caveats: [Block] {
    finding.caveats.map { .paragraph([Span("Caveat \($0.number):", .strong), Span($0.text)]) }
  }

  /// The places behind each figure; on a screen, how to print them.
  package var evidence: [Block] {
    let misuses = finding.misuses.map { ($0.isOwn ? $0.card : finding.card, $0.judgement.outcomes) }
    var seen: Set<FigureKey> = []
    let figures = ([(finding.card, finding.outcomes)] + misuses).flatMap { card, outcomes in
      outcomes.flatMap { outcome in
        ([(card, outcome.own)] + outcome.others.map { ($0.pattern, $0.figure) }).map { (outcome, $0, $1) }
      }
    }.filter { outcome, card, figure in
      let key = FigureKey(example: outcome.example, measure: outcome.assertion.measure.id, card: card.id)
      return seen.insert(key).inserted && !figure.evidence.isEmpty
    }
    let count = figures.map(\.2.evidence.count).reduce(0, +)
    if count == 0 { return [] }
    if detail.isScreen {
      return [.paragraph(["'--all' prints the \(counted(count, "place")) behind these figures."])]
    }
    return [.heading(3, ["Places"])]
      + figures.map { outcome, card, figure in
        let measure = outcome.assertion.measure
        let text = text(figure, of: card.name, measure.unit)
        return .details(
          [Span("\(outcome.example.name), \(measure.name): \(text)")],
          figure.evidence.map { Line(text: "\($0.place)  \($0.text)") })
      }
  }

  /// What tells one figure of the evidence from another.
  private struct FigureKey: Hashable {
    let example: Example
    let measure: Measure.ID
    let card: Card.ID
  }

  private var statement: String {
    if finding.ruleState == .notApplicable { return "the code has nothing that it is about" }
    let exceptions = finding.exceptionWords.map { "; \($0)" } ?? ""
    return (finding.undecidedReason ?? finding.judgement.statement) + exceptions
  }

  /// The judgement against all other patterns.
  var wider: [Block] {
    guard let wider = finding.wider, let verdict = wider.verdict else { return [] }
    return [
      .paragraph([
        Span("Against every other pattern but misuses:", .strong),
        .label(verdict, of: finding.claim.side, isFull: true),
        Span("– \(wider.statement); \(wider.figures)"),
      ])
    ]
  }

  /// The code and the definitions that would turn the verdict round.
  private var turns: [Block] {
    finding.flips.isEmpty
      ? [] : [.heading(3, ["Would turn with"]), .list(finding.flips.map { [Span($0)] })]
  }

  private func result(of outcome: Judgement.Outcome) -> Span {
    if let reason = outcome.weight.words { return Span(reason, .faint, isUnbreakable: true) }
    let words = outcome.result.words
    let tone = finding.claim.side == .con ? .plain : words.tone
    return Span("\(words.sign) \(words.text)", tone, isUnbreakable: true)
  }
}
