import Catalog
import Examples
import Records

/// What the package keeps of runs that a report does not repeat; it counts for the present code only.
public struct KeptFigures: Sendable {
  /// What change requests cost.
  public let ledger: ChangeLedger
  /// The number of a pattern's files whose code runs after the tap of ``Catalog/FirstScreen``, by example and pattern; a pattern
  /// without a recording of its present code is left out.
  public let filesBehindTap: [Example: [Card.ID: Int]]

  /// Nothing is kept.
  public static let none = KeptFigures(ledger: ChangeLedger(cells: [], merges: []), filesBehindTap: [:])

  /// Joins the parts.
  public init(ledger: ChangeLedger, filesBehindTap: [Example: [Card.ID: Int]]) {
    self.ledger = ledger
    self.filesBehindTap = filesBehindTap
  }

  /// The first version of a request in a pattern; nil if there is none.
  package func cell(of request: ChangeRequest.ID, in card: Card.ID) -> CellFinding? {
    ledger.cells.first { $0.request.id == request && $0.card.id == card && $0.version == .first }
  }

  /// All versions of a request in all patterns.
  package func cells(of request: ChangeRequest.ID) -> [CellFinding] {
    ledger.cells.filter { $0.request.id == request }
  }
}
