import Catalog
import Verdicts
import Examples
import Measures

extension Composer {
  /// Everything known about one pattern.
  var portrait: [[Block]] {
    guard let pattern = findings.patterns.first else { return [] }
    let level = detail.isPage ? 2 : 3
    let screen = [summaryExample].compactMap(\.self)
    let structure =
      detail.isScreen
      ? screen.map { example in
        (pattern.code?.code[example]).map { code in
          [.heading(3, ["Arrows in \(example.name)"], note: [Self.legendOfArrows]), arrowTable(of: code)]
        } ?? []
      }
      : [legend] + findings.examples.flatMap { self.structure(of: pattern, in: $0) }
    let rest = [
      caveats(of: pattern, level: level), definitions(withVerdicts: true, terms: Self.terms), kinds, sources,
    ]
    return [head(of: pattern, level: level - 1), roles(of: pattern, level: level)]
      + (detail.isScreen
        ? [screen.map { .heading(3, ["Figures of \($0.name)"]) } + summaryTable(of: [pattern])]
        : [terms(of: pattern, level: level), figures(of: [pattern])])
      + failures + [breaches] + structure
      + [
        verdicts(of: pattern, level: level), advice(of: pattern, level: level),
        workflow(of: pattern, level: level),
      ]
      + (detail.isScreen ? [] : rest) + [end]
  }

  package func roles(of pattern: PatternFindings, level: Int) -> [Block] {
    let roles = pattern.card.roles
    guard detail.isPage else {
      return [.heading(level, ["Roles"]), .definitions(roles.map { Definition($0.name, $0.duty) })]
    }
    var table = Table(heads: ["Role", "Part", "Duty"], flexible: 2)
    for role in roles {
      table.add([[Span(role.name)], [Span(role.part.rawValue)], [Span(role.duty)]])
    }
    return [.heading(level, ["Roles"]), .table(table)]
  }

  /// The terms of each source with their counterparts in the code.
  package func terms(of pattern: PatternFindings, level: Int) -> [Block] {
    pattern.card.terms.map(\.source).distinct().flatMap { source -> [Block] in
      let definitions = pattern.card.terms.filter { $0.source == source }.map { term in
        let here = term.here.isEmpty ? [Span("nothing", .faint)] : .phrases(term.here, isCode: true)
        return Definition(
          [Span(term.word)], here + (term.caveat.map { [Span("(caveat \($0))", .faint)] } ?? []))
      }
      return [.heading(level, ["Terms: \(source.label)"]), .definitions(definitions)]
    }
  }

  package func workflow(of pattern: PatternFindings, level: Int) -> [Block] {
    [
      .heading(level, [Span("Workflow of \(Card.workflowExample.name)")]),
      .numbered(pattern.card.workflow.map { [Span($0)] }),
    ]
  }

  package func advice(of pattern: PatternFindings, level: Int) -> [Block] {
    let advice = pattern.card.advice
    let definitions = [
      ("Interaction", advice.interaction), ("State", advice.state), ("Errors", advice.errors),
      ("Networking", advice.networking),
    ].compactMap { subject, text in text.map { Definition(subject, $0) } }
    return definitions.isEmpty
      ? []
      : [.heading(level, ["Advice of the source, \(advice.source.label)"]), .definitions(definitions)]
  }

  package func caveats(of pattern: PatternFindings, level: Int) -> [Block] {
    let caveats = pattern.card.caveats.map { caveat in
      [Span(caveat.text)] + (caveat.test.map { [Span("(shown by: \($0))", .faint)] } ?? [])
    }
    return caveats.isEmpty ? [] : [.heading(level, ["Caveats"]), .numbered(caveats)]
  }
}
