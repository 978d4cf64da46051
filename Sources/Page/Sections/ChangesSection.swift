import Records
import Report

extension PageSection {
  /// What change requests cost in each pattern, with the code of each change.
  static let changes = PageSection(id: "changes", title: "What a change costs", view: .changes) { context in
    ChangesSection(context: context).html
  }
}

/// The inside of the section of changes: a table of requests and patterns, and a panel for each request.
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
      <p>The same requests, made in every pattern. A cell has the types that are edited and, after +, new, composition root \
      included; the lines that come or go in these; and the tests that the product’s change alone breaks, a file that no longer \
      compiles as one. –: no record of the code as it is.</p>
      <p>Spread: the largest difference between two authors of one pattern. A difference between patterns that is no larger may be \
      the author’s. <span class="js">Choose a cell to see its code beside that of the pattern it is compared with.</span></p>
      \(table.html)
      <p>\(outcome)</p>
      \(panels.joined(separator: "\n"))
      \(claims)
      """
  }

  private var outcome: String {
    let results = ledger.cells.compactMap(\.result)
    let good = results.count { $0.isGood }
    let missing = ledger.cells.count - results.count
    let rest = missing == 0 ? "" : "; \(missing) have no record of the code as it is"
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
