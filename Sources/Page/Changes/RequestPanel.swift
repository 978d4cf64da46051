import Catalog
import Records
import Report

/// A change request: its figures in all patterns, and its cells side by side.
struct RequestPanel {
  let request: ChangeRequest
  let context: SectionContext

  private var ledger: ChangeLedger { context.content.ledger }
  private var cells: [CellFinding] { ledger.cells.filter { $0.request == request } }

  /// The id by which links lead to a request.
  static func id(of request: ChangeRequest.ID) -> String { "change-\(request)" }

  var html: String {
    let composer = ChangeComposer(ledger: ledger, detail: .page)
    let foreseen = context.format.html(composer.foreseen(of: request))
    let foreseenDetails = Markup.optional(
      "<details><summary>What the compiler’s index foresaw</summary>\(foreseen)</details>",
      if: !foreseen.isEmpty)
    return """
      <section class="request" id="\(Self.id(of: request.id))" data-request="\(request.id)">\
      <h3>\(HTMLText.escaped(request.summary))</h3>
      <p>\(HTMLText.prose(subject))</p>
      \(figures)
      \(foreseenDetails)
      <div class="sides cells" tabindex="0">\(columns.joined(separator: "\n"))</div></section>
      """
  }

  private var subject: String {
    let request = "The request `\(request.id)` changes \(request.example)"
    let subject = Markup.optional(
      ", about `\(self.request.subject)`", if: !self.request.subject.isEmpty)
    return "\(request)\(subject).\(parts) `swift run compare changes \(self.request.id)` prints the same."
  }

  /// The parts that should answer for the request, or that no pattern
  /// should have to change.
  private var parts: String {
    if request.isControl { return " It is a control: no pattern should have to change." }
    let parts = request.parts.map(\.rawValue).sorted()
    if parts.isEmpty { return "" }
    return " A rule should concern \(parts.joined(separator: " and ")) only."
  }

  private var figures: String {
    let firsts = context.cards.compactMap { card in
      cells.first { $0.card.id == card.id && $0.version == .first }
    }
    let heads = firsts.map { cell in
      "<th scope=\"col\" data-for=\"\(cell.card.id)\">\(HTMLText.escaped(cell.card.shortName))</th>"
    }
    let rows = CellFigure.all(of: request).map { figure in
      let texts = firsts.map { cell in
        "<td data-for=\"\(cell.card.id)\">\(HTMLText.escaped(figure.text(cell) ?? "–"))"
      }
      let spread = figure.spread(of: cells).map { "\($0)" } ?? "–"
      return "<tr><th scope=\"row\">\(figure.label)</th>\(texts.joined())<td>\(spread)</tr>"
    }
    return """
      <div class="scroll" tabindex="0"><table class="figures"><thead><tr><td></td>\(heads.joined())\
      <th scope="col">spread of two authors</th></tr></thead><tbody>\(rows.joined(separator: "\n"))</tbody></table></div>
      """
  }

  private var columns: [String] {
    context.cards.map { card in
      let own = cells.filter { $0.card.id == card.id }
      guard let first = own.first(where: { $0.version == .first }) else {
        return """
          <div class="side" data-for="\(card.id)"><h4>\(HTMLText.escaped(card.name))</h4>\
          <p>No patch yet. docs/adding-a-request.md says how to make one.</p></div>
          """
      }
      return CellColumn(
        cell: first, second: own.first { $0.version == .second }, ledger: ledger,
        patch: PatchHTML(lines: context.lines), format: context.format
      ).html
    }
  }
}
