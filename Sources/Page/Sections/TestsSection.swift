import Catalog
import Examples
import Measures
import Report
import Verdicts

extension PageSection {
  /// The unit tests of the patterns side by side, name by name.
  static let tests = PageSection(
    id: "tests",
    title: "Tests side by side",
    view: .tests,
    formerIDs: ["compare-tests"],
    showsCode: true
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

  private var comparisons: [TestComparison] { context.content.tests }

  /// The section; throws if the JSON cannot be written.
  func html() throws(ReportError) -> HTML {
    let data = TestData(of: comparisons, lines: context.lines)
    let json = try JSONText.of(data, isCompact: true)
    return HTML.lines {
      HTML.p { HTML.textLines(Self.introduction) }
      HTML.guided(guide) {
        rows
        HTML.p(.class("soft")) {
          TestFigure.definitions
        }
      }
      HTML.json(json, id: Self.dataID)
    }
  }

  private static let introduction = """
    Every pattern has the same tests of its logic. Some have tests of one part \
    alone too, because their sources ask for them.
    Tests of one name stand side by side.
    """

  private var guide: HTML {
    HTML.aside(.class("guide"), .aria("label", "Guide to the tests")) {
      HTML.block {
        HTML.p {
          HTML.pushButton("Previous", .id("previous-test"))
          " "
          HTML.pushButton("Next", .id("next-test"))
        }
        HTML.folded("Tests") {
          HTML.div(
            .role("navigation"),
            .aria("label", "Tests"),
            .id("test-list"))
        }
      }
    }
  }

  /// The rows of all examples, then the types that several of them use.
  private var rows: [HTML] {
    var rows = TestRows(context: context)
    var html: [HTML] = []
    for comparison in comparisons {
      html += rows.tests(of: comparison)
      html.append(rows.setUp(of: comparison))
      html.append(rows.types(of: comparison))
    }
    html.append(rows.commonTypes())
    return html
  }
}
