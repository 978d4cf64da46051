import Catalog
import Examples
import Measures
import Report
import Verdicts

extension PageSection {
  /// The unit tests of the patterns side by side, name by name.
  static let tests = PageSection(
    id: "tests", title: "Tests side by side", view: .tests, formerIDs: ["compare-tests"], showsCode: true
  ) { context throws(ReportError) in
    try TestsSection(context: context).html()
  }
}

/// The inside of the section of tests. Every line stands in it once: first the
/// tests, then what they share.
///
/// The script shows one test at a time, with its set-up, its doubles and its
/// figures, as ``TestData`` says.
private struct TestsSection {
  let context: SectionContext

  /// The id of the element with the figures and with what belongs to each test.
  private static let dataID = "test-data"

  /// The types that the tests of more than one example use, which
  /// stand in the page once.
  private let commonTypes: Set<Snippet>

  init(context: SectionContext) {
    self.context = context
    var examples: [Snippet: Int] = [:]
    for pattern in context.content.tests.flatMap(\.patterns) {
      for type in pattern.types { examples[type, default: 0] += 1 }
    }
    commonTypes = Set(examples.filter { $0.value > 1 }.keys)
  }

  private var columns: AlignedColumns { AlignedColumns(cards: context.cards) }

  /// The section; throws if the JSON cannot be written.
  func html() throws(ReportError) -> String {
    var renderer = CodeRenderer(context.lines, linked: context.linkedLines)
    let comparisons = context.content.tests
    let rows = comparisons.map { self.rows(of: $0, &renderer) }
    let common = columns.row(
      "Types that the tests of several examples use", attributes: ["data-kind": "types"]
    ) { card in
      let patterns = comparisons.flatMap(\.patterns).filter { $0.pattern == card.id }
      let types = patterns.flatMap { pattern in
        pattern.types.filter(commonTypes.contains).map { type($0, of: pattern, &renderer) }
      }
      return head(of: card) + orNone(types.filter { !$0.isEmpty })
    }
    let data = TestData(of: context.content.tests, lines: context.lines)
    return """
      <p>Every pattern has the same tests of its logic. Some have tests of one part alone too, because their sources ask for them.
      Tests of one name stand side by side.</p>
      <div class="guided">
      <aside class="guide js" aria-label="Guide to the tests">
      <p><button type="button" id="previous-test">Previous</button> <button type="button" id="next-test">Next</button></p>
      <details><summary>Tests</summary><div role="navigation" aria-label="Tests" id="test-list"></div></details>
      </aside>
      <div class="guided-content">
      \((rows + [common]).joined(separator: "\n"))
      <p class="js soft" id="test-figures-note">\(HTMLText.escaped(TestFigure.definitions))</p>
      </div>
      </div>
      \(PageFormat.element(try JSONText.of(data, isCompact: true), id: Self.dataID))
      """
  }

  /// The tests of an example in rows of one name, then the set-up and the other
  /// types of the test target.
  private func rows(of comparison: TestComparison, _ renderer: inout CodeRenderer) -> String {
    let logic = comparison.names.map { name in
      row(of: name, in: comparison, &renderer) { $0.tests.first { $0.name == name } }
    }
    let parts = comparison.partNames.map { name in
      row(of: name, in: comparison, isForAll: false, &renderer) { pattern in
        pattern.partTests.first { $0.fullName == name }
      }
    }
    let setUp = row("Set-up and helpers of the suite", kind: "setup", in: comparison) { pattern in
      let snippets = pattern.allTests.flatMap(\.setUp).distinct()
      let code = zip(snippets, [nil] + snippets).map { snippet, before in
        // The snippets of a file follow each other, below its path.
        let isFirst = snippet.place.file != before?.place.file
        return "<div class=\"snippet\">\(self.code(snippet, hasPath: isFirst, &renderer))</div>"
      }
      return orNone([Markup.element("div class=\"stack\"", code.joined())])
    }
    let types = row("Doubles and other types of the test target", kind: "types", in: comparison) { pattern in
      orNone(pattern.types.filter { !commonTypes.contains($0) }.map { type($0, of: pattern, &renderer) })
    }
    return (logic + parts + [setUp, types]).joined(separator: "\n")
  }

  /// The row of a test; without columns for patterns that lack it,
  /// unless it is one for all.
  private func row(
    of name: String, in comparison: TestComparison, isForAll: Bool = true, _ renderer: inout CodeRenderer,
    test: (PatternTests) -> PatternTest?
  ) -> String {
    let cards = context.cards.filter { card in
      isForAll || comparison.patterns.contains { $0.pattern == card.id && test($0) != nil }
    }
    return AlignedColumns(cards: cards).row(
      name, attributes: ["data-example": comparison.example.id, "data-test": ""]
    ) { card in
      let own = comparison.patterns.first { $0.pattern == card.id }.flatMap(test)
      let absence = "<p class=\"absent\">\(HTMLText.escaped(card.name)) has no test of this name.</p>"
      return head(of: card) + (own.map { code($0.test, &renderer) } ?? absence)
    }
  }

  /// A row of what the tests of an example share.
  private func row(
    _ title: String, kind: String, in comparison: TestComparison, code: (PatternTests) -> String
  ) -> String {
    columns.row(title, attributes: ["data-example": comparison.example.id, "data-kind": kind]) { card in
      head(of: card)
        + (comparison.patterns.first { $0.pattern == card.id }.map(code) ?? orNone([]))
    }
  }

  private func head(of card: Card) -> String { "<h4>\(HTMLText.escaped(card.name))</h4>" }

  private func orNone(_ code: [String]) -> String {
    let code = code.joined()
    if code.isEmpty { return "<p class=\"absent\">none</p>" }
    return code
  }

  private func code(
    _ snippet: Snippet, hasPath: Bool = true, _ renderer: inout CodeRenderer
  ) -> String {
    let place = snippet.place
    let head = Markup.optional(CodeRenderer.head("\(place.fileName):\(place.line)"), if: hasPath)
    return renderer.lines(snippet.lines, ofFile: place.file, from: place.line, below: head)
  }

  /// A type that tests use; open, as it is without scripts.
  private func type(_ type: Snippet, of pattern: PatternTests, _ renderer: inout CodeRenderer) -> String {
    let code = code(type, &renderer)
    guard !code.isEmpty else { return "" }
    let isDouble = pattern.record?.unitTests?.doubles.contains { $0.name == type.name } == true
    let kind = Markup.optional("double, ", if: isDouble)
    return """
      <details class="type" open><summary>\(HTMLText.escaped(type.name)) \
      <small>\(kind)\(counted(type.code.count, "line"))</small></summary>\(code)</details>
      """
  }
}

extension PatternTests {
  /// Those through the logic, then those of a part alone.
  fileprivate var allTests: [PatternTest] { tests + partTests }

  /// The other types of the test target that these use, each once.
  fileprivate var types: [Snippet] { allTests.flatMap(\.types).distinct() }
}
