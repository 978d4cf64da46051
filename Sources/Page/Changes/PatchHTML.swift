import Records

/// Renders what a patch does to some files: a `details` element for each, with
/// the lines as the patch has them.
///
/// What git writes behind the numbers of a place, a line that stands somewhere
/// above it, is left out. The script gives the lines colours, and links to the
/// lines of code that the page shows.
struct PatchHTML {
  /// The numbers of the files that the page shows.
  let lines: LineAddresses

  /// A file with a note on its place, such as its role.
  func file(_ file: PatchedFile, note: String, isOpen: Bool = false) -> String {
    let kind = Self.words(of: file.kind).map { ", \($0)" } ?? ""
    let number = lines.number(ofFile: file.path).map { " data-file=\($0)" } ?? ""
    let hunks = file.hunks.map { HTMLText.escapedContent(Self.withoutHeading($0)) }.joined(separator: "\n")
    return """
      <details\(Markup.optional(" open", if: isOpen))><summary>\(HTMLText.escaped(Self.name(of: file))) \
      <small>\(HTMLText.escaped(note + kind)) \(Self.count(of: [file]))</small></summary><pre\(number)>\(hunks)</pre></details>
      """
  }

  /// A line of a patch; of one that begins a place only the numbers.
  private static func withoutHeading(_ line: String) -> String {
    guard line.hasPrefix("@@ "), let end = line.dropFirst(3).firstRange(of: "@@") else { return line }
    return String(line[..<end.upperBound])
  }

  /// The numbers of lines that come and go, without blank ones
  /// and comments: `+4 −1`.
  static func count(of files: [PatchedFile]) -> String {
    let added = files.map(\.addedLines.count).reduce(0, +)
    let removed = files.map(\.removedLines.count).reduce(0, +)
    return "+\(added) −\(removed)"
  }

  private static func name(of file: PatchedFile) -> String {
    file.path.split(separator: "/").last.map(String.init) ?? file.path
  }

  private static func words(of kind: PatchedFile.Kind) -> String? {
    switch kind {
    case .edited: nil
    case .added: "new"
    case .removed: "removed"
    }
  }
}
