import Catalog
import Records
import Report

extension PageSection {
  /// What change requests cost in each pattern, with the code of each change.
  static let changes = PageSection(id: "changes", title: "What a change costs", view: .changes) { context in
    ChangesSection(context: context).html
  }
}

/// The inside of the section of changes: a table of requests and patterns, and
/// a panel for each request.
private struct ChangesSection {
  let context: SectionContext

  private var ledger: ChangeLedger { context.content.ledger }

  var html: String {
    let table = RequestTable(ledger: ledger, cards: context.cards)
    guard !table.requests.isEmpty else {
      return
        "<p>No change request is recorded. <code>swift run compare changes --record</code> makes the records.</p>"
    }
    let panels = table.requests.map { RequestPanel(request: $0, context: context).html }
    return """
      <p>The same requests, made in every pattern: the types that are edited, + those that are new; the lines that come or go; the \
      tests that break. <span class="js">Choose a cell to see its code beside that of the pattern it is compared with.</span></p>
      \(choice(of: table.requests))
      \(table.html)
      \(explanation)
      \(panels.joined(separator: "\n"))
      \(claims)
      """
  }

  private var explanation: String {
    """
    <details><summary>How it is counted</summary>
    <p>Types are counted with the composition root. Tests that break are those that the product’s change alone breaks; a file that \
    no longer compiles counts as one. –: no record of the code as it is.</p>
    <p>Spread: the largest difference between two authors of one pattern. A difference between patterns that is no larger may be \
    the author’s.</p>
    <p>\(outcome)</p></details>
    """
  }

  /// The list of requests to choose from.
  private func choice(of requests: [ChangeRequest]) -> String {
    let options = requests.map { request in
      "<option value=\"\(request.id)\">\(HTMLText.escaped("\(request.example): \(request.summary)"))</option>"
    }
    return """
      <p class="js tools"><label>Request <select id="request"><option value="">all</option>\
      \(options.joined())</select></label></p>
      """
  }

  private var outcome: String {
    let results = ledger.cells.compactMap(\.result)
    let good = results.count { $0.isGood }
    let missing = ledger.cells.count - results.count
    let rest = Markup.optional("; \(missing) have no record of the code as it is", if: missing > 0)
    return
      "Of \(ledger.cells.count) cells, second versions included, \(good) pass all tests and scenarios\(rest)."
  }

  private var claims: String {
    let claims = ChangeComposer(ledger: ledger, detail: .page).claimsOnChange
    guard !claims.isEmpty else { return "" }
    return """
      <details><summary>Claims on change, with their predictions</summary>\
      \(context.format.html(Array(claims.dropFirst())))</details>
      """
  }
}
