import Catalog
import Records
import Verdicts

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
    ChangeRequest.all.filter { request in
      ledger.cells.contains { $0.request == request }
    }
  }

  var html: HTML {
    HTML.scroll {
      HTML.table(.class("requests")) {
        HTML.thead { heads }
        HTML.lines(groups)
      }
    }
  }

  private var heads: HTML {
    HTML.tr {
      HTML.td.closed()
      HTML.td.closed()
      cards.map(head)
      HTML.th.closed(.scope("col")) { "Spread" }
    }
  }

  private func head(of card: Card) -> HTML {
    HTML.th.closed(.scope("col"), .data(mark: card)) {
      card.shortName
      card.misuseMark
    }
  }

  /// The requests of each example, below its name.
  private var groups: [HTML] {
    requests.map(\.example).distinct().map { example in
      HTML.tbody {
        HTML.lines {
          HTML.tr { headOfGroup(example) }
          requests.filter { $0.example == example }.map(row)
        }
      }
    }
  }

  private func headOfGroup(_ example: String) -> HTML {
    HTML.th.closed(.scope("rowgroup"), .columns(cards.count + 3)) { example }
  }

  private func row(of request: ChangeRequest) -> HTML {
    HTML.tr(.data("of", request.id)) {
      rowHead(of: request)
      HTML.td(.class("units")) {
        lines(OverviewFigure.all.map(\.plural))
      }
      cards.map { cell(of: request, in: $0) }
      HTML.td { lines(spreads(of: request)) }
    }
  }

  private func rowHead(of request: ChangeRequest) -> HTML {
    HTML.th.closed(.scope("row")) {
      HTML.a(.href(id: RequestPanel.id(of: request.id))) {
        request.summary
      }
      if let kind = request.kindInWords {
        " "
        HTML.small { kind }
      }
    }
  }

  private func cell(of request: ChangeRequest, in card: Card) -> HTML {
    HTML.td(.data(mark: card)) {
      if let cell = ledger.firstVersion(of: request, in: card) {
        HTML.a(.href(id: CellColumn.id(of: cell))) {
          lines(OverviewFigure.all.map { $0.text(of: cell) })
        }
      } else {
        "–"
      }
    }
  }

  /// How far two authors lie apart, figure by figure.
  private func spreads(of request: ChangeRequest) -> [String] {
    let cells = ledger.cells.filter { $0.request == request }
    return OverviewFigure.all.map { $0.spread(of: cells) }
  }

  private func lines(_ texts: [String]) -> HTML {
    texts.map(HTML.text).joined(by: HTML.br())
  }
}

extension ChangeRequest {
  /// The kind of change that the request stands for, as *Which one?* names it;
  /// nil if no question does.
  fileprivate var kindInWords: String? {
    if isControl { return "Control: no pattern should have to change." }
    guard case .word(let options)? = Question.of(.changes)?.form else {
      return nil
    }
    let own = options.first { $0.criterion == .request(id) }
    return own.map { option in
      "\(option.word.capitalized): \(option.meaning) changes or is new."
    }
  }
}
