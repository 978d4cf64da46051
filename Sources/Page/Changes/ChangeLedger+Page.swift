import Catalog
import Records

extension ChangeLedger {
  /// A pattern's cell of a request, as its first author made it; nil without
  /// one.
  func firstVersion(of request: ChangeRequest, in card: Card) -> CellFinding? {
    cells.first { cell in
      cell.request == request
        && cell.card.id == card.id
        && cell.version == .first
    }
  }

  /// The cells of an example's requests, as their first authors made them.
  func firstVersions(in example: String) -> [CellFinding] {
    cells.filter { cell in
      cell.request.example == example && cell.version == .first
    }
  }
}
