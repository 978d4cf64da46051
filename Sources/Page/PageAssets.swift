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
    let scriptsOfReport = try folder.texts(of: ["base", "report"], "js")
    report = Pair(
      style: Self.joined(base + [print]),
      script: Self.joined(scriptsOfReport))
    let styles = try folder.texts(of: ["catalogue", "header", "views"], "css")
    let scripts = try folder.texts(
      of: ["base", "catalogue", "header", "views", "selftest"],
      "js")
    let main = try folder.text("main.js")
    catalogue = Pair(
      style: Self.joined(base + styles + [print]),
      script: Self.joined(scripts + [main]))
  }

  private static func joined(_ texts: [String]) -> String {
    texts.joined(separator: "\n")
  }
}
