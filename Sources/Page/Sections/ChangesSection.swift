import Catalog
import Records
import Report

extension PageSection {
  /// What change requests cost in each pattern, with the code of each change.
  static let changes = PageSection(
    id: "changes",
    title: "What a change costs",
    view: .changes
  ) { context in
    ChangesSection(context: context).html
  }
}

/// The inside of the section of changes: a table of requests and patterns, and
/// a panel for each request.
private struct ChangesSection {
  let context: SectionContext

  private var ledger: ChangeLedger { context.content.ledger }

  var html: HTML {
    let table = RequestTable(ledger: ledger, cards: context.cards)
    guard !table.requests.isEmpty else {
      return HTML.p { HTML.prose(Self.absence) }
    }
    return HTML.lines {
      HTML.p {
        Self.legend
        Self.advice
      }
      choice(of: table.requests)
      table.html
      explanation
      for request in table.requests {
        RequestPanel(request: request, context: context).html
      }
      claims
    }
  }

  private static let absence = """
    No change request is recorded. \
    `swift run compare changes --record` makes the records.
    """

  private static let legend = """
    The same requests, made in every pattern: the types that are edited, + \
    those that are new; the lines that come or go; the tests that break. \

    """

  private static let advice = """
    Choose a cell to see its code beside that of the pattern it is compared \
    with.
    """

  /// The list of requests to choose from.
  private func choice(of requests: [ChangeRequest]) -> HTML {
    HTML.p(.class("tools")) {
      HTML.label {
        "Request "
        HTML.select(.id("request")) {
          HTML.option(.value("")) { "all" }
          for request in requests {
            HTML.option(.value(request.id)) {
              "\(request.example): \(request.summary)"
            }
          }
        }
      }
    }
  }

  // MARK: How it is counted

  private var explanation: HTML {
    HTML.folded("How it is counted") {
      HTML.lines {
        HTML.empty
        HTML.p { Self.counts }
        HTML.p { HTML.prose(Self.spread) }
        HTML.p { outcome }
      }
    }
  }

  private static let counts = """
    The figures are those of each cell as it was delivered, the code is that \
    of today. Types are counted with the composition root. Tests that break \
    are those that the product’s change alone breaks; a file that no longer \
    compiles counts as one. –: no record of the code as it is.
    """

  private static let spread = """
    Spread: the largest difference between two authors of one pattern. In one \
    request, a difference between patterns that is no larger may be the \
    author’s; `swift run compare changes` says what six together tell.
    """

  private var outcome: String {
    let count = ledger.cells.count
    let results = ledger.cells.compactMap(\.result)
    let good = results.count { $0.isGood }
    let missing = count - results.count
    let outcome = """
      Of \(count) cells, second versions included, \(good) pass all tests and \
      scenarios
      """
    if missing == 0 { return "\(outcome)." }
    return "\(outcome); \(missing) have no record of the code as it is."
  }

  // MARK: Claims

  /// The claims on change; empty if there are none.
  private var claims: HTML {
    let composer = ChangeComposer(ledger: ledger, detail: .page)
    let claims = composer.claimsOnChange
    guard !claims.isEmpty else { return .empty }
    return HTML.folded("Claims on change") {
      context.format.html(claims.belowHeading)
    }
  }
}
