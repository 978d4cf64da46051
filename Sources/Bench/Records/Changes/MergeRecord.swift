import Catalog
import Foundation
import PackageLayout

/// The kept results of joining change requests in a pattern, one a line, in the folder of the pattern's records.
public enum MergeRecord {
  private static func file(of card: Card) -> RecordFile {
    RecordFile(path: PackageLayout.mergeRecord(of: card.module), renewal: CellRecord.renewal(of: card))
  }

  /// Reads the results.
  public static func read(of card: Card, in package: URL) throws(RecordError) -> [MergeResult] {
    try file(of: card).sealedFacts(MergeResult.self, in: package)
  }

  /// Keeps results in place of those of the same requests, in the order of the requests.
  public static func keep(_ results: [MergeResult], of card: Card, in package: URL) throws(RecordError) {
    let renewed = results.map(\.pair)
    let kept = ((try? read(of: card, in: package)) ?? []).filter { !renewed.contains($0.pair) }
    let all = kept + results
    let ordered = ChangeRequest.pairs.compactMap { pair in all.first { $0.pair == pair.id } }
    try file(of: card).writeSealed(ordered, in: package)
  }

  /// Whether a result is that of the code, the cells and the requests as they are now.
  package static func isCurrent(
    _ result: MergeResult, of pair: RequestPair, in card: Card, by fingerprint: CellFingerprint
  ) -> Bool {
    result.pattern == card.id && result.fingerprint == fingerprint.text(of: pair, in: card)
  }
}
