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
    func add(_ label: String, level: Int = 0, _ value: (PatternTest) -> String?) {
      table.add(label, level: level, tests.map { $0.map(value) ?? "–" })
    }
    func lines(_ label: String, level: Int = 1, _ snippets: (PatternTest) -> [Snippet]) {
      add(label, level: level) { grouped(snippets($0).map(\.code.count).reduce(0, +)) }
    }
    lines("lines of code", level: 0) { $0.types + $0.setUp + [$0.test] }
    lines("types of the test target", \.types)
    lines("set-up and helpers of the suite", \.setUp)
    lines("the test") { [$0.test] }
    add("test doubles") { $0.record.map { grouped($0.doubles.count) } }
    add("lines that create an object") { $0.record.map { grouped($0.objects) } }
    add("needs widgets, network or storage") { $0.record.map { $0.needs.isEmpty ? "no" : "yes" } }
    add("mutants noticed") { $0.mutantsNoticed.map { grouped($0.count) } }
    add("by no other test", level: 1) { $0.mutantsNoticedAlone.map { grouped($0.count) } }
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
      [.paragraph([Span(Self.definitions + (detail.isScreen ? Self.more : ""), .faint)])],
      gaps(in: comparison),
    ]
  }

  private static let definitions = """
    Lines of code leave out blank ones and comments. The set-up serves all tests of the suite. The fakes of network \
    and disk in Tests/TestSupport, which all patterns share, are not counted.
    """
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
