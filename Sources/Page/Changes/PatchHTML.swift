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
  func file(_ file: PatchedFile, note: String, isOpen: Bool = false) -> HTML {
    HTML.details(.open(if: isOpen)) {
      HTML.summary {
        "\(Self.name(of: file)) "
        HTML.small { Self.words(for: file, note: note) }
      }
      code(of: file)
    }
  }

  private func code(of file: PatchedFile) -> HTML {
    let number = lines.number(ofFile: file.path)
    let hunks = file.hunks.map { HTML.verbatim(Self.withoutHeading($0)) }
    return HTML.pre(number.map { .data("file", "\($0)").short }) {
      HTML.lines(hunks)
    }
  }

  /// A line of a patch; of one that begins a place only the numbers.
  private static func withoutHeading(_ line: String) -> String {
    guard line.hasPrefix("@@ "),
      let end = line.dropFirst(3).firstRange(of: "@@")
    else { return line }
    return String(line[..<end.upperBound])
  }

  /// The note, the kind of change if it is not the usual one, and how many
  /// lines change.
  private static func words(for file: PatchedFile, note: String) -> String {
    let notes = [note, words(of: file.kind)].compactMap(\.self)
    return "\(notes.joined(separator: ", ")) \(count(of: [file]))"
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
