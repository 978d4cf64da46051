import Catalog
import Foundation
import PackageLayout
import Processes

/// The fingerprint of what the outcome of a wrong version depends on, without comments: the reference implementation, its
/// scenarios, the modules that both are built on, what runs them, and the version's edits.
package struct WrongVersionFingerprint {
  /// The fingerprint of everything but the edits.
  private let shared: Fingerprint

  /// Takes the fingerprint of what all wrong versions share.
  package init(in package: URL) {
    var shared = Fingerprint()
    let runners = PackageLayout.runners + [PackageLayout.wrongVersionRunner]
    for folder in SharedModule.ofRecordings.map(\.path) + runners + [PackageLayout.reference] {
      shared.addCode(in: folder, of: package)
    }
    self.shared = shared
  }

  /// The fingerprint for a wrong version in sixteen hexadecimal digits.
  package func text(of version: WrongVersion) -> String {
    var fingerprint = shared
    fingerprint.add(version.example.id)
    for edit in version.edits {
      for text in [edit.file, edit.original, edit.replacement] { fingerprint.add(text) }
    }
    return fingerprint.text
  }
}
