import Catalog
import Foundation
import PackageLayout
import Processes

/// A file of a pattern or of its unit tests, by which two reports tell whether it was touched.
public struct FileState: Sendable, Codable, Hashable {
  /// The path in the package.
  public let path: String
  /// The fingerprint of its code, without comments.
  public let code: String

  /// Takes a path and a fingerprint.
  package init(path: String, code: String) {
    self.path = path
    self.code = code
  }

  /// The path in the folder of a pattern's unit tests; nil for a file of the pattern itself.
  package func pathInTests(of card: Card) -> String? {
    let folder = "\(PackageLayout.tests(of: card.module))/"
    guard path.hasPrefix(folder) else { return nil }
    return String(path.dropFirst(folder.count))
  }

  /// The Swift files of a pattern and of its unit tests as they are now, by path.
  public static func all(of card: Card, in package: URL) -> [FileState] {
    let folders = [PackageLayout.code(of: card.module), PackageLayout.tests(of: card.module)]
    let paths = folders.flatMap { FileList.paths(in: $0, of: package).sorted() }
    return paths.filter { $0.hasSuffix(".swift") }.map { path in
      let text = (try? Data(contentsOf: package.appending(path: path))) ?? Data()
      var fingerprint = Fingerprint()
      fingerprint.add(CodeText.stripped(text))
      return FileState(path: path, code: fingerprint.text)
    }
  }
}
