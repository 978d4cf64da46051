import Catalog
import Measures
import Records
import Report
import Verdicts

/// What the script needs to show one test of the compared patterns with its
/// set-up, its doubles and its figures.
struct TestData: Encodable {
  /// A figure of each test.
  struct Figure: Encodable {
    let label: String
    /// 1 for a part of the last figure of level 0 before it.
    let level: Int
  }

  /// A mistake that tests may notice.
  struct Mistake: Encodable {
    let name, summary: String
  }

  /// The name of a test in an example: with its suite, if it has one
  /// here, it is the test's own.
  struct Name: Encodable {
    /// The name without the suite.
    let short: String
    /// The suite of a test of a part alone; nil for a test through the logic.
    var suite: String?

    init(of test: PatternTest) {
      short = test.name
      if test.kind == .part { suite = test.suite }
    }
  }

  /// An outside thing that a test needs.
  struct Need: Encodable, Hashable {
    let text: String
    /// The id of the line that leads to it; nil if the page does not show it.
    let line: String?
  }

  /// The tests of a pattern, in columns: so the names of the properties
  /// stand in the JSON once.
  struct Tests: Encodable {
    /// The numbers of the names among those of the example.
    fileprivate(set) var name: [Int] = []
    /// The texts of the figures; nil for what is not recorded.
    fileprivate(set) var figures: [[String?]] = []
    /// The numbers, among the lists of snippets, of the set-up and of the other
    /// types that a test uses.
    fileprivate(set) var setUp: [Int] = []
    fileprivate(set) var types: [Int] = []
    /// The numbers of what a test needs.
    fileprivate(set) var needs: [[Int]] = []
    /// The numbers of the mistakes that a test notices.
    fileprivate(set) var mistakes: [[Int]] = []
  }

  /// An example's tests.
  struct Example: Encodable {
    let names: [Name]
    /// The tests of each pattern.
    let patterns: [Card.ID: Tests]
  }

  let figures = TestFigure.all.map { figure in
    Figure(label: figure.label, level: figure.level)
  }
  let mistakes = Mutation.allCases.map { mutation in
    Mistake(name: mutation.rawValue, summary: mutation.summary)
  }
  /// The first lines of all snippets.
  private(set) var snippets = LineColumns()
  /// Lists of the numbers of snippets, which many tests share.
  private(set) var lists = NumberedList<[Int]>()
  private(set) var needs = NumberedList<Need>()
  /// By the example's id.
  private(set) var examples: [String: Example] = [:]

  private let lines: LineAddresses
  private var known = NumberedList<Snippet>()
  private let mistakeNumbers = Mutation.allCases.map(\.rawValue).places

  private enum CodingKeys: CodingKey {
    case figures, mistakes, snippets, lists, needs, examples
  }

  init(of comparisons: [TestComparison], lines: LineAddresses) {
    self.lines = lines
    for comparison in comparisons {
      examples[comparison.example.id] = example(comparison)
    }
  }

  private mutating func example(_ comparison: TestComparison) -> Example {
    let all = comparison.patterns.flatMap { $0.tests + $0.partTests }
    let ordered = comparison.names + comparison.partNames
    let tests = ordered.compactMap { name in
      all.first { $0.fullName == name }
    }
    let places = tests.map(\.fullName).places
    var patterns: [Card.ID: Tests] = [:]
    for pattern in comparison.patterns {
      var tests = Tests()
      for test in pattern.tests + pattern.partTests {
        add(test, name: places[test.fullName] ?? 0, to: &tests)
      }
      patterns[pattern.pattern] = tests
    }
    return Example(names: tests.map(Name.init(of:)), patterns: patterns)
  }

  private mutating func add(
    _ test: PatternTest,
    name: Int,
    to tests: inout Tests
  ) {
    let mistakes = test.mutantsNoticed ?? []
    tests.name.append(name)
    tests.figures.append(TestFigure.all.map { $0.text(test) })
    tests.setUp.append(number(of: test.setUp))
    tests.types.append(number(of: test.types))
    tests.needs.append(numbersOfNeeds(of: test))
    tests.mistakes.append(mistakes.compactMap { mistakeNumbers[$0] })
  }

  private mutating func numbersOfNeeds(of test: PatternTest) -> [Int] {
    let recorded = test.record?.needs ?? []
    return recorded.map { need in
      let surrounding = need.surrounding.rawValue.lowercased()
      return needs.number(
        of: Need(
          text: "\(surrounding): \(need.type)",
          line: lines.id(of: need.place)))
    }
  }

  /// The number of a list of snippets.
  private mutating func number(of snippets: [Snippet]) -> Int {
    let numbers = snippets.map { number(of: $0) }
    return lists.number(of: numbers)
  }

  private mutating func number(of snippet: Snippet) -> Int {
    let number = known.number(of: snippet)
    if number == snippets.count {
      snippets.append(lines.address(of: snippet.place))
    }
    return number
  }
}
