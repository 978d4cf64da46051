import Catalog
import Foundation
import PackageLayout

/// The kept results of a pattern's cells of change requests, one a line, in the folder of the pattern's records.
public enum CellRecord {
  /// The command that renews the results of a pattern.
  public static func renewal(of card: Card) -> String { "swift run compare changes \(card.id) --record" }

  private static func file(of card: Card) -> RecordFile {
    RecordFile(path: PackageLayout.cellRecord(of: card.module), renewal: renewal(of: card))
  }

  /// Reads the results.
  public static func read(of card: Card, in package: URL) throws(RecordError) -> [CellResult] {
    try file(of: card).sealedFacts(CellResult.self, in: package)
  }

  /// Keeps results in place of those of the same versions, in the order of the requests.
  public static func keep(_ results: [CellResult], of card: Card, in package: URL) throws(RecordError) {
    let kept = ((try? read(of: card, in: package)) ?? []).filter { old in
      !results.contains { $0.request == old.request && $0.version == old.version }
    }
    let all = kept + results
    let ordered = ChangeRequest.all.flatMap { request in
      all.filter { $0.request == request.id }.sorted { $0.version.rawValue < $1.version.rawValue }
    }
    try file(of: card).writeSealed(ordered, in: package)
  }

  /// Whether a result is that of the code, the cell and the request as they are now.
  package static func isCurrent(
    _ result: CellResult, of request: ChangeRequest, in card: Card, by fingerprint: CellFingerprint
  ) -> Bool {
    result.pattern == card.id && result.fingerprint == fingerprint.text(of: request, in: card, result.version)
  }
}
