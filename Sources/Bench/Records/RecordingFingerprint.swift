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
      shared.add(folder, of: package, code: Self.withoutCommentLines)
    }
    self.shared = shared
    self.package = package
  }

  /// The fingerprint for a pattern in sixteen hexadecimal digits.
  package func text(of card: Card) -> String {
    var fingerprint = shared
    fingerprint.add(PackageLayout.code(of: card.module), of: package, code: codeWithoutComments)
    return fingerprint.text
  }

  /// The code without comments and without the lines that have nothing else.
  private static func withoutCommentLines(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let code = codeWithoutComments(text).split(separator: "\n", omittingEmptySubsequences: false)
    // A line that was empty before stays: it may belong to a string.
    return zip(lines, code).filter { $0.isEmpty || !$1.isEmpty }.map(\.1).joined(separator: "\n")
  }
}

extension Fingerprint {
  /// Adds what `code` makes of the Swift files in a folder of a package.
  fileprivate mutating func add(_ folder: String, of package: URL, code: (String) -> String) {
    for path in FileList.paths(in: folder, of: package).sorted() where path.hasSuffix(".swift") {
      let data = (try? Data(contentsOf: package.appending(path: path))) ?? Data()
      add(path)
      add(code(String(decoding: data, as: UTF8.self)))
    }
  }
}
