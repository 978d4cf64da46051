import Catalog
import Examples
import Report
import Verdicts

/// The first test that all patterns have.
struct TestPiece {
  let example: Example
  let content: PageContent
  let rows: StartRows

  /// The row, empty without tests; throws if the link cannot be written.
  func html() throws(ReportError) -> HTML {
    let comparison = content.tests.first { $0.example == example }
    guard let comparison, let name = Self.name(in: comparison) else {
      return .empty
    }
    let choices = try JSONText.of(["test": name], isCompact: true)
    return rows.row("A test: \(name)", of: example) { card in
      HTML.pieces {
        code(ofTest: name, of: card, in: comparison)
        HTML.p {
          HTML.link(to: .tests, choices: choices) { "All tests" }
        }
      }
    }
  }

  private static func name(in comparison: TestComparison) -> String? {
    let common = comparison.names.first { name in
      comparison.tests(named: name).allSatisfy { $0 != nil }
    }
    return common ?? comparison.names.first
  }

  private func code(
    ofTest name: String,
    of card: Card,
    in comparison: TestComparison
  ) -> HTML {
    let pattern = comparison.patterns.first { $0.pattern == card.id }
    let own = pattern?.tests.first { $0.name == name }
    guard let own else { return HTML.p.open { "none" } }
    return StartRows.code(own.test.lines)
  }
}
