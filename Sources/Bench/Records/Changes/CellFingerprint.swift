import Catalog
import Foundation
import PackageLayout
import Processes

/// The fingerprint of what the result of a cell depends on, without comments: the modules that patterns, tests and scenarios are
/// built on, what runs and reads them, the pattern's code, tests and card, the request and the cell.
package struct CellFingerprint {
  private let shared: Fingerprint
  private let patterns = PatternFingerprints()
  private let package: URL

  /// Takes the fingerprint of what all cells share.
  package init(in package: URL) {
    var fingerprint = Fingerprint()
    let folders =
      SharedModule.ofTests.map(\.path) + PackageLayout.runners
      + [PackageLayout.changeRunner, "Sources/Analysis/CodeGraph"]
    for folder in folders { fingerprint.addCode(in: folder, of: package) }
    shared = fingerprint
    self.package = package
  }

  /// The fingerprint for a version of a request in a pattern in sixteen hexadecimal digits.
  package func text(
    of request: ChangeRequest, in card: Card, _ version: ChangeVersion = .first
  ) -> String {
    var fingerprint = pattern(card)
    addCell(of: request, in: card, version, to: &fingerprint)
    return fingerprint.text
  }

  /// The fingerprint for two requests that are joined in a pattern.
  package func text(of pair: RequestPair, in card: Card) -> String {
    var fingerprint = pattern(card)
    addCell(of: pair.first, in: card, .first, to: &fingerprint)
    addCell(of: pair.second, in: card, .first, to: &fingerprint)
    return fingerprint.text
  }

  /// The fingerprint of what all cells share and of a pattern's code, tests and card, as they are at the first question.
  private func pattern(_ card: Card) -> Fingerprint {
    patterns.fingerprint(of: card) {
      var fingerprint = shared
      fingerprint.addCode(in: PackageLayout.code(of: card.module), of: package)
      fingerprint.addCode(in: PackageLayout.tests(of: card.module), of: package)
      for text in card.checkedTexts { fingerprint.add(text) }
      return fingerprint
    }
  }

  private func addCell(
    of request: ChangeRequest, in card: Card, _ version: ChangeVersion, to fingerprint: inout Fingerprint
  ) {
    let cell = version.folder(of: request, in: card)
    let files = ["product.patch", "tests.patch", "roles.json"].map { "\(cell)/\($0)" }
    for path in [request.sharedPatch] + files {
      fingerprint.add(path)
      fingerprint.add((try? Data(contentsOf: package.appending(path: path))) ?? Data())
    }
  }
}
