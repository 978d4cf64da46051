import Catalog
import Measures
import Records
import Verdicts

/// Composes the unit tests of some patterns: those of the same names through the logic, what each needs or the code of one, and
/// what those of one part alone add.
struct TestComposer {
  let comparisons: [TestComparison]
  let name: String?
  let detail: Detail

  var document: Document {
    if name != nil { return Document(comparisons.flatMap(portrait)) }
    // A screen has the largest example only, of those that most of the patterns have.
    let most = comparisons.map(\.patterns.count).max()
    let screen = comparisons.filter { $0.patterns.count == most }.suffix(1)
    let title: [Block] = detail.isPage ? [.heading(1, ["Unit tests of the same names"])] : []
    return Document([title] + (detail.isScreen ? screen : comparisons[...]).flatMap(overview))
  }

  private func overview(of comparison: TestComparison) -> [[Block]] {
    let patterns = comparison.patterns
    let shared = comparison.names.filter { !comparison.tests(named: $0).contains { $0 == nil } }
    var table = table(of: comparison)
    for test in shared {
      table.add(test, comparison.tests(named: test).map { $0?.record.map(need) })
    }
    // The heads again, as a low screen shows only the end of the table.
    table.add([["Figures"]] + table.columns.dropFirst().map(\.head))
    table.add("all tests of \(comparison.example.name)", patterns.map { grouped($0.tests.count) })
    let mutants = patterns.map { pattern in
      pattern.record?.results.filter { $0.mutation.example == comparison.example }
    }
    func add(_ measures: [Measure]) {
      for measure in measures {
        let figures = patterns.map { $0.record?.figure(for: measure, in: comparison.example) }
        // Greeting has too few mutants for some figures.
        if comparison.unrecorded.count < patterns.count, figures.allSatisfy({ $0 == nil }) { continue }
        let texts = zip(patterns, figures).map { pattern, figure -> String? in
          // A record without a figure has nothing to count, such as a pattern without tests of its parts.
          figure.map { figureText($0.value, measure.unit) } ?? pattern.record.map { _ in "–" }
        }
        table.add(
          detail.isPage ? measure.name : measure.rowName, level: measure.isPartOfRowAbove ? 1 : 0, texts)
      }
    }
    add([.doubles, .isolatedDoubles, .doubleLines, .objectsPerTest, .testsWithoutWidgets, .isolatedTests])
    table.add("mutants", mutants.map { $0.map { grouped($0.count) } })
    table.add("mutants noticed", mutants.map { $0.map { grouped($0.count(where: \.logicTests.kills)) } })
    add([.killsWithoutWidgets, .isolatedKills])
    table.add([["Each part alone"]] + table.columns.dropFirst().map(\.head))
    add([.partTests, .partDoubles, .partDoubleLines, .killsByPartsAlone])
    let others = patterns.flatMap { pattern -> [Block] in
      let own = pattern.tests.map(\.name).filter { !shared.contains($0) }
      return own.isEmpty
        ? [] : [.paragraph([Span("In \(pattern.card.name), but not in all of them:")] + .phrases(own))]
    }
    let title = "\(comparison.example.name): \(counted(shared.count, "unit test")) of the same names"
    return [
      [.heading(detail.isPage ? 2 : 1, [Span(title)]), .table(table)], others, missed(in: comparison),
      [.paragraph([Span(Self.legend, .faint)])],
      gaps(in: comparison), next(comparison, shared),
    ]
  }

  func table(of comparison: TestComparison) -> Table {
    let heads = comparison.patterns.map {
      Table.Column(head: [Span($0.card.shortName, .strong, isUnbreakable: true)], alignment: .right)
    }
    return Table(
      columns: [.init()] + heads, flexible: 0, overflow: .number(from: 1), isDense: heads.count > 4)
  }

  /// The first letters of the things that a test needs, and the number of doubles that it makes.
  private func need(_ record: UnitTest) -> String {
    (record.needs.map { "\($0.surrounding.rawValue.prefix(1))" } + [grouped(record.doubles.count)])
      .joined(separator: " ")
  }

  private static let legend = """
    The tests go through the logic: transport and store are replaced, the view is observed, and all of the pattern's \
    objects between them are real. Tests of a part alone replace what stands around the part; patterns differ in them \
    as their sources do. W, N, S: the test needs widgets, network or storage. The number: the test doubles that it makes. A double is a \
    type of the test target that conforms to a protocol of the pattern; the fakes of network and disk in \
    Tests/TestSupport, which all patterns share, are not counted. A mutant is the pattern with one small mistake. \
    A dash: there is nothing to count.
    """

  /// The mistakes that no test through the logic notices, with who notices them instead.
  private func missed(in comparison: TestComparison) -> [Block] {
    let lines = comparison.patterns.flatMap { pattern -> [Line] in
      (pattern.record?.missed(in: comparison.example) ?? []).map { missed in
        Line(mark: "• ", text: "\(Self.text(of: missed, in: pattern.card.name))")
      }
    }
    guard !lines.isEmpty else { return [] }
    let title = "Mistakes that no test through the logic notices"
    return [.heading(3, [Span(title)]), .lines(lines)]
  }

  private static func text(of missed: MissedMutant, in pattern: String) -> String {
    let verb = missed.testsReaching == 1 ? "creates" : "create"
    let tests = "\(grouped(missed.testsReaching)) of \(counted(missed.testsCount, "test"))"
    let reached = missed.testsReaching == 0 ? "no test creates" : "\(tests) \(verb)"
    return
      "\(pattern), \(missed.mutation.rawValue): in \(missed.type), which \(reached); \(missed.detection.rawValue)"
  }

  /// The patterns without figures, and the remedy.
  func gaps(in comparison: TestComparison) -> [Block] {
    let ids = listed(comparison.unrecorded)
    let text = "? There are no recorded figures for the present code of \(ids)."
    return ids.isEmpty ? [] : [.paragraph([Span("\(text) Run '.ci/mutants' to measure them.")])]
  }

  /// The command that shows the code of a test: the first whose needs differ in the first two patterns, else the first.
  private func next(_ comparison: TestComparison, _ shared: [String]) -> [Block] {
    guard !detail.isPage, let first = shared.first else { return [] }
    let test = shared.first { test in
      Set(comparison.tests(named: test).prefix(2).map { $0?.record?.needs.map(\.surrounding) }).count > 1
    }
    let ids = comparison.patterns.prefix(2).map(\.pattern).joined(separator: " ")
    let others = comparisons.filter { $0.example != comparison.example }.map(\.example)
    let more = others.map { ", '--example \($0.id)' the tests of \($0.name)" }.joined()
    let text = "Next: 'swift run compare tests \(ids) --test \"\(test ?? first)\"' shows one with its code"
    return [.paragraph([Span("\(text)\(more).")])]
  }
}

extension Table {
  /// Adds a row of figures; a question mark for one that is missing.
  mutating func add(_ label: String, level: Int = 0, _ figures: [String?]) {
    add([[Span(label)]] + figures.map { [Span($0 ?? "?", isUnbreakable: true)] }, level: level)
  }
}
