import Catalog
import CodeGraph
import Verdicts
import Measures

extension TestComposer {
  /// One test in the patterns: the code behind it and its own, what it costs, and the mutants that it notices.
  func portrait(of comparison: TestComparison) -> [[Block]] {
    let (title, patterns) = ("\(comparison.example.name): \(name ?? "")", comparison.patterns)
    let tests = patterns.map(\.tests.first)
    var table = table(of: comparison)
    for figure in TestFigure.all {
      table.add(figure.label, level: figure.level, tests.map { $0.map(figure.text) ?? "–" })
    }
    let needs = patterns.flatMap { pattern -> [PlacedText] in
      (pattern.tests.first?.record?.needs ?? []).map { need in
        "\(pattern.card.name) needs \(need.surrounding.rawValue.lowercased()): \(need.type), from \(need.place)"
      }
    }
    let mutants = Mutation.allCases.compactMap { mutation -> PlacedText? in
      let noticing = patterns.filter { $0.tests.first?.mutantsNoticed?.contains(mutation.rawValue) == true }
      let names = listed(noticing.map(\.card.name))
      return noticing.isEmpty ? nil : "\(mutation.rawValue), noticed in \(names): \(mutation.summary)"
    }
    let types = patterns.compactMap { pattern -> PlacedText? in
      let own = (pattern.tests.first?.types ?? []).map { "\($0.name) (\(counted($0.code.count, "line")))" }
      return own.isEmpty ? nil : "\(pattern.card.name) uses \(listed(own))"
    }
    let absent = patterns.filter(\.tests.isEmpty).map { pattern -> PlacedText in
      "– \(pattern.card.name) has no test of this name"
    }
    let notes = ((detail.isScreen ? types : []) + needs + mutants + absent).map {
      Line(mark: "• ", text: $0)
    }
    return [
      [.heading(1, [Span(title)])], [.listings(listings(of: patterns))],
      [.table(table)], notes.isEmpty ? [] : [.lines(notes)],
      [.paragraph([Span(TestFigure.definitions + (detail.isScreen ? Self.more : ""), .faint)])],
      gaps(in: comparison),
    ]
  }

  private static let more =
    " Next: '--all' prints the types too; 'swift run compare words' explains the terms."

  /// The test comes last, next to its figures; types of the same name stand side by side.
  private func listings(of patterns: [PatternTests]) -> [[Listing?]] {
    let names = patterns.flatMap(\.tests).flatMap(\.types).map(\.name).distinct()
    func row(_ title: String, _ snippets: (PatternTest) -> [Snippet]) -> [Listing?] {
      patterns.map { pattern in
        let own = pattern.tests.first.map(snippets) ?? []
        let lines = own.enumerated().flatMap { place, snippet in
          let isNext =
            place == 0 || own[place - 1].place.line + own[place - 1].lines.count == snippet.place.line
          return (isNext ? [] : [""]) + snippet.lines
        }
        return own.first.map { first in
          Listing(title: "\(pattern.card.name), \(title)", place: first.place.description, lines: lines)
        }
      }
    }
    let doubles = Set(patterns.flatMap(\.tests).flatMap { $0.record?.doubles ?? [] })
    return (detail.isScreen ? [] : names).map { name in
      row(doubles.contains(name) ? "test double \(name)" : name) { $0.types.filter { $0.name == name } }
    }
      + [row("set-up and helpers of the suite", \.setUp), row("the test") { [$0.test] }]
  }
}
