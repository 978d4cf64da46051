import Catalog
import Examples
import Measures
import Verdicts

extension Composer {
  /// Everything known about one pattern.
  @ListBuilder<[Block]>
  var portrait: [[Block]] {
    let level = detail.sectionLevel
    if let pattern = findings.patterns.first {
      head(of: pattern, level: level - 1)
      roles(of: pattern, level: level)
      if detail.isScreen {
        mainFigures
      } else {
        terms(of: pattern, level: level)
        figures(of: [pattern])
      }
      failures
      breaches
      structure(of: pattern)
      verdicts(of: pattern, level: level)
      advice(of: pattern, level: level)
      workflow(of: pattern, level: level)
      if !detail.isScreen {
        caveats(of: pattern, level: level)
        definitions(withVerdicts: true, terms: Self.terms)
        kinds
        sources
      }
      end
    }
  }

  /// The figures of one example, for a screen.
  @ListBuilder<Block>
  private var mainFigures: [Block] {
    if let example = summaryExample {
      Block.heading(3, ["Figures of \(example.name)"])
    }
    overviewComposer.summaryTable
  }

  /// The structure of the code in each example; on a screen the arrows in one.
  @ListBuilder<[Block]>
  private func structure(of pattern: PatternFindings) -> [[Block]] {
    if detail.isScreen {
      if let example = summaryExample, let code = pattern.code?.code[example] {
        let title: Span = "Arrows in \(example.name)"
        [
          Block.heading(3, [title], note: [Self.legendOfArrows]),
          arrowTable(of: code),
        ]
      }
    } else {
      legend
      for example in findings.examples {
        structure(of: pattern, in: example)
      }
    }
  }

  // MARK: From the card

  package func roles(of pattern: PatternFindings, level: Int) -> [Block] {
    let roles = pattern.card.roles
    let heading = Block.heading(level, ["Roles"])
    guard detail.isPage else {
      let duties = roles.map { Definition($0.name, $0.duty) }
      return [heading, .definitions(duties)]
    }
    let table = Table(
      of: roles,
      flexible: 2,
      columns: [
        Column("Role") { $0.name },
        Column("Part") { $0.part.rawValue },
        Column("Duty") { $0.duty },
      ]
    )
    return [heading, .table(table)]
  }

  /// The terms of each source with their counterparts in the code.
  package func terms(of pattern: PatternFindings, level: Int) -> [Block] {
    let terms = pattern.card.terms
    return terms.map(\.source).distinct().flatMap { source -> [Block] in
      let definitions = terms.filter { $0.source == source }.map(definition)
      return [
        .heading(level, ["Terms: \(source.label)"]),
        .definitions(definitions),
      ]
    }
  }

  private func definition(of term: Term) -> Definition {
    let meaning = [Span].building {
      if term.here.isEmpty {
        Span("nothing", .faint)
      } else {
        [Span].phrases(term.here, isCode: true)
      }
      if let caveat = term.caveat { Span("(caveat \(caveat))", .faint) }
    }
    return Definition([Span(term.word)], meaning)
  }

  package func workflow(of pattern: PatternFindings, level: Int) -> [Block] {
    [
      .heading(level, [Span("Workflow of \(Card.workflowExample.name)")]),
      .numbered(pattern.card.workflow.map { [Span($0)] }),
    ]
  }

  @ListBuilder<Block>
  package func advice(of pattern: PatternFindings, level: Int) -> [Block] {
    let advice = pattern.card.advice
    if !advice.definitions.isEmpty {
      Block.heading(level, ["Advice of the source, \(advice.source.label)"])
      Block.definitions(advice.definitions)
    }
  }

  @ListBuilder<Block>
  package func caveats(of pattern: PatternFindings, level: Int) -> [Block] {
    let caveats = pattern.card.caveats.map(spans)
    if !caveats.isEmpty {
      Block.heading(level, ["Caveats"])
      Block.numbered(caveats)
    }
  }

  @ListBuilder<Span>
  private func spans(of caveat: Caveat) -> [Span] {
    Span(caveat.text)
    if let test = caveat.test { Span("(shown by: \(test))", .faint) }
  }
}

extension Advice {
  /// The subjects on which the source gives advice, with its advice.
  @ListBuilder<Definition>
  fileprivate var definitions: [Definition] {
    if let interaction { Definition("Interaction", interaction) }
    if let state { Definition("State", state) }
    if let errors { Definition("Errors", errors) }
    if let networking { Definition("Networking", networking) }
  }
}
