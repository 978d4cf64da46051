/// The lines of code of a pattern for an example, by the name of their file: what a move to another pattern can keep.
///
/// Blank lines, imports and lines of comment only are left out. Composition roots count as files of one name.
struct CodeByFile: Sendable {
  private let files: [String: [String]]

  /// Takes the pattern's own files of a listing.
  init(_ listing: CodeListing) {
    let own = listing.sections.flatMap(\.files).map { ($0.name, Self.code(in: $0)) }
    let root = listing.root.map { [("the composition root", Self.code(in: $0))] } ?? []
    // A type of two roles is listed twice.
    files = Dictionary(own + root) { first, _ in first }
  }

  /// The number of lines that other code does not have in a file of the same name.
  func newLines(after other: CodeByFile) -> Int {
    files.map { name, lines in
      guard let before = other.files[name] else { return lines.count }
      return lines == before ? 0 : lines.difference(from: before).insertions.count
    }.reduce(0, +)
  }

  private static func code(in file: SourceFile) -> [String] {
    file.lines.filter { line in
      let text = line.drop { $0 == " " }
      return !text.isEmpty && !text.hasPrefix("//") && !text.hasPrefix("import ")
    }
  }
}
