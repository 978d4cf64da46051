import TerminalText

/// Code under a title, such as a declaration with its place.
struct Listing: Equatable {
  let title: String
  let place: String
  let lines: [String]
}

/// Lays out rows of listings for a terminal: two side by side with marks if it is wide enough, else in sequence.
struct ListingText {
  let setter: Typesetter

  func lines(_ rows: [[Listing?]]) -> [String] {
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
    func both(_ row: [Listing?], _ ink: Ink, _ text: (Listing) -> [String]) -> [String] {
      let words = zip(row, [layout.widths.left, layout.widths.right]).map { listing, width in
        listing.map(text)?.flatMap { layout.words($0, ink, columns: width) } ?? []
      }
      return layout.rows(words[0], words[1])
    }
    let code = rows.flatMap { row in
      let heads = both(row, .bold) { [$0.title] } + both(row, .dim) { [$0.place] }
      guard let left = row[0]?.lines, let right = row[1]?.lines else {
        return heads + both(row, .plain) { $0.lines + [""] }
      }
      return heads + layout.rows(left, right, aligned: LineAlignment(left, right))
        + both(row, .plain) { _ in [""] }
    }
    let signs = setter.style.glyphs.differing
    return code.dropLast() + [
      "", "\(signs.both) lines differ, \(signs.left) only left, \(signs.right) only right",
    ]
  }
}
