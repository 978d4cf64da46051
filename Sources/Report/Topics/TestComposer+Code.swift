import Catalog
import CodeGraph
import Measures
import Verdicts

extension TestComposer {
  /// One test in the patterns: the code behind it and its own, what it costs,
  /// and the mutants that it notices.
  func portrait(
    of comparison: TestComparison,
    named name: String
  ) -> [[Block]] {
    let patterns = comparison.patterns
    return [
      [.heading(1, [Span("\(comparison.example.name): \(name)")])],
      [.listings(listings(of: patterns))],
      [.table(Table(of: rowsOfOne, in: patterns))],
      notes(on: patterns),
      [.note(explanation)],
      gaps(in: comparison),
    ]
  }

  private var explanation: String {
    if detail.isScreen { return "\(TestFigure.definitions) \(Self.more)" }
    return TestFigure.definitions
  }

  private static let more = """
    Next: '--all' prints the types too; 'swift run compare words' \
    explains the terms.
    """

  // MARK: Figures

  private var rowsOfOne: [TestRow] {
    TestFigure.all.map { row($0.label, level: $0.level, $0.text) }
  }

  /// A text for each pattern's test; a dash for a pattern without it.
  private func row(
    _ label: String,
    level: Int = 0,
    _ text: @escaping (PatternTest) -> String?
  ) -> TestRow {
    .texts(label, level: level) { pattern in
      guard let test = pattern.tests.first else { return "–" }
      return text(test)
    }
  }

  // MARK: Notes

  @ListBuilder<Block>
  private func notes(on patterns: [PatternTests]) -> [Block] {
    let notes = notes(onEachOf: patterns)
    if !notes.isEmpty { Block.lines(notes.map { Line(mark: "• ", text: $0) }) }
  }

  @ListBuilder<PlacedText>
  private func notes(onEachOf patterns: [PatternTests]) -> [PlacedText] {
    if detail.isScreen { patterns.flatMap(types) }
    patterns.flatMap(needs)
    Mutation.allCases.flatMap { mutant($0, in: patterns) }
    for pattern in patterns where pattern.tests.isEmpty {
      "– \(pattern.card.name) has no test of this name"
    }
  }

  /// The types of the test target that the test uses, which a
  /// screen does not print.
  @ListBuilder<PlacedText>
  private func types(of pattern: PatternTests) -> [PlacedText] {
    let types = pattern.tests.first?.types ?? []
    let names = types.map { "\($0.name) (\(counted($0.code.count, "line")))" }
    if !names.isEmpty {
      PlacedText("\(pattern.card.name) uses \(listed(names))")
    }
  }

  private func needs(of pattern: PatternTests) -> [PlacedText] {
    let needs = pattern.tests.first?.record?.needs ?? []
    return needs.map { need in
      """
      \(pattern.card.name) needs \(need.surrounding.rawValue.lowercased()): \
      \(need.type), from \(need.place)
      """
    }
  }

  /// The patterns in which the test notices a mistake.
  @ListBuilder<PlacedText>
  private func mutant(
    _ mutation: Mutation,
    in patterns: [PatternTests]
  ) -> [PlacedText] {
    let noticing = patterns.filter { pattern in
      pattern.tests.first?.mutantsNoticed?.contains(mutation.rawValue) == true
    }
    if !noticing.isEmpty {
      let names = listed(noticing.map(\.card.name))
      PlacedText(
        "\(mutation.rawValue), noticed in \(names): \(mutation.summary)"
      )
    }
  }

  // MARK: Code

  /// The test comes last, next to its figures; types of the same name
  /// stand side by side.
  @ListBuilder<[Listing?]>
  private func listings(of patterns: [PatternTests]) -> [[Listing?]] {
    if !detail.isScreen { typeListings(of: patterns) }
    patterns.map { listing(of: $0, "set-up and helpers of the suite", \.setUp) }
    patterns.map { listing(of: $0, "the test") { [$0.test] } }
  }

  private func typeListings(of patterns: [PatternTests]) -> [[Listing?]] {
    let tests = patterns.flatMap(\.tests)
    let doubles = Set(tests.flatMap { $0.record?.doubles ?? [] })
    return tests.flatMap(\.types).map(\.name).distinct().map { name in
      let isDouble = doubles.contains(name)
      let title = if isDouble { "test double \(name)" } else { name }
      return patterns.map { pattern in
        listing(of: pattern, title) { $0.types.filter { $0.name == name } }
      }
    }
  }

  /// Some declarations of a pattern's test under a title; nil if it has none.
  private func listing(
    of pattern: PatternTests,
    _ title: String,
    _ snippets: (PatternTest) -> [Snippet]
  ) -> Listing? {
    let own = pattern.tests.first.map(snippets) ?? []
    guard let first = own.first else { return nil }
    return Listing(
      title: "\(pattern.card.name), \(title)",
      place: first.place.description,
      lines: own.joinedLines
    )
  }
}

extension [Snippet] {
  /// The lines, with a blank one before each declaration that does not follow
  /// the one before it.
  fileprivate var joinedLines: [String] {
    var lines: [String] = []
    var end: Int?
    for snippet in self {
      if let end, snippet.place.line != end { lines.append("") }
      lines += snippet.lines
      end = snippet.place.line + snippet.lines.count
    }
    return lines
  }
}
