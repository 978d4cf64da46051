import Catalog
import Examples
import Measures
import Verdicts

extension ClaimComposer {
  /// A verdict in full, without its claim: where the claim holds, all figures, the other judgements, what would turn it, and
  /// the caveats; for a rule, its figures and where it is broken. Some words may lead in.
  package func verdict(after lead: [Span] = []) -> [Block] {
    if finding.ruleState != nil { return (lead.isEmpty ? [] : [.paragraph(lead)]) + rule + weighing }
    guard finding.verdict != nil else { return [] }
    let misuses = finding.misuses.filter { !finding.examples(onlyFor: $0).isEmpty }.map(summary)
    return [.paragraph(lead + [Span(statementAgainst)])] + figures + wider + misuses + turning + weighing
  }

  /// `Against MVC and MVP: holds in 2 of 3 examples: Login and Notes.`
  private var statementAgainst: String {
    let names = finding.outcomes.flatMap(\.others).map(\.pattern.name).distinct()
    let against = names.isEmpty ? "" : "Against \(listed(names)): "
    return (against + finding.judgement.statement).capitalizedFirst + "."
  }

  private var weighing: [Block] {
    let numbers = finding.caveats.map { "\($0.number)" }
    let noun = numbers.count == 1 ? "caveat" : "caveats"
    return numbers.isEmpty ? [] : [.paragraph([Span("Read with \(noun) \(listed(numbers)).")])]
  }

  private var turning: [Block] {
    let items = finding.flips.map { [Span($0)] }
    return items.isEmpty ? [] : [.paragraph([Span("Would turn with:", .strong)]), .nested([.list(items)])]
  }

  // MARK: Figures

  /// On a page one table; in a terminal, which is narrower, one for each measure.
  private var figures: [Block] {
    if detail.isPage { return [.table(wholeTable)] }
    return finding.claim.assertions.flatMap { assertion -> [Block] in
      let head = [Span(assertion.measure.name, .strong), Span("(\(assertion.demand)):")]
      return [.paragraph(head), .nested([.table(table(of: assertion))])]
    }
  }

  /// A row for each measure, a column for each example.
  private var wholeTable: Table {
    let omissions = finding.judgement.omissions
    let named = finding.outcomes.map(\.example) + omissions.map(\.example)
    let examples = Example.all.filter(named.contains)
    var table = Table(heads: ["Figure (claimed)"] + examples.map(\.name), flexible: 0)
    for assertion in finding.claim.assertions {
      let outcomes = finding.outcomes.filter { $0.assertion == assertion }
      let leftOut = omissions.filter { $0.assertion == assertion }
      let cells = examples.map { example in
        outcomes.filter { $0.example == example }.map { Span($0.cell) }
          + leftOut.filter { $0.example == example }.map { Span($0.cell, .faint) }
      }
      table.add([[Span(assertion.measure.name), Span("(\(assertion.demand))", .faint)]] + cells)
    }
    return table
  }

  // MARK: Rules

  /// The figure of each measure, and where the code breaks the rule.
  private var rule: [Block] {
    let lines = finding.claim.assertions.map { assertion in
      let outcomes = finding.outcomes.filter { $0.assertion == assertion }
      let figures = outcomes.map { outcome in
        "\(outcome.result == .holds ? "" : "✘ ")\(outcome.example.name) \(outcome.figures)"
      }
      let text = figures.joined(separator: "; ")
      return [Span("\(assertion.measure.name), \(assertion.relation.rule): \(text)")]
    }
    let exceptions = finding.outcomes.filter { $0.result != .holds && $0.assertion.relation == .none }
    let hedged = finding.exceptionWords.map { [Block.paragraph([Span("Kept with \($0).")])] } ?? []
    let word = finding.ruleState == .broken ? "Broken" : "Exceptions"
    return [.list(lines)] + hedged
      + exceptions.map { outcome in
        let places = outcome.own.evidence.map { Line(text: "\($0.place)  \($0.text)", tone: .bad) }
        return .details([Span("\(word) in \(outcome.example.name):")], places)
      }
  }
}

extension Assertion {
  /// What is claimed of the figure: `higher`, `lower, at least 2×`.
  fileprivate var demand: String {
    relation.demand + (margin.map { ", \($0.requirement)" } ?? "")
  }
}

extension Omission {
  /// The figures that there are, with the reason why they are left out: `MVC 0, MVP 0: nothing there to count`.
  fileprivate var cell: String {
    let unit = assertion.measure.unit
    let texts = figures.map { "\($0.pattern.name) \(figureText($0.figure.value, unit))" }
    let known = texts.isEmpty ? "" : "\(texts.joined(separator: ", ")): "
    return "– \(known)\(reason.words)"
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
  /// The result with its figures, the one that decides first: `✔ 1 against 3 (MVVM), 0.33×; 4 (MVP), 8 (VIPER)`.
  ///
  /// Where more than three patterns are compared with, the other figures are left to `compare explain`.
  fileprivate var cell: String {
    if let reason = weight.words { return "– \(figures), \(reason)" }
    let unit = assertion.measure.unit
    let further = others.filter { $0.pattern.id != rival?.pattern.id }
    let texts = further.map { "\(figureText($0.figure.value, unit)) (\($0.pattern.name))" }
    let rest =
      switch texts.count {
      case 0: ""
      case 1...2: "; \(texts.joined(separator: ", "))"
      default: "; \(grouped(texts.count)) others"
      }
    return "\(result.words.sign) \(figures)\(rest)"
  }
}
