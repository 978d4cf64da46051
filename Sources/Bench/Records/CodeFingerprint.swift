import Catalog
import CodeGraph
import Foundation
import PackageLayout
import Processes

/// A fingerprint of a pattern's code and of the shared modules, by default with unit tests and mutants, to detect stale results.
package struct CodeFingerprint {
  /// Sixteen hexadecimal digits.
  package let text: String

  /// Creates a pattern's fingerprint, starting from that of the shared modules.
  package init(of card: Card, in package: URL, after shared: Fingerprint? = nil, withTests: Bool = true) {
    var fingerprint = shared ?? Self.shared(in: package, withTests: withTests)
    fingerprint.add(PackageLayout.code(of: card.module), of: package)
    if withTests { fingerprint.add(PackageLayout.tests(of: card.module), of: package) }
    for mutant in withTests ? card.mutants : [] {
      fingerprint.add(mutant.mutation.rawValue)
      for edit in mutant.edits {
        for text in [edit.file, edit.original, edit.replacement] { fingerprint.add(text) }
      }
    }
    text = fingerprint.text
  }

  /// The fingerprint of the modules that all patterns, and their tests, share.
  package static func shared(in package: URL, withTests: Bool = true) -> Fingerprint {
    var fingerprint = Fingerprint()
    for module in SharedModule.ofPatterns { fingerprint.add(module.path, of: package) }
    fingerprint.add("Sources/Driver", of: package)
    if withTests { fingerprint.add("Tests/TestSupport", of: package) }
    return fingerprint
  }
}

extension Fingerprint {
  /// Adds the Swift files in a folder of a package.
  fileprivate mutating func add(_ folder: String, of package: URL) {
    for path in FileList.paths(in: folder, of: package).sorted() where path.hasSuffix(".swift") {
      add(path)
      add((try? Data(contentsOf: package.appending(path: path))) ?? Data())
    }
  }
}
