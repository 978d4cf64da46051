import Catalog
import Foundation
import TestSupport

/// A file that a pattern keeps beside its tests, for a test that all patterns share.
struct Fixture {
  /// What the file says.
  let text: String

  /// Reads a file of a pattern's.
  ///
  /// - Throws: if the pattern has no such file.
  init(of card: Card, _ name: String) throws {
    let file = Program.packageFolder.appending(path: "Tests/\(card.module)Tests/Fixtures/\(name)")
    text = try String(contentsOf: file, encoding: .utf8)
  }
}
