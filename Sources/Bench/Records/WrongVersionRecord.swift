import Catalog
import Foundation
import PackageLayout

/// The kept results of the wrong versions, one a line.
public enum WrongVersionRecord {
  /// The command that renews the record.
  public static let renewal = ".ci/wrong-versions"

  private static let file = RecordFile(path: PackageLayout.wrongVersionRecord, renewal: renewal)

  /// Reads the results.
  public static func read(in package: URL) throws(RecordError) -> [WrongVersionResult] {
    try file.facts(WrongVersionResult.self, in: package)
  }

  /// Writes the results.
  public static func write(_ results: [WrongVersionResult], in package: URL) throws(RecordError) {
    try file.write(results, in: package)
  }

  /// The names of the wrong versions without a result for the code that a package has now.
  public static func stale(
    _ versions: [WrongVersion], among results: [WrongVersionResult], in package: URL
  ) -> [String] {
    let fingerprint = WrongVersionFingerprint(in: package)
    return versions.filter { version in
      !results.contains { $0.name == version.name && $0.fingerprint == fingerprint.text(of: version) }
    }.map(\.name)
  }
}
