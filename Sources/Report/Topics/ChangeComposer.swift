import Catalog
import Records
import Verdicts

/// Composes what change requests cost in some patterns.
package struct ChangeComposer {
  let ledger: ChangeLedger
  let detail: Detail

  /// Composes them in some detail.
  package init(ledger: ChangeLedger, detail: Detail) {
    self.ledger = ledger
    self.detail = detail
  }

  var requests: [ChangeRequest] {
    ChangeRequest.all.filter { request in
      ledger.cells.contains { $0.request == request }
    }
  }

  /// The patterns, in the order of their first cells.
  var cards: [Card] { ledger.cells.map(\.card).distinct() }

  var pairs: [RequestPair] {
    ChangeRequest.pairs.filter { pair in
      ledger.merges.contains { $0.pair == pair.id }
    }
  }

  /// The report as a document.
  package var document: Document {
    let title = detail.title("What the same change costs")
    return Document(
      origin: Composer.origin,
      [title] + body + [failures, totals]
    )
  }

  @ListBuilder<[Block]>
  private var body: [[Block]] {
    if requests.count == 1 {
      requests.map(section)
      pairs.map(section)
    } else {
      pooled
      [Block.table(overview)]
      [Self.legend]
      if detail.isPage {
        lessons
        changesAfterDelivery
      }
      claimsOnChange
    }
  }

  // MARK: One request

  @ListBuilder<Block>
  private func section(of request: ChangeRequest) -> [Block] {
    let findings = ledger.cells.filter { $0.request == request }
    let isShort = findings.count < 4 || !detail.isScreen
    Block.heading(detail.level(onPage: 2), [heading(of: request)])
    Block.table(table(of: findings, for: request))
    Self.legendOfRequest
    if isShort {
      history(of: findings)
      findings.flatMap(parts)
    }
    code(of: findings)
  }

  private func heading(of request: ChangeRequest) -> Span {
    let sentences = [String].building {
      request.summary
      if request.isControl {
        "It is a control: no pattern should have to change."
      }
    }
    let text = "\(request.id): \(sentences.joined(separator: " "))"
    return Span(text)
  }

  /// A row for each cell, a column for each figure, and below them the spread.
  private func table(
    of findings: [CellFinding],
    for request: ChangeRequest
  ) -> Table {
    let figures = CellFigure.ofRequest
    let names = Column<CellFinding> { [Span(label(of: $0), .strong)] }
    let columns = figures.map { figure in
      Column([Span(figure.head)], .right) { Self.cell(figure.text($0)) }
    }
    var table = Table(
      of: findings,
      flexible: 0,
      overflow: .split,
      isDense: true,
      columns: [names] + columns
    )
    let every = ledger.everyCell(of: request)
    let spreads = figures.map { $0.spread(of: every).map(String.init) }
    if spreads.contains(where: { $0 != nil }) {
      table.add([["spread"]] + spreads.map(Self.cell))
    }
    return table
  }

  private static let legendOfRequest = Block.note(
    """
    Each cell as it was delivered. Types: edited and, after +, new. Roles: of \
    the edited types. Lines: that come or go in types, and of these in wiring \
    and the composition root. Breaks: tests that the product's change alone \
    breaks, a file of tests or fakes that no longer compiles as one; of these \
    in the common suite. Repair: lines that go or change in tests that were \
    there. Tests: lines of tests that come. Arrows: used for the first time. \
    Reviewed: types/lines/breaks after a second reader has changed the cell; \
    its arrows and its code are those of today. 2nd: the version of another \
    author, who saw no other cell. Spread: the largest difference between two \
    versions of one pattern, in all patterns.
    """
  )

  // MARK: Words

  func label(of finding: CellFinding) -> String {
    switch finding.version {
    case .first: finding.card.shortName
    case .second: "\(finding.card.shortName) 2nd"
    case .own: "\(finding.card.shortName) yours"
    }
  }

  /// The name of a cell's pattern, and that it is not the first version.
  func title(of finding: CellFinding) -> String {
    finding.version.name(in: finding.card.name)
  }

  /// A figure, or a dash for one that is missing.
  static func cell(_ text: String?) -> [Span] {
    guard let text else { return [Span("–", .faint)] }
    return [Span(text)]
  }
}
