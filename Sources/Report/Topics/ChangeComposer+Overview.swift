import Catalog
import Records

extension ChangeComposer {
  /// A row of the table of all requests.
  private enum Row {
    /// A figure of a request's cells.
    case figure(CellFigure, of: ChangeRequest)
    /// The types in which two requests collide.
    case collisions(RequestPair)
  }

  /// A row for each figure of each request, a column for each pattern, and
  /// one for the spread.
  var overview: Table {
    let labels = Column<Row> { [Span(label(of: $0))] }
    let patterns = cards.map { card in
      Column([Span(card.shortName, .strong)], .right) {
        Self.cell(text(of: $0, in: card))
      }
    }
    let spreads = Column<Row>(["spread"], .right) { Self.cell(spread(of: $0)) }
    return Table(
      of: rows,
      flexible: 0,
      overflow: .split,
      isDense: true,
      columns: [labels] + patterns + [spreads]
    )
  }

  @ListBuilder<Row>
  private var rows: [Row] {
    for request in requests {
      CellFigure.overview.map { Row.figure($0, of: request) }
    }
    pairs.map(Row.collisions)
  }

  private func label(of row: Row) -> String {
    switch row {
    case .figure(let figure, let request): "\(request.id) \(figure.label)"
    case .collisions(let pair): "\(pair.id) collide"
    }
  }

  private func text(of row: Row, in card: Card) -> String? {
    switch row {
    case .figure(let figure, let request):
      return ledger.first(of: request, in: card).flatMap(figure.text)
    case .collisions(let pair): return merge(of: pair, in: card).map(text)
    }
  }

  private func spread(of row: Row) -> String? {
    switch row {
    case .figure(let figure, let request):
      return figure.spread(of: ledger.everyCell(of: request)).map(String.init)
    case .collisions: return nil
    }
  }

  /// The number of types that collide, or that the joined
  /// program does not hold.
  private func text(of merge: MergeResult) -> String {
    if merge.collisions.isEmpty, !merge.holds { return "✘" }
    return "\(merge.collisions.count)"
  }

  static let legend = Block.note(
    """
    Each cell as it was delivered: types that are edited and, after +, new \
    ones, composition root included; lines that come or go in these; tests \
    that the product's change alone breaks, a file that no longer compiles as \
    one. Spread: the largest difference between the cells of two authors in \
    one pattern. Collide: types in \
    which two requests change the same place or places side by side; ✘ if they \
    join and the program then fails. –: no figure yet.
    """
  )

  // MARK: What was learned

  /// How far the patterns lie apart in each request, beside the spread.
  @ListBuilder<Block>
  var lessons: [Block] {
    Block.heading(detail.level(onPage: 2), ["What was learned"])
    Block.sentence(
      """
      How far the patterns lie apart in each request. A difference between two \
      patterns that is no larger than the spread says nothing about them.
      """
    )
    Block.list(requests.map(lesson))
  }

  private func lesson(of request: ChangeRequest) -> [Span] {
    let ranges = CellFigure.overview.compactMap { range(of: $0, in: request) }
    return [
      Span("\(request.id):", .strong),
      Span("\(ranges.joined(separator: "; "))."),
    ]
  }

  /// The smallest and the largest figure of a request, each with its patterns:
  /// `types 1 (MVVM, TEA) to 10 (VIPER), spread 1`.
  private func range(
    of figure: CellFigure,
    in request: ChangeRequest
  ) -> String? {
    let cells = cards.compactMap { ledger.first(of: request, in: $0) }
    let numbers = cells.compactMap(figure.number)
    guard let least = numbers.min(), let most = numbers.max() else {
      return nil
    }
    if least == most { return "\(figure.label) \(least) in every pattern" }
    let ends = [least, most].map { number in
      let names = cells.filter { figure.number($0) == number }
        .map(\.card.shortName)
      return "\(number) (\(names.joined(separator: ", ")))"
    }
    let range = "\(figure.label) \(ends[0]) to \(ends[1])"
    let spread = figure.spread(of: ledger.everyCell(of: request))
    return spread.map { "\(range), spread \($0)" } ?? range
  }
}

extension ChangeLedger {
  /// The first version of a request in a pattern; nil if there is none.
  fileprivate func first(
    of request: ChangeRequest,
    in card: Card
  ) -> CellFinding? {
    cells.first { cell in
      cell.request == request
        && cell.card.id == card.id
        && cell.version == .first
    }
  }
}
