import TerminalText

/// Code under a title, such as a declaration with its place;
/// either may be empty.
package struct Listing: Equatable {
  package var title = ""
  package var place = ""
  package var lines: [String] = []
}

extension TextFormat {
  /// Lays out rows of listings: two side by side with marks if the terminal is
  /// wide enough, else in sequence.
  func lines(of rows: [[Listing?]]) -> [String] {
    let isWide = setter.style.columns >= SourceCodeReport.sufficientColumns
    if isWide, rows.first?.count == 2 { return sideBySide(rows) }
    // Without the blank line after the last one.
    return rows.joined().compactMap(\.self).flatMap(lines).dropLast()
  }

  /// A listing under its title and its place, with a blank line after it.
  private func lines(of listing: Listing) -> [String] {
    let title = Word(text: setter.visible(listing.title), ink: .bold)
    let head = setter.paragraph([title] + setter.words(listing.place, .dim))
    let code = listing.lines.map(setter.visible).flatMap { line in
      CodeWrapping.wrapped(line, columns: setter.style.width)
    }
    return head + code + [""]
  }

  private func sideBySide(_ rows: [[Listing?]]) -> [String] {
    let longest = Sides(left: longest(0, in: rows), right: longest(1, in: rows))
    let layout = SideBySide(longest: longest, setter: setter)
    let listings = rows.map { layout.rows($0) }
    let legend = setter.style.glyphs.meaningOfSigns
    return listings.joined(separator: layout.blank) + ["", legend]
  }

  /// The width of the longest line on a side.
  private func longest(_ side: Int, in rows: [[Listing?]]) -> Int {
    let lines = rows.flatMap { $0[side]?.lines ?? [] }
    return CodeWrapping.longest(lines.map(setter.visible))
  }
}
