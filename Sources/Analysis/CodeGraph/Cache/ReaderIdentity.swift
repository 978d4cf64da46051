import Foundation
import Processes

/// The version of this reader, a part of every cache key: another version may read the same code differently.
enum ReaderIdentity {
  /// The folders of the source files that determine what is read.
  private static let folders = ["Graph", "Index", "Cache"]

  /// The hash of the source files of a program's reader, or the program's date if a file is missing or newer.
  ///
  /// By the date alone, every build would make the cache stale.
  static func text(of program: URL, sources: URL = ofThisBuild) -> String {
    let built = date(program.path)
    var fingerprint = Fingerprint()
    for folder in folders.map({ sources.appending(path: $0).path }) {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
        return "\(built)"
      }
      for path in names.sorted().map({ "\(folder)/\($0)" }) {
        guard date(path) <= built, let text = FileManager.default.contents(atPath: path) else {
          return "\(built)"
        }
        fingerprint.add(text)
      }
    }
    return fingerprint.text
  }

  private static let ofThisBuild = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The date of the last change in seconds; 0 for a missing file.
  private static func date(_ path: String) -> Double {
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    return (facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
  }
}
