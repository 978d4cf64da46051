import Verdicts

/// A figure of one unit test, such as its lines of code.
package struct TestFigure: Sendable {
  /// What it is.
  package let label: String
  /// 1 if it is a part of the last figure of level 0, which is above it.
  package let level: Int
  /// The figure of a test as text; nil if it is recorded and there is no record
  /// for the present code.
  package let text: @Sendable (PatternTest) -> String?

  /// All figures, in their order.
  package static let all = [
    lines("lines of code", level: 0) { $0.types + $0.setUp + [$0.test] },
    lines("types of the test target", level: 1, of: \.types),
    lines("set-up and helpers of the suite", level: 1, of: \.setUp),
    lines("the test", level: 1) { [$0.test] },
    TestFigure("test doubles", level: 0) {
      $0.record.map { grouped($0.doubles.count) }
    },
    TestFigure("lines that create an object", level: 0) {
      $0.record.map { grouped($0.objects) }
    },
    TestFigure("needs widgets, network or storage", level: 0) { test in
      test.record.map { if $0.needs.isEmpty { "no" } else { "yes" } }
    },
    TestFigure("mutants noticed", level: 0) {
      $0.mutantsNoticed.map { grouped($0.count) }
    },
    TestFigure("by no other test", level: 1) {
      $0.mutantsNoticedAlone.map { grouped($0.count) }
    },
  ]

  /// What the figures count.
  package static let definitions = """
    Lines of code leave out blank ones and comments. The set-up serves all \
    tests of the suite. The fakes of network and disk in Tests/TestSupport, \
    which all patterns share, are not counted.
    """

  private init(
    _ label: String,
    level: Int,
    text: @escaping @Sendable (PatternTest) -> String?
  ) {
    self.label = label
    self.level = level
    self.text = text
  }

  /// The lines of some of the code behind a test, without blank
  /// ones and comments.
  private static func lines(
    _ label: String,
    level: Int,
    of code: @escaping @Sendable (PatternTest) -> [Snippet]
  ) -> TestFigure {
    TestFigure(label, level: level) { test in
      grouped(code(test).map(\.code.count).reduce(0, +))
    }
  }
}
