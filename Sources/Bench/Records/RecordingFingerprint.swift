import Catalog
import Foundation
import PackageLayout
import Processes

/// The fingerprint of what recordings depend on: the recorded code without comments, the recorded scripts and the recorder.
///
/// Of a pattern, whose lines a recording names, the lines count too: a comment may change, but not move the code.
package struct RecordingFingerprint {
  /// The fingerprint of what all patterns share.
  private let shared: Fingerprint
  private let package: URL

  /// Takes the fingerprint of what all patterns share; `scripts` are the recorded scenarios, each as a text.
  package init(scripts: [String], in package: URL) {
    var shared = Fingerprint(scripts)
    for folder in SharedModule.ofRecordings.map(\.path) + [PackageLayout.recorder] {
      shared.addCode(in: folder, of: package)
    }
    self.shared = shared
    self.package = package
  }

  /// The fingerprint for a pattern in sixteen hexadecimal digits.
  package func text(of card: Card) -> String {
    var fingerprint = shared
    fingerprint.addCode(in: PackageLayout.code(of: card.module), of: package, keepsLines: true)
    return fingerprint.text
  }
}
