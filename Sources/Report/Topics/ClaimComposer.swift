import Catalog
import Comparison
import Examples
import Measures

/// Composes one claim with the evidence behind its verdict.
struct ClaimComposer {
  let finding: ClaimFinding
  /// Composes the full page rather than the shorter output for a terminal.
  let isFull: Bool

  var document: Document {
    let claim = finding.claim
    let head: [Block] = [
      .paragraph([
        Span(claim.id, .strong), "(\(finding.card.name), \(claim.side.rawValue))",
      ]),
      .nested([
        .paragraph([Span(claim.text)]), .paragraph([Span("Literature:", .faint), claim.source.link(.faint)]),
      ]),
    ]
    guard let verdict = finding.verdict else {
      let reason = Span(finding.undecidedReason ?? claim.kind.meaning)
      return Document([head, [.paragraph([.label(claim.kind, isFull: isFull), reason])]])
    }
    var defined: Set<Measure> = []
    var sections = [head, [.paragraph([.label(verdict, isFull: isFull), Span(finding.statement)])]]
    sections += finding.outcomes.map { outcome in
      section(outcome, isDefined: defined.insert(outcome.assertion.measure).inserted)
    }
    for misuse in finding.misuses {
      let name = misuse.misusedName
      let isOnly = finding.places(onlyFor: misuse).isEmpty ? "" : "; for \(name) itself it does not"
      let text = "\(misuse.subject), which is \(name) misused: \(misuse.finding.statement)\(isOnly)"
      let label = misuse.finding.verdict.map { [Span.label($0, isFull: isFull)] } ?? []
      sections.append([.paragraph(label + [Span(text)])])
      sections += misuse.finding.outcomes.map {
        section($0, by: misuse.isOwn ? misuse.card.name : nil, isDefined: false)
      }
    }
    return Document(sections)
  }

  private func section(_ outcome: ClaimFinding.Outcome, by name: String? = nil, isDefined: Bool) -> [Block] {
    let measure = outcome.assertion.measure
    let names = outcome.others.map(\.pattern.name).joined(separator: ", ")
    let relation = outcome.assertion.relation.words(names, in: "in ")
    let holds = Span(
      outcome.holds ? "✔ holds" : "✘ does not hold", outcome.holds ? .good : .bad, isUnbreakable: true)
    let place = outcome.example?.name ?? outcome.measured.growthTitle
    return [.heading(3, ["\(place): \(measure.name), \(relation)", holds])]
      + (isDefined ? [.paragraph([Span(measure.definition, .faint)])] : [])
      + evidence(name ?? "this pattern", outcome.own, measure.unit)
      + outcome.others.flatMap { evidence($0.pattern.name, $0.figure, measure.unit) }
  }

  private func evidence(_ name: String, _ figure: Figure, _ unit: Measure.Unit) -> [Block] {
    [
      .paragraph(["\(name): \(figureText(figure.value, unit))"]),
      .nested([.lines(figure.evidence.map { Line(text: "\($0.place)  \($0.text)") })]),
    ]
  }
}
