import Catalog
import Measures
import Records
import Verdicts

/// Composes the unit tests of some patterns.
///
/// Those of the same names through the logic, what each needs or the code of
/// one, and what those of one part alone add.
struct TestComposer {
  let comparisons: [TestComparison]
  let name: String?
  let detail: Detail

  var document: Document {
    if let name {
      return Document(comparisons.flatMap { portrait(of: $0, named: name) })
    }
    let title = detail.title("Unit tests of the same names")
    return Document([title] + shown.flatMap(overview))
  }

  /// All examples; on a screen the largest, of those that most of
  /// the patterns have.
  private var shown: [TestComparison] {
    if !detail.isScreen { return comparisons }
    let most = comparisons.map(\.patterns.count).max()
    return comparisons.filter { $0.patterns.count == most }.suffix(1)
  }

  // MARK: All tests of an example

  private func overview(of comparison: TestComparison) -> [[Block]] {
    let shared = comparison.sharedNames
    let title = """
      \(comparison.example.name): \
      \(counted(shared.count, "unit test")) of the same names
      """
    let table = Table(of: rows(of: comparison), in: comparison.patterns)
    return [
      [.heading(detail.level(onPage: 2), [Span(title)]), .table(table)],
      others(in: comparison),
      missed(in: comparison),
      [.note(Self.legend)],
      gaps(in: comparison),
      next(after: comparison),
    ]
  }

  private static let legend = """
    The tests go through the logic: transport and store are replaced, the \
    view is observed, and all of the pattern's objects between them are real. \
    Tests of a part alone replace what stands around the part; patterns \
    differ in them as their sources do. W, N, S: the test needs widgets, \
    network or storage. The number: the test doubles that it makes. A double \
    is a type of the test target that conforms to a protocol of the pattern; \
    the fakes of network and disk in Tests/TestSupport, which all patterns \
    share, are not counted. A mutant is the pattern with one small mistake. A \
    dash: there is nothing to count.
    """

  /// The tests that some patterns have and not all.
  private func others(in comparison: TestComparison) -> [Block] {
    let shared = comparison.sharedNames
    return comparison.patterns.compactMap { pattern in
      let own = pattern.tests.map(\.name).filter { !shared.contains($0) }
      if own.isEmpty { return nil }
      let lead = Span("In \(pattern.card.name), but not in all of them:")
      return .paragraph([lead] + .phrases(own))
    }
  }

  /// The mistakes that no test through the logic notices, with who
  /// notices them instead.
  @ListBuilder<Block>
  private func missed(in comparison: TestComparison) -> [Block] {
    let lines = comparison.patterns.flatMap { pattern in
      let missed = pattern.record?.missed(in: comparison.example) ?? []
      return missed.map { mutant in
        Line(mark: "• ", text: "\(pattern.card.name), \(mutant.words)")
      }
    }
    if !lines.isEmpty {
      Block.heading(3, ["Mistakes that no test through the logic notices"])
      Block.lines(lines)
    }
  }

  /// The patterns without figures, and the remedy.
  func gaps(in comparison: TestComparison) -> [Block] {
    if comparison.unrecorded.isEmpty { return [] }
    let ids = listed(comparison.unrecorded)
    let text = "? There are no recorded figures for the present code of \(ids)."
    return [.sentence("\(text) Run '.ci/records' to measure them.")]
  }

  /// The commands that show the code of a test, and the tests
  /// of other examples.
  private func next(after comparison: TestComparison) -> [Block] {
    guard !detail.isPage, let test = comparison.mostTelling else { return [] }
    let ids = comparison.patterns.prefix(2).map(\.pattern)
    let first = "tests \(ids.joined(separator: " ")) --test \"\(test)\""
    let others = comparisons.map(\.example).filter { example in
      example != comparison.example
    }
    let commands = [String].building {
      "'swift run compare \(first)' shows one with its code"
      for other in others {
        "'--example \(other.id)' the tests of \(other.name)"
      }
    }
    return [.sentence("Next: \(commands.joined(separator: ", ")).")]
  }
}

extension TestComparison {
  /// The names of the tests that all patterns have.
  var sharedNames: [String] {
    names.filter { !tests(named: $0).contains { $0 == nil } }
  }

  /// The shared test whose needs differ in the first two patterns, else the
  /// first; nil if none is shared.
  fileprivate var mostTelling: String? {
    let telling = sharedNames.first { name in
      let tests = tests(named: name).prefix(2)
      let needs = tests.map { $0?.record?.needs.map(\.surrounding) }
      return Set(needs).count > 1
    }
    return telling ?? sharedNames.first
  }
}

extension MissedMutant {
  /// The mistake, the tests that could notice it, and who does:
  /// `cancel-ignored: in LoginModel, which no test creates; silent`.
  fileprivate var words: String {
    "\(mutation.rawValue): in \(type), which \(creation); \(detection.rawValue)"
  }

  private var creation: String {
    if testsReaching == 0 { return "no test creates" }
    let tests = counted(testsCount, "test")
    let create = Verb.create.form(for: testsReaching)
    return "\(grouped(testsReaching)) of \(tests) \(create)"
  }
}
