/// A declaration of a type, or an extension of one, that begins a line of a formatted file.
struct TopLevelDeclaration {
  /// The type's name.
  let type: String
  /// The lines from its first to its closing brace, from 0.
  let lines: ClosedRange<Int>

  /// The declarations of a file; each ends at the first brace that begins a line, or in its own line.
  static func all(in lines: [String]) -> [TopLevelDeclaration] {
    lines.indices.compactMap { start in
      let words = /^(?:[a-z@A-Z(),: ]+ )?(?:class|struct|enum|actor|protocol|extension) ([A-Za-z_]\w*)/
      guard let match = lines[start].firstMatch(of: words) else { return nil }
      let isWhole = lines[start].hasSuffix("}")
      guard let end = isWhole ? start : lines[start...].firstIndex(of: "}") else { return nil }
      return TopLevelDeclaration(type: String(match.output.1), lines: start...end)
    }
  }
}
