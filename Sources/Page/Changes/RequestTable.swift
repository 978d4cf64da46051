import Catalog
import Records

/// The table of all change requests: a row for each, with a cell for each
/// pattern, and one for the spread between two authors.
///
/// A cell has a line for each figure of the overview; the
/// second column names them.
struct RequestTable {
  let ledger: ChangeLedger
  let cards: [Card]

  /// The requests that have a cell, in their order.
  var requests: [ChangeRequest] {
    ChangeRequest.all.filter { request in ledger.cells.contains { $0.request == request } }
  }

  var html: String {
    let heads = cards.map { card in
      "<th scope=\"col\" data-mark=\"\(card.id)\">\(HTMLText.escaped(card.shortName))\(card.misuseMark)</th>"
    }
    return """
      <div class="scroll" tabindex="0"><table class="requests"><thead><tr><td></td><td></td>\(heads.joined())\
      <th scope="col">Spread</th></tr></thead>\(groups.joined(separator: "\n"))</table></div>
      """
  }

  /// The requests of an example, below its name.
  private var groups: [String] {
    var examples: [String] = []
    for request in requests where !examples.contains(request.example) { examples.append(request.example) }
    return examples.map { example in
      let rows = requests.filter { $0.example == example }.map(row)
      return """
        <tbody><tr><th scope="rowgroup" colspan="\(cards.count + 3)">\(HTMLText.escaped(example))</th></tr>
        \(rows.joined(separator: "\n"))</tbody>
        """
    }
  }

  private func row(of request: ChangeRequest) -> String {
    let cells = ledger.cells.filter { $0.request == request }
    let columns = cards.map { card in
      let cell = cells.first { $0.card.id == card.id && $0.version == .first }
      return "<td data-mark=\"\(card.id)\">\(cell.map(link) ?? "–")"
    }
    let spread = OverviewFigure.all.map { figure in figure.figure.spread(of: cells).map { "\($0)" } ?? "–" }
    let units = OverviewFigure.all.map(\.plural).joined(separator: "<br>")
    let kind = Markup.optional(" <small>\(HTMLText.escaped(request.kind))</small>", if: !request.kind.isEmpty)
    return """
      <tr data-of="\(request.id)"><th scope="row"><a href="#\(RequestPanel.id(of: request.id))">\
      \(HTMLText.escaped(request.summary))</a>\(kind)</th><td class="units">\(units)\(columns.joined())\
      <td>\(spread.joined(separator: "<br>"))</tr>
      """
  }

  private func link(to cell: CellFinding) -> String {
    let texts = OverviewFigure.all.map { $0.text(of: cell) }.joined(separator: "<br>")
    return "<a href=\"#\(CellColumn.id(of: cell.request.id, in: cell.card))\">\(texts)</a>"
  }
}

extension ChangeRequest {
  /// The kind of change that the request stands for, as *Which one?* names it;
  /// empty if no question does.
  fileprivate var kind: String {
    if isControl { return "Control: no pattern should have to change." }
    guard case .word(let options)? = Question.of(.changes)?.form,
      let option = options.first(where: { $0.criterion == .request(id) })
    else { return "" }
    return "\(option.word.capitalized): \(option.meaning) changes or is new."
  }
}
