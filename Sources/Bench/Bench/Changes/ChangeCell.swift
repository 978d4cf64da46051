import Catalog
import Edits
import Foundation
import PackageLayout

/// A change request made in one pattern.
package struct ChangeCell: Sendable {
  /// The request.
  package let request: ChangeRequest
  /// The pattern's card.
  package let card: Card
  /// The pattern's own patches that the package has.
  let patches: [URL]
  private let shared: URL

  /// Finds the cell; nil if the pattern has no patch for a request that is no control.
  package init?(_ request: ChangeRequest, in card: Card, of package: URL) {
    self.request = request
    self.card = card
    let own = package.appending(path: PackageLayout.cell(of: card.module, request: request.id))
    patches = ["product.patch", "tests.patch"].map { own.appending(path: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    shared = package.appending(path: "\(PackageLayout.requests)/\(request.id)/shared.patch")
    guard request.isControl || !patches.isEmpty else { return nil }
  }

  /// The changes, in the order in which they apply: of what is shared, of the pattern, of its tests.
  var changes: [Change] {
    ([shared] + patches).map { file in
      Change(
        "'\(file.lastPathComponent)' of the request '\(request.id)' in \(card.name)", .patch(Patch(file)),
        remedy: "Mend it by 'git apply --3way', then run '\(command)'.")
    }
  }

  /// The command that makes the change and runs its tests.
  private var command: String { "swift run compare changes \(card.id) --request \(request.id)" }
}
