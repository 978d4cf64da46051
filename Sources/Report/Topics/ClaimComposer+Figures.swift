import Catalog
import Examples
import Measures
import Verdicts

extension ClaimComposer {
  /// A row of an assertion's table.
  private struct Row {
    let example: Example
    let result: Span
    let figures: String
  }

  /// An assertion's figures under its name, with the definition.
  func figures(of assertion: Assertion) -> [Block] {
    let name = assertion.measure.name.capitalizedFirst
    let rivals = rivals(of: assertion).joined(separator: ", ")
    let relation = assertion.relation.words(
      rivals,
      in: "in ",
      by: assertion.margin
    )
    let definition = Span(assertion.measure.definition, .faint)
    return [
      .heading(3, [Span("\(name), \(verb) \(relation)")], note: [definition]),
      .table(table(of: assertion)),
    ]
  }

  private var verb: String {
    switch finding.claim.kind {
    case .rule: "prescribed"
    case .measured, .change, .cited, .opinion: "claimed"
    }
  }

  /// The names of the patterns that an assertion compares with.
  private func rivals(of assertion: Assertion) -> [String] {
    if let outcome = finding.outcomes(of: assertion).last {
      return outcome.others.map(\.pattern.name)
    }
    let omission = finding.omissions(of: assertion).last
    return omission?.figures.dropFirst().map(\.pattern.name) ?? []
  }

  /// An assertion's figure in each example with those compared with, the one
  /// that decides first.
  func table(of assertion: Assertion) -> Table {
    let outcomes = finding.outcomes(of: assertion)
    let omissions = finding.omissions(of: assertion)
    let rows = outcomes.map(row) + omissions.map(row)
    let ordered = Example.all.flatMap { example in
      rows.filter { $0.example == example }
    }
    return Table(
      of: ordered,
      flexible: 2,
      columns: [
        Column { [Span($0.example.name)] },
        Column { [$0.result] },
        Column { [Span($0.figures)] },
      ]
    )
  }

  /// The figures of an outcome, the one that decides first.
  private func row(of outcome: Judgement.Outcome) -> Row {
    let own = text(outcome.own, of: finding.card, in: outcome.unit)
    let against = decisiveTexts(of: outcome).joined(after: " against ")
    let texts = [own + against, ratio(of: outcome)].compactMap(\.self)
    let also = furtherTexts(of: outcome).joined(after: "; also ")
    return Row(
      example: outcome.example,
      result: result(of: outcome),
      figures: texts.joined(separator: ", ") + also
    )
  }

  private func decisiveTexts(of outcome: Judgement.Outcome) -> [String] {
    let decisive = outcome.others.filter {
      $0.pattern.id == outcome.rival?.pattern.id
    }
    return decisive.map { text($0.figure, of: $0.pattern, in: outcome.unit) }
  }

  private func furtherTexts(of outcome: Judgement.Outcome) -> [String] {
    outcome.further.map { text($0.figure, of: $0.pattern, in: outcome.unit) }
  }

  /// What the figure is beside the one that decides; nil if they are equal, as
  /// the result in the column before says it.
  private func ratio(of outcome: Judgement.Outcome) -> String? {
    switch outcome.result {
    case .equal: nil
    case .holds, .inexact, .fails: outcome.comparison
    }
  }

  private func result(of outcome: Judgement.Outcome) -> Span {
    if let reason = outcome.weight.words {
      return Span(reason, .faint, isUnbreakable: true)
    }
    let words = outcome.result.words
    let text = "\(words.sign) \(words.text)"
    return Span(text, finding.tone(of: words), isUnbreakable: true)
  }

  /// The reason why an example is left out, and the figures that there are.
  private func row(of omission: Omission) -> Row {
    let known = omission.figures.map {
      text($0.figure, of: $0.pattern, in: omission.unit)
    }
    return Row(
      example: omission.example,
      result: Span("left out", .faint, isUnbreakable: true),
      figures: omission.reason.words + known.joined(after: ": ")
    )
  }

  /// A pattern's figure with what it is a part of:
  /// `MVP 3 of 7 stored properties`.
  func text(_ figure: Figure, of card: Card, in unit: Measure.Unit) -> String {
    let own = "\(card.name) \(figureText(figure.value, unit))"
    guard let total = figure.total else { return own }
    return "\(own) of \(grouped(total)) \(figure.totalName ?? "places")"
  }
}

extension ClaimFinding {
  /// The tone of a result; a con that holds is no good news.
  fileprivate func tone(of words: OutcomeWords) -> Span.Tone {
    switch claim.side {
    case .con: .plain
    case .pro, .difference: words.tone
    }
  }
}
