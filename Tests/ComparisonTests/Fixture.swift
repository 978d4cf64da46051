import Catalog
import Foundation
import TestSupport

/// A fixture file in a pattern's test folder, for a test that all patterns share.
struct Fixture {
  /// The text of the file.
  let text: String

  /// Reads a fixture of a pattern.
  ///
  /// - Throws: An error if the file cannot be read.
  init(of card: Card, _ name: String) throws {
    let file = Program.packageFolder.appending(path: "Tests/\(card.module)Tests/Fixtures/\(name)")
    text = try String(contentsOf: file, encoding: .utf8)
  }
}
