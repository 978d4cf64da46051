import Catalog
import Foundation
import Records

/// The cells of some requests in some patterns, and what is recorded of them.
package struct CellSelection: Sendable {
  /// The cells, a request's in the order of the patterns, a second version after the first.
  package let cells: [ChangeCell]
  /// The cells that can be joined, of which at least one request is asked for.
  package let pairs: [CellPair]
  /// The ids of the patterns that have no cell of a request, by the request's id; requests without a gap are left out.
  package let missing: [ChangeRequest.ID: [Card.ID]]
  private let package: URL

  /// Finds the cells in a package.
  package init(of requests: [ChangeRequest], in cards: [Card], of package: URL) {
    var cells: [ChangeCell] = []
    var missing: [ChangeRequest.ID: [Card.ID]] = [:]
    for request in requests {
      for card in cards {
        let versions = ChangeVersion.allCases.compactMap { ChangeCell(request, in: card, $0, of: package) }
        if versions.isEmpty { missing[request.id, default: []].append(card.id) }
        cells += versions
      }
    }
    self.cells = cells
    self.missing = missing
    self.package = package
    pairs = ChangeRequest.pairs.filter { requests.contains($0.first) || requests.contains($0.second) }
      .flatMap { pair in cards.compactMap { CellPair(pair, in: $0, of: package) } }
  }

  /// What is recorded, for the code and the patches as they are now.
  package var recorded: CellOutcomes { CellOutcomes(results: recordedResults, merges: recordedMerges) }

  /// What is recorded of the cells alone, for the code and the patches as they are now.
  package var recordedResults: [CellResult] {
    let fingerprint = CellFingerprint(in: package)
    var kept: [Card.ID: [CellResult]] = [:]
    for cell in cells where kept[cell.card.id] == nil {
      kept[cell.card.id] = (try? CellRecord.read(of: cell.card, in: package)) ?? []
    }
    return cells.compactMap { cell in
      kept[cell.card.id]?.first {
        $0.request == cell.request.id && $0.version == cell.version
          && CellRecord.isCurrent($0, of: cell.request, in: cell.card, by: fingerprint)
      }
    }
  }

  private var recordedMerges: [MergeResult] {
    let fingerprint = CellFingerprint(in: package)
    var kept: [Card.ID: [MergeResult]] = [:]
    for cells in pairs where kept[cells.card.id] == nil {
      kept[cells.card.id] = (try? MergeRecord.read(of: cells.card, in: package)) ?? []
    }
    return pairs.compactMap { cells in
      kept[cells.card.id]?.first {
        $0.pair == cells.pair.id
          && MergeRecord.isCurrent($0, of: cells.pair, in: cells.card, by: fingerprint)
      }
    }
  }

  /// The cells with their figures and what came of them, and with the differences that are to be shown.
  package func ledger(
    with outcomes: CellOutcomes, showsCode: Bool = false, showsTests: Bool = false,
    others: [CellFinding] = []
  ) throws(CellError) -> ChangeLedger {
    var findings: [CellFinding] = []
    var delivered: [Card.ID: [DeliveredCell]] = [:]
    for cell in cells {
      let (request, card, version) = (cell.request, cell.card, cell.version)
      if delivered[card.id] == nil { delivered[card.id] = try DeliveredCell.read(of: card, in: package) }
      var files: [PatchedFile] = []
      if showsCode { files += try CellSize.productFiles(of: request, in: card, version, of: package) }
      if showsTests { files += try CellSize.testFiles(of: request, in: card, version, of: package) }
      findings.append(
        CellFinding(
          request: request, card: card, version: version,
          size: try CellSize(of: request, in: card, version, of: package),
          result: outcomes.results.first {
            $0.request == request.id && $0.pattern == card.id && $0.version == version
          },
          delivered: delivered[card.id]?.first { $0.request == request.id && $0.version == version },
          files: files))
    }
    return ChangeLedger(cells: findings, merges: outcomes.merges, others: others)
  }
}
