import TerminalText

/// Code under a title, such as a declaration with its place; either may be empty.
package struct Listing: Equatable {
  package var title = ""
  package var place = ""
  package var lines: [String] = []
}

extension TextFormat {
  /// Lays out rows of listings: two side by side with marks if the terminal is wide enough, else in sequence.
  func lines(of rows: [[Listing?]]) -> [String] {
    guard rows.first?.count == 2, setter.style.columns >= SourceCodeReport.sufficientColumns.whole else {
      return rows.joined().compactMap(\.self).flatMap { listing in
        let head = [Word(text: setter.visible(listing.title), ink: .bold)] + setter.words(listing.place, .dim)
        let code = listing.lines.map(setter.visible)
        return setter.paragraph(head)
          + code.flatMap { SideBySide.wrapped($0, columns: setter.style.width) } + [""]
      }.dropLast()
    }
    let longest = (0...1).map { side in
      SideBySide.longest(rows.flatMap { $0[side]?.lines ?? [] }.map(setter.visible))
    }
    let layout = SideBySide(longest: (longest[0], longest[1]), setter: setter)
    return rows.map { layout.rows($0) }.joined(separator: layout.blank)
      + ["", setter.style.glyphs.meaningOfSigns]
  }
}
