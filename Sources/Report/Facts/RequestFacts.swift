import Catalog
import Examples
import Records

/// The facts on what change requests cost, from the ledger of the whole
/// catalogue, which tells how far two authors differ.
struct RequestFacts {
  let ledger: ChangeLedger

  /// A fact for each cell of some patterns whose tests were run, in the
  /// order of the ledger.
  func facts(on cards: [Card]) -> [Fact] {
    ledger.cells.filter { cards.contains($0.card) }.compactMap(fact)
  }

  private func fact(of cell: CellFinding) -> Fact? {
    let costs = RequestCost.all
    let numbers = costs.compactMap { $0.row.number(cell) }
    guard numbers.count == costs.count,
      let example = cell.request.exampleOfCatalogue
    else {
      return nil
    }
    let figures = zip(costs, numbers).map { cost, number in
      Fact.Figure(name: cost.row.label, value: Double(number))
    }
    let words = zip(costs, numbers).map { cost, number in
      cost.noun.countedOrNo(number)
    }
    return Fact(
      card: cell.card,
      topic: .requests,
      examples: [example],
      figures: figures,
      statement: """
        \(Self.subject(of: cell)): \(listed(words))\(spread(of: cell.request))
        """,
      address: .request(cell.request.id)
    )
  }

  private static func subject(of cell: CellFinding) -> String {
    let request = "the change '\(cell.request.id)' of \(cell.request.example)"
    switch cell.version {
    case .first: return request
    case .second: return "\(request) by a second author"
    case .own: return "your own version of \(request)"
    }
  }

  /// The largest differences between two authors of one pattern; empty if
  /// no pattern has two.
  private func spread(of request: ChangeRequest) -> String {
    let cells = ledger.cells.filter { $0.request == request }
    let spreads = RequestCost.all.compactMap { $0.row.spread(of: cells) }
    if spreads.count < RequestCost.all.count { return "" }
    return """
      ; two authors of one pattern differ by up to \
      \(listed(spreads.map(grouped)))
      """
  }
}

extension ChangeRequest {
  /// The example that it changes.
  var exampleOfCatalogue: Example? { Example.all.first { $0.name == example } }
}
