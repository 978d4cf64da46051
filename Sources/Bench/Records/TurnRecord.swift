import Catalog
import Foundation
import PackageLayout

/// The kept results of the programs that turn a comparison, one a line.
public enum TurnRecord {
  /// The command that renews the record.
  public static let renewal = ".ci/turns"

  private static let file = RecordFile(path: PackageLayout.turnRecord, renewal: renewal)

  /// Reads the results.
  public static func read(in package: URL) throws(RecordError) -> [TurnResult] {
    try file.facts(TurnResult.self, in: package)
  }

  /// Writes the results.
  public static func write(_ results: [TurnResult], in package: URL) throws(RecordError) {
    try file.write(results, in: package)
  }

  /// The names of the fixtures without a result for the code that a package has now.
  public static func stale(
    _ fixtures: [TurnFixture], among results: [TurnResult], in package: URL
  ) -> [String] {
    let fingerprint = TurnFingerprint(in: package)
    return fixtures.filter { fixture in
      !results.contains { $0.name == fixture.name && $0.fingerprint == fingerprint.text(of: fixture) }
    }.map(\.name)
  }
}
