import Foundation
import PackageLayout

/// The styles and scripts of pages: files in the package's folder, which are
/// read anew for each page.
///
/// A page has all files of some folders, in the order of their names, in one
/// element. A script may use the functions of any other, but while it is read
/// only the values of those before it.
public struct PageAssets: Sendable {
  /// The script of the head, which runs before the first paint.
  let head: String
  /// The style of the handout.
  let handoutStyle: String
  /// The style and the script of the page of one report.
  let report: Pair
  /// The style and the script of the catalogue's page.
  let catalogue: Pair

  /// The style and the script of a page.
  struct Pair: Sendable {
    let style: String
    let script: String
  }

  /// Reads all files; throws an error that names the one that cannot be read.
  public init(in package: URL) throws(PageAssetError) {
    let folder = AssetFolder(package: package)
    head = try folder.text("head.js")
    handoutStyle = try folder.text("handout.css")
    let base = try folder.texts("base", "css")
    let print = try folder.text("print.css")
    report = Pair(
      style: Self.joined(base, [print]),
      script: try Self.joined(folder.texts("base", "js"), folder.texts("report", "js")))
    let views =
      try folder.texts("catalogue", "css") + folder.texts("header", "css") + folder.texts("views", "css")
    let scripts = try ["base", "catalogue", "header", "views", "selftest"].map {
      name throws(PageAssetError) in
      try folder.texts(name, "js")
    }
    catalogue = Pair(
      style: Self.joined(base, views, [print]),
      script: Self.joined(scripts.flatMap(\.self), [try folder.text("main.js")]))
  }

  private static func joined(_ texts: [String]...) -> String {
    texts.joined().joined(separator: "\n")
  }
}
