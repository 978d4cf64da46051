import Catalog
import Comparison
import Examples
import Measures

/// Composes one claim with the evidence behind its verdict.
struct ClaimComposer {
  let finding: ClaimFinding
  let detail: Detail
  /// Composes a page rather than output for a terminal.
  var isFull: Bool { detail == .page }

  var document: Document {
    let claim = finding.claim
    let side = claim.kind == .rule ? "rule" : claim.side.rawValue
    let head: [Block] = [
      .paragraph([Span(claim.id, .strong), "(\(finding.card.name), \(side))"]),
      .nested([
        .paragraph([Span(claim.text)]), .paragraph([Span("Literature:", .faint), claim.source.link(.faint)]),
      ]),
    ]
    let label = Span.label(finding, isFull: isFull)
    guard !finding.outcomes.isEmpty else {
      let reason = Span(finding.undecidedReason ?? claim.kind.meaning)
      let remark = claim.remark.map { [Block.paragraph([Span("– \($0)")])] } ?? []
      return Document([head, [.paragraph([label, reason])] + remark])
    }
    var defined: Set<Measure> = []
    var sections = [head, [.paragraph([label, Span(statement)])] + wider + turns]
    sections += finding.outcomes.map { outcome in
      section(outcome, isDefined: defined.insert(outcome.assertion.measure).inserted)
    }
    for misuse in finding.misuses {
      let isOnly =
        finding.examples(onlyFor: misuse).isEmpty ? "" : "; for \(misuse.misusedName) itself it does not"
      let text =
        "\(misuse.subject): \(misuse.judgement.statement)\(isOnly)"
      let label = misuse.judgement.verdict.map { [Span.label($0, isFull: isFull)] } ?? []
      sections.append([.paragraph(label + [Span(text)])])
      sections += misuse.judgement.outcomes.map {
        section($0, by: misuse.isOwn ? misuse.card.name : nil, isDefined: false)
      }
    }
    return Document(sections)
  }

  private var statement: String {
    if finding.ruleState == .notApplicable { return "the code has nothing that it is about" }
    return finding.undecidedReason ?? finding.judgement.statement
  }

  /// The judgement against all other patterns.
  private var wider: [Block] {
    guard let wider = finding.wider, let verdict = wider.verdict else { return [] }
    return [
      .paragraph([
        "Against every other pattern but misuses:", .label(verdict, isFull: true),
        Span("– \(wider.statement), \(wider.figures)"),
      ])
    ]
  }

  /// The code and the definitions that would turn the verdict round.
  private var turns: [Block] {
    finding.flips.isEmpty
      ? [] : [.heading(3, ["Would turn with"]), .list(finding.flips.map { [Span($0)] })]
  }

  private func section(_ outcome: Judgement.Outcome, by name: String? = nil, isDefined: Bool) -> [Block] {
    let measure = outcome.assertion.measure
    let names = outcome.others.map(\.pattern.name).joined(separator: ", ")
    let relation = outcome.assertion.relation.words(names, in: "in ")
    let result = outcome.result
    let holds =
      outcome.isFixed
      ? Span("fixed by the card", .faint, isUnbreakable: true)
      : Span(
        "\(result.sign) \(result.words)", result == .holds ? .good : result == .equal ? .plain : .bad,
        isUnbreakable: true)
    return [.heading(3, ["\(outcome.example.name): \(measure.name), \(relation)", holds])]
      + (isDefined ? [.paragraph([Span(measure.definition, .faint)])] : [])
      + evidence(name ?? "this pattern", outcome.own, measure.unit)
      + outcome.others.flatMap { evidence($0.pattern.name, $0.figure, measure.unit) }
  }

  private func evidence(_ name: String, _ figure: Figure, _ unit: Measure.Unit) -> [Block] {
    let total = figure.total.map { " of \(grouped($0))" } ?? ""
    return [
      .paragraph(["\(name): \(figureText(figure.value, unit))\(total)"]),
      .nested([.lines(figure.evidence.map { Line(text: "\($0.place)  \($0.text)") })]),
    ]
  }
}

extension Assertion.Outcome {
  /// The sign; never the only difference.
  var sign: Character {
    switch self {
    case .holds: "✔"
    case .equal: "="
    case .fails: "✘"
    }
  }

  var words: String {
    switch self {
    case .holds: "holds"
    case .equal: "equal"
    case .fails: "does not hold"
    }
  }
}
