import Catalog
import PackageLayout

/// The code of a pattern in all its examples: the lines of each file by its path in the pattern's folder.
public struct PatternFiles: Sendable {
  /// The pattern's card.
  public let card: Card
  /// The lines of code, without blank ones, imports and those of comment only.
  let lines: [String: [String]]

  /// Gathers the files of a pattern from the listings of its examples.
  public init(of card: Card, in listings: [CodeListing]) {
    let folder = "\(PackageLayout.code(of: card.module))/"
    var lines: [String: [String]] = [:]
    for listing in listings where listing.card.id == card.id {
      for file in listing.sections.flatMap(\.files) {
        lines[file.path.replacing(folder, with: "")] = file.lines.filter(Self.isCode)
      }
      // Its name is the module's, so that no two patterns have the same.
      if let root = listing.root { lines["composition root"] = root.lines.filter(Self.isCode) }
    }
    self.card = card
    self.lines = lines
  }

  private static func isCode(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    return !text.isEmpty && !text.hasPrefix("//") && !text.hasPrefix("import ")
  }
}
