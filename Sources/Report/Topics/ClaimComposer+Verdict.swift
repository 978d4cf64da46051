import Catalog
import Examples
import Measures
import Verdicts

extension ClaimComposer {
  /// A verdict in full, without its claim; some words may lead in.
  ///
  /// Where the claim holds, all figures, the other judgements, what would turn
  /// it, and the caveats; for a rule, its figures and where it is broken.
  @ListBuilder<Block>
  package func verdict(after lead: [Span] = []) -> [Block] {
    if finding.ruleState != nil {
      if !lead.isEmpty { Block.paragraph(lead) }
      rule
      weighing
    } else if finding.verdict != nil {
      Block.paragraph(lead + [Span(statementAgainst)])
      figures
      wider
      for misuse in finding.misuses
      where !finding.examples(onlyFor: misuse).isEmpty {
        summary(of: misuse)
      }
      turning
      weighing
    }
  }

  /// `Against MVC and MVP: holds in 2 of 3 examples: Login and Notes.`
  private var statementAgainst: String {
    let others = finding.outcomes.flatMap(\.others)
    let names = others.map(\.pattern.name).distinct()
    let statement = finding.judgement.statement
    if names.isEmpty { return "\(statement.capitalizedFirst)." }
    return "Against \(listed(names)): \(statement)."
  }

  @ListBuilder<Block>
  private var weighing: [Block] {
    let numbers = finding.caveats.map { "\($0.number)" }
    if !numbers.isEmpty {
      let noun = Noun("caveat").form(for: numbers.count)
      Block.sentence("Read with \(noun) \(listed(numbers)).")
    }
  }

  @ListBuilder<Block>
  private var turning: [Block] {
    let items = finding.flips.map { [Span($0)] }
    if !items.isEmpty {
      Block.paragraph([Span("Would turn with:", .strong)])
      Block.nested([.list(items)])
    }
  }

  // MARK: Figures

  /// On a page one table; in a terminal, which is narrower,
  /// one for each measure.
  private var figures: [Block] {
    if detail.isPage { return [.table(wholeTable)] }
    return finding.claim.assertions.flatMap { assertion -> [Block] in
      let head = [
        Span(assertion.measure.name, .strong),
        Span("(\(assertion.demand)):"),
      ]
      return [.paragraph(head), .nested([.table(table(of: assertion))])]
    }
  }

  /// A row for each measure, a column for each example.
  private var wholeTable: Table {
    let judged = finding.outcomes.map(\.example)
    let omitted = finding.judgement.omissions.map(\.example)
    let named = judged + omitted
    let measures = Column(["Figure (claimed)"]) { (assertion: Assertion) in
      [Span(assertion.measure.name), Span("(\(assertion.demand))", .faint)]
    }
    let examples = Example.all.filter(named.contains).map { example in
      Column([Span(example.name)]) { cell(of: $0, in: example) }
    }
    return Table(
      of: finding.claim.assertions,
      flexible: 0,
      columns: [measures] + examples
    )
  }

  private func cell(of assertion: Assertion, in example: Example) -> [Span] {
    [Span].building {
      for outcome in finding.outcomes(of: assertion)
      where outcome.example == example {
        Span(outcome.cell)
      }
      for omission in finding.omissions(of: assertion)
      where omission.example == example {
        Span(omission.cell, .faint)
      }
    }
  }

  // MARK: Rules

  /// The figure of each measure, and where the code breaks the rule.
  @ListBuilder<Block>
  private var rule: [Block] {
    Block.list(finding.claim.assertions.map { [Span(figures(ofRule: $0))] })
    if let exceptions = finding.exceptionWords {
      Block.sentence("Kept with \(exceptions).")
    }
    for outcome in finding.outcomes
    where outcome.result != .holds && outcome.assertion.relation == .none {
      places(of: outcome)
    }
  }

  private func figures(ofRule assertion: Assertion) -> String {
    let figures = finding.outcomes(of: assertion).map { outcome in
      let mark = if outcome.result == .holds { "" } else { "✘ " }
      return "\(mark)\(outcome.example.name) \(outcome.figures)"
    }
    let demand = "\(assertion.measure.name), \(assertion.relation.rule)"
    return "\(demand): \(figures.joined(separator: "; "))"
  }

  /// The places that break a rule, or that its hedge excuses.
  private func places(of outcome: Judgement.Outcome) -> Block {
    let isBroken = finding.ruleState == .broken
    let word = if isBroken { "Broken" } else { "Exceptions" }
    let places = outcome.own.evidence.map { evidence in
      Line(text: "\(evidence.place)  \(evidence.text)", tone: .bad)
    }
    return .details([Span("\(word) in \(outcome.example.name):")], places)
  }
}

extension Assertion {
  /// What is claimed of the figure: `higher`, `lower, at least 2×`.
  fileprivate var demand: String {
    guard let margin else { return relation.demand }
    return "\(relation.demand), \(margin.requirement)"
  }
}

extension Omission {
  /// The figures that there are, with the reason why they are left out:
  /// `– MVC 0, MVP 0: nothing there to count`.
  fileprivate var cell: String {
    if figures.isEmpty { return "– \(reason.words)" }
    return "– \(figureTexts.joined(separator: ", ")): \(reason.words)"
  }
}

extension Assertion.Relation {
  /// What is claimed of a figure, in a word.
  fileprivate var demand: String {
    switch self {
    case .fewer: "lower"
    case .more: "higher"
    case .none: "none"
    case .some: "some"
    case .most: "most"
    case .all: "all"
    }
  }

  /// What a rule demands of a figure.
  fileprivate var rule: String {
    switch self {
    case .none: "none allowed"
    case .fewer, .more, .some, .most, .all: "\(demand) required"
    }
  }
}

extension Judgement.Outcome {
  /// The result with its figures, the one that decides first:
  /// `✔ 1 against 3 (MVVM), 0.33×; 4 (MVP), 8 (VIPER)`.
  fileprivate var cell: String {
    if let reason = weight.words { return "– \(figures), \(reason)" }
    return "\(result.words.sign) \(figures)\(furtherWords)"
  }

  /// Where more than three patterns are compared with, the other figures are
  /// left to `compare explain`.
  private var furtherWords: String {
    let texts = further.map {
      "\(figureText($0.figure.value, unit)) (\($0.pattern.name))"
    }
    if texts.count > 2 { return "; \(grouped(texts.count)) others" }
    return texts.joined(after: "; ")
  }
}
