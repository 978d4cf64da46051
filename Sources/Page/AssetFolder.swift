import Foundation
import PackageLayout

/// The folder of the styles and scripts of pages.
struct AssetFolder {
  /// The package's folder.
  let package: URL

  /// The text of a file; throws an error that names the file.
  func text(_ name: String) throws(PageAssetError) -> String {
    let path = "\(PackageLayout.pageAssets)/\(name)"
    let file = package.appending(path: path)
    guard
      let data = try? Data(contentsOf: file),
      let text = String(data: data, encoding: .utf8)
    else { throw .unreadable(path: path) }
    let endTag = /<\/(script|style)/.ignoresCase()
    if text.contains(endTag) { throw .endsItsElement(path: path) }
    return Self.withoutComments(text)
  }

  /// A style or script without the lines of comment alone, a quarter of all,
  /// which a reader of the files needs and a page not.
  ///
  /// No other line of these files begins as a comment does.
  private static func withoutComments(_ text: String) -> String {
    var isInside = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let others = lines.filter { line in
      let words = line.drop { $0 == " " }
      let begins = isInside || words.hasPrefix("/*")
      isInside = begins && !words.contains("*/")
      return !begins && !words.hasPrefix("//")
    }
    return others.joined(separator: "\n")
  }

  /// The texts of the files of some folders, one folder after the other.
  func texts(
    of folders: [String],
    _ fileExtension: String
  ) throws(PageAssetError) -> [String] {
    var texts: [String] = []
    for folder in folders { texts += try self.texts(folder, fileExtension) }
    return texts
  }

  /// The texts of the files of a folder that have an extension, in
  /// the order of their names.
  func texts(
    _ folder: String,
    _ fileExtension: String
  ) throws(PageAssetError) -> [String] {
    let path = "\(PackageLayout.pageAssets)/\(folder)"
    let place = package.appending(path: path).path
    let files = FileManager.default
    guard let names = try? files.contentsOfDirectory(atPath: place) else {
      throw .unreadable(path: path)
    }
    var texts: [String] = []
    for name in names.sorted() where name.hasSuffix(".\(fileExtension)") {
      texts.append(try text("\(folder)/\(name)"))
    }
    return texts
  }
}
