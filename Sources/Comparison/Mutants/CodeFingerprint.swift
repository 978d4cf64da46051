import Catalog
import CodeGraph
import Foundation

/// Tells whether a pattern's code, unit tests and mutants, and what all patterns rest on, are still those of before.
struct CodeFingerprint {
  /// The number in sixteen digits.
  let text: String

  /// The fingerprint of a pattern, after that of what all rest on.
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

  /// The fingerprint of what every pattern and its tests rest on.
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
  /// Takes the Swift files in a folder of a package into account.
  fileprivate mutating func add(_ folder: String, of package: URL) {
    for path in PackageCopy.paths(in: folder, of: package).sorted() where path.hasSuffix(".swift") {
      add(path)
      add((try? Data(contentsOf: package.appending(path: path))) ?? Data())
    }
  }
}
