import Catalog
import Measures
import Report
import Verdicts

/// Makes the rows of the section of tests; every line stands in the first row
/// that has it.
struct TestRows {
  private let cards: [Card]
  private let comparisons: [TestComparison]
  /// The types that the tests of more than one example use, which stand in the
  /// page once.
  private let common: Set<Snippet>
  private var renderer: CodeRenderer

  init(context: SectionContext) {
    cards = context.cards
    comparisons = context.content.tests
    renderer = CodeRenderer(context.lines, linked: context.linkedLines)
    var examples: [Snippet: Int] = [:]
    for pattern in comparisons.flatMap(\.patterns) {
      for type in pattern.types { examples[type, default: 0] += 1 }
    }
    common = Set(examples.filter { $0.value > 1 }.keys)
  }

  // MARK: Tests

  /// The tests of an example in rows of one name: those through the logic, then
  /// those of a part alone.
  mutating func tests(of comparison: TestComparison) -> [HTML] {
    var rows: [HTML] = []
    for name in comparison.names {
      let row = row(ofTest: name, in: comparison, cards) { pattern in
        pattern.tests.first { $0.name == name }
      }
      rows.append(row)
    }
    for name in comparison.partNames {
      let patterns = comparison.patterns.filter { pattern in
        pattern.partTests.contains { $0.fullName == name }
      }
      // Most patterns lack a test of a part, and have no column.
      let cards = cards.filter { card in
        patterns.contains { $0.pattern == card.id }
      }
      let row = row(ofTest: name, in: comparison, cards) { pattern in
        pattern.partTests.first { $0.fullName == name }
      }
      rows.append(row)
    }
    return rows
  }

  /// The row of a test, with columns for some patterns.
  private mutating func row(
    ofTest name: String,
    in comparison: TestComparison,
    _ cards: [Card],
    test: (PatternTests) -> PatternTest?
  ) -> HTML {
    AlignedColumns(cards: cards).row(
      name,
      .data("example", comparison.example.id),
      .data("test", "")
    ) { card in
      let pattern = comparison.patterns.first { $0.pattern == card.id }
      guard let own = pattern.flatMap(test) else {
        let words = "\(card.name) has no test of this name."
        return head(of: card) + absence(words)
      }
      return head(of: card) + (code(own.test) ?? .empty)
    }
  }

  // MARK: What tests share

  /// The set-up and the helpers of an example's suites.
  mutating func setUp(of comparison: TestComparison) -> HTML {
    row(
      ofShared: "Set-up and helpers of the suite",
      kind: "setup",
      in: comparison
    ) { pattern, rows in
      let snippets = pattern.allTests.flatMap(\.setUp).distinct()
      return rows.stack(of: snippets)
    }
  }

  /// The other types of the test target, without those that several examples
  /// use.
  mutating func types(of comparison: TestComparison) -> HTML {
    row(
      ofShared: "Doubles and other types of the test target",
      kind: "types",
      in: comparison
    ) { pattern, rows in
      let own = pattern.types.filter { !rows.common.contains($0) }
      return own.compactMap { rows.type($0, of: pattern) }.joined()
    }
  }

  /// The types that the tests of several examples use.
  mutating func commonTypes() -> HTML {
    AlignedColumns(cards: cards).row(
      "Types that the tests of several examples use",
      .data("kind", "types")
    ) { card in
      let patterns = comparisons.flatMap(\.patterns).filter { pattern in
        pattern.pattern == card.id
      }
      let types = patterns.flatMap { pattern in
        let own = pattern.types.filter(common.contains)
        return own.compactMap { type($0, of: pattern) }
      }
      return head(of: card) + orNone(types.joined())
    }
  }

  /// A row of what the tests of an example share.
  private mutating func row(
    ofShared title: String,
    kind: String,
    in comparison: TestComparison,
    code: (PatternTests, inout TestRows) -> HTML
  ) -> HTML {
    AlignedColumns(cards: cards).row(
      title,
      .data("example", comparison.example.id),
      .data("kind", kind)
    ) { card in
      let pattern = comparison.patterns.first { $0.pattern == card.id }
      guard let pattern else { return head(of: card) + orNone(.empty) }
      return head(of: card) + orNone(code(pattern, &self))
    }
  }

  // MARK: Pieces

  private func head(of card: Card) -> HTML {
    HTML.h4 { card.name }
  }

  private func orNone(_ code: HTML) -> HTML {
    if code.isEmpty { return absence("none") }
    return code
  }

  private func absence(_ words: String) -> HTML {
    HTML.p(.class("absent")) { words }
  }

  /// Some code; nil if it stands in the page already.
  private mutating func code(
    _ snippet: Snippet,
    hasPath: Bool = true
  ) -> HTML? {
    let place = snippet.place
    var head = HTML.empty
    if hasPath {
      head = CodeRenderer.head("\(place.fileName):\(place.line)")
    }
    return renderer.lines(
      snippet.lines,
      ofFile: place.file,
      from: place.line,
      below: head)
  }

  /// The snippets of a file follow each other, below its path.
  private mutating func stack(of snippets: [Snippet]) -> HTML {
    var file: String?
    var code: [HTML] = []
    for snippet in snippets {
      let hasPath = snippet.place.file != file
      let inside = self.code(snippet, hasPath: hasPath)
      code.append(HTML.div(.class("snippet")) { inside })
      file = snippet.place.file
    }
    return HTML.div.ifAny(.class("stack")) { code } ?? .empty
  }

  /// A type that tests use, closed at first; nil if it stands in the page
  /// already.
  private mutating func type(
    _ type: Snippet,
    of pattern: PatternTests
  ) -> HTML? {
    guard let code = code(type) else { return nil }
    let doubles = pattern.record?.unitTests?.doubles ?? []
    let isDouble = doubles.contains { $0.name == type.name }
    return HTML.details(.class("type")) {
      HTML.summary {
        "\(type.name) "
        HTML.small {
          if isDouble { "double, " }
          counted(type.code.count, "line")
        }
      }
      code
    }
  }
}

extension PatternTests {
  /// Those through the logic, then those of a part alone.
  fileprivate var allTests: [PatternTest] { tests + partTests }

  /// The other types of the test target that these use, each once.
  fileprivate var types: [Snippet] { allTests.flatMap(\.types).distinct() }
}
