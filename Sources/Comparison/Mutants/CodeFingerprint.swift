import Catalog
import CodeGraph
import Foundation

/// A fingerprint of a pattern's code, unit tests and mutants and of the shared modules, to detect stale results.
struct CodeFingerprint {
  /// Sixteen hexadecimal digits.
  let text: String

  /// Creates a pattern's fingerprint, starting from that of the shared modules.
  init(of card: Card, in package: URL, after shared: Fingerprint? = nil) {
    var fingerprint = shared ?? Self.shared(in: package)
    for folder in ["Sources/Patterns/\(card.module)", "Tests/\(card.module)Tests"] {
      fingerprint.add(folder, of: package)
    }
    for mutant in card.mutants {
      fingerprint.add(mutant.mutation.rawValue)
      for edit in mutant.edits {
        for text in [edit.file, edit.original, edit.replacement] { fingerprint.add(text) }
      }
    }
    text = fingerprint.text
  }

  /// The fingerprint of the modules that all patterns and their tests share.
  static func shared(in package: URL) -> Fingerprint {
    var fingerprint = Fingerprint()
    for folder in ["Examples", "Scenarios", "TerminalKit", "TerminalText"].map({ "Sources/\($0)" }) {
      fingerprint.add(folder, of: package)
    }
    fingerprint.add("Tests/TestSupport", of: package)
    return fingerprint
  }
}

extension Fingerprint {
  /// Adds the Swift files in a folder of a package.
  fileprivate mutating func add(_ folder: String, of package: URL) {
    for path in PackageCopy.paths(in: folder, of: package).sorted() where path.hasSuffix(".swift") {
      add(path)
      add((try? Data(contentsOf: package.appending(path: path))) ?? Data())
    }
  }
}
