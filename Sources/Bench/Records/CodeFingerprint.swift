import Catalog
import CodeGraph
import Foundation
import PackageLayout
import Processes

/// A fingerprint of the code on which a pattern's results depend, without comments, to detect stale records.
package struct CodeFingerprint {
  /// Sixteen hexadecimal digits.
  package let text: String

  /// The fingerprint of a pattern's code, unit tests and mistakes, starting from that of the shared code.
  ///
  /// Of these, whose lines a record names, the lines count too: a comment may change, but not move the code.
  package init(of card: Card, in package: URL, after shared: Fingerprint? = nil) {
    var fingerprint = shared ?? Self.shared(in: package)
    fingerprint.addCode(in: PackageLayout.code(of: card.module), of: package, keepsLines: true)
    fingerprint.addCode(in: PackageLayout.tests(of: card.module), of: package, keepsLines: true)
    for mutant in card.mutants {
      fingerprint.add(mutant.mutation.rawValue)
      for edit in mutant.edits {
        for text in [edit.file, edit.original, edit.replacement] { fingerprint.add(text) }
      }
    }
    text = fingerprint.text
  }

  /// The fingerprint of what all patterns' scenarios and unit tests run on, and of what runs and reads them.
  package static func shared(in package: URL) -> Fingerprint {
    var fingerprint = Fingerprint()
    let folders =
      SharedModule.ofTests.map(\.path) + PackageLayout.runners + [PackageLayout.mutantRunner]
      + PackageLayout.testReaders
    for path in folders {
      fingerprint.addCode(in: path, of: package)
    }
    return fingerprint
  }
}

extension Fingerprint {
  /// Adds the Swift files in a folder of a package: their paths, and their code without comments.
  package mutating func addCode(in folder: String, of package: URL, keepsLines: Bool = false) {
    for path in FileList.paths(in: folder, of: package).sorted() where path.hasSuffix(".swift") {
      add(path)
      let file = (try? Data(contentsOf: package.appending(path: path))) ?? Data()
      add(CodeText.stripped(file, keepsLines: keepsLines))
    }
  }
}
