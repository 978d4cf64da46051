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
    let numbers = costs.compactMap { $0.figure.number(cell) }
    guard numbers.count == costs.count,
      let example = cell.request.exampleOfCatalogue
    else { return nil }
    let words = zip(costs, numbers).map { $0.noun.countedOrNo($1) }
    let ownCosts = "\(Self.subject(of: cell)): \(listed(words))"
    let statement = [ownCosts, spread(of: cell.request)].compactMap(\.self)
    return Fact(
      card: cell.card,
      topic: .requests,
      examples: [example],
      figures: zip(costs, numbers).map { cost, number in
        Fact.Figure(name: cost.figure.label, value: Double(number))
      },
      statement: statement.joined(separator: "; "),
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

  /// The largest differences between two authors of one pattern; nil if
  /// no pattern has two.
  private func spread(of request: ChangeRequest) -> String? {
    let cells = ledger.cells.filter { $0.request == request }
    let spreads = RequestCost.all.compactMap { $0.figure.spread(of: cells) }
    if spreads.count < RequestCost.all.count { return nil }
    let texts = spreads.map(grouped)
    return "two authors of one pattern differ by up to \(listed(texts))"
  }
}

extension ChangeRequest {
  /// The example that it changes.
  var exampleOfCatalogue: Example? { Example.all.first { $0.name == example } }
}
