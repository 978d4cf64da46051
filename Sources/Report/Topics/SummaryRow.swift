import Catalog
import Measures
import Verdicts

/// A row of the first screen: a phrase, and one or two figures of each pattern.
struct SummaryRow: Sendable {
  /// A figure of a pattern.
  typealias FigurePath = any KeyPath<SummaryFigures, Int?> & Sendable

  /// A figure beside another one.
  enum SecondFigure {
    /// Some of the same things, in brackets.
    case among(FigurePath)
    /// Other things, after a slash.
    case beside(FigurePath)
  }

  /// The phrase.
  let phrase: String
  /// The phrase where a screen is narrow.
  let brief: String
  /// The measure of the figure; nil if the package keeps it of a run.
  private(set) var measure: Measure? = nil
  /// What a figure without a measure counts, in a sentence; nil for any other.
  private(set) var definition: String? = nil
  /// The figure.
  private let figure: FigurePath
  /// The second figure; nil if there is one alone.
  private var second: SecondFigure? = nil
  /// Why a figure can be missing although the code was measured, and what would
  /// give it; nil if there is no reason.
  private(set) var absence: String? = nil

  /// All rows for an example, in order; `tests` is the number of tests of the
  /// same names, such as `29`.
  @ListBuilder<SummaryRow>
  static func all(of screen: FirstScreen?, tests: String) -> [SummaryRow] {
    lines
    types
    if let screen { files(behind: screen.tap) }
    self.tests(of: tests)
    fakes
    if let request = screen?.request { cost(of: request) }
  }

  /// The rows for all examples, each once.
  static let ofAllExamples: [SummaryRow] = {
    let rows = FirstScreen.all.flatMap { all(of: $0, tests: "") }
    return rows.distinct(by: \.phrase)
  }()

  /// The figures in a word; nil if none is known.
  func text(_ figures: SummaryFigures) -> String? {
    guard paths.contains(where: { figures[keyPath: $0] != nil }) else {
      return nil
    }
    func text(_ path: FigurePath) -> String {
      figures[keyPath: path].map(grouped) ?? "–"
    }
    switch second {
    case nil: return text(figure)
    case .among(let part): return "\(text(figure)) (\(text(part)))"
    case .beside(let other): return "\(text(figure))/\(text(other))"
    }
  }

  /// Whether all its figures are known.
  func isKnown(_ figures: SummaryFigures) -> Bool {
    paths.allSatisfy { figures[keyPath: $0] != nil }
  }

  private var paths: [FigurePath] {
    switch second {
    case nil: [figure]
    case .among(let path), .beside(let path): [figure, path]
    }
  }

  // MARK: The rows

  private static let lines = SummaryRow(
    phrase: "Lines of code to write, start-up code included",
    brief: "Lines to write, tests left out",
    measure: .linesWithWiring,
    figure: \.lines
  )

  private static let types = SummaryRow(
    phrase: "Types to write (protocols among them)",
    brief: "Types (protocols among them)",
    measure: .typesWithWiring,
    figure: \.types,
    second: .among(\.protocols)
  )

  private static func files(behind tap: FirstScreen.Tap) -> SummaryRow {
    SummaryRow(
      phrase: "Files whose code runs after a tap on \(tap.button)",
      brief: "Files whose code a \(tap.button) tap runs",
      definition: """
        Counts the pattern's own files with a function that runs in the \
        recording of '\(tap.scenario)', from the tap on \(tap.button) until \
        the screen shows the answer.
        """,
      figure: \.filesBehindTap,
      absence:
        "no recording of the present code: 'compare trace --record' makes it"
    )
  }

  private static func tests(of number: String) -> SummaryRow {
    let tests =
      if number.isEmpty { "Unit tests" } else { "Of \(number) unit tests" }
    return SummaryRow(
      phrase: "\(tests), need no UI, network or disk",
      brief: "\(tests), need no UI",
      measure: .isolatedTests,
      figure: \.testsWithoutUI,
      absence: staleTests
    )
  }

  private static let fakes = SummaryRow(
    phrase: "Fakes (test doubles) that these need",
    brief: "Fakes (doubles) that these need",
    measure: .isolatedDoubles,
    figure: \.fakes,
    absence: staleTests
  )

  private static let staleTests =
    "the record of the tests is older than the code: '.ci/records' renews it"

  private static func cost(of request: FirstScreen.Request) -> SummaryRow {
    SummaryRow(
      phrase: "\(request.name): files touched / tests broken",
      brief: "\(request.name): files/broken tests",
      definition: """
        Counts the pattern's own files that the change request '\(request.id)' \
        edits, adds or removes, and the tests that its change of the product \
        alone breaks; a file of tests that no longer compiles counts as one.
        """,
      figure: \.filesTouched,
      second: .beside(\.testsBroken),
      absence: """
        '\(request.id)' was not run on the present code: 'compare changes \
        \(request.id) --record' runs it
        """
    )
  }
}
