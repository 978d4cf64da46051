import Catalog
import Edits
import Foundation
import PackageLayout
import Records

/// A change request made in one pattern.
package struct ChangeCell: Sendable {
  /// The request.
  package let request: ChangeRequest
  /// The pattern's card.
  package let card: Card
  /// Whose cell it is.
  package let version: ChangeVersion
  /// The pattern's own patches that the package has.
  let patches: [URL]
  /// The folder of the patches.
  let folder: URL
  private let shared: URL

  /// Finds the cell; nil if the pattern has no patch of that version. A control has no patches, and a first version alone.
  package init?(
    _ request: ChangeRequest, in card: Card, _ version: ChangeVersion = .first, of package: URL
  ) {
    self.request = request
    self.card = card
    self.version = version
    folder = package.appending(path: version.folder(of: request, in: card))
    patches = [folder.appending(path: Self.product), folder.appending(path: Self.tests)]
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    shared = package.appending(path: "\(PackageLayout.requests)/\(request.id)/shared.patch")
    guard !patches.isEmpty || (request.isControl && version == .first) else { return nil }
  }

  private static let product = "product.patch"
  private static let tests = "tests.patch"

  /// The name, such as `prefill in MVP`.
  var name: String { "\(request.id) in \(place)" }

  private var place: String { version.name(in: card.name) }

  /// The files of all patches.
  ///
  /// - Throws: ``Records/CellError/unreadable(_:)`` with the path of a patch that cannot be read.
  func files() throws(CellError) -> [PatchedFile] {
    var files: [PatchedFile] = []
    for patch in [shared] + patches {
      guard let text = try? String(contentsOf: patch, encoding: .utf8) else { throw .unreadable(patch.path) }
      files += PatchedFile.all(in: text)
    }
    return files
  }

  /// The change of what all patterns share.
  var sharedChange: Change { change(by: shared) }

  /// The changes of what is shared and of the pattern's product, in the order in which they apply.
  var productChanges: [Change] {
    [sharedChange] + patches.filter { $0.lastPathComponent == Self.product }.map(change)
  }

  /// All changes, in the order in which they apply: of what is shared, of the pattern, of its tests.
  var changes: [Change] { [sharedChange] + patches.map(change) }

  /// Whether the pattern's product changes.
  var changesProduct: Bool { patches.contains { $0.lastPathComponent == Self.product } }

  private func change(by file: URL) -> Change {
    Change(
      "'\(file.lastPathComponent)' of the request '\(request.id)' in \(place)", .patch(Patch(file)),
      remedy: "Mend it by 'git apply --3way', then run '\(command)'.")
  }

  /// The command that makes the change, runs its tests and keeps the result.
  private var command: String { "swift run compare changes \(request.id) \(card.id) --record" }
}
