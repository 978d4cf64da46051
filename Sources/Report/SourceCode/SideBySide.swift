import Driver
import TerminalText

/// Two columns of text with a bar between them, as wide as the terminal.
struct SideBySide {
  /// The columns of the bar and the spaces around it.
  static let gutter = 3

  /// The widths of both columns.
  let widths: Sides<Int>
  private let setter: Typesetter

  /// Equal halves, which wrap equal lines alike; the widths differ only if that
  /// avoids wrapping the longest lines.
  init(longest: Sides<Int>, setter: Typesetter) {
    let room = setter.style.columns - Self.gutter
    guard longest.left + longest.right <= room else {
      self.init(widths: Sides(left: room / 2, right: room / 2), setter: setter)
      return
    }
    let left = max(longest.left, room - max(longest.right, room / 2))
    self.init(widths: Sides(left: left, right: room - left), setter: setter)
  }

  private init(widths: Sides<Int>, setter: Typesetter) {
    self.widths = widths
    self.setter = setter
  }

  /// The fewest rows of any division of the terminal, by preference
  /// into equal halves.
  static func fewest(_ setter: Typesetter, rows: (SideBySide) -> [String])
    -> [String]
  {
    let room = setter.style.columns - gutter
    let lefts = (room / 3...room - room / 3).sorted {
      abs($0 * 2 - room) < abs($1 * 2 - room)
    }
    let all = lefts.map { left in
      rows(
        SideBySide(
          widths: Sides(left: left, right: room - left),
          setter: setter
        )
      )
    }
    return all.min { $0.count < $1.count } ?? []
  }

  // MARK: Rows

  /// The rows of two columns; the shorter one is filled with empty rows.
  ///
  /// In some rows a sign replaces the bar.
  func rows(
    _ left: [Word],
    _ right: [Word],
    sign: (Int) -> String? = { _ in nil }
  ) -> [String] {
    (0..<max(left.count, right.count)).map { number in
      let bar =
        sign(number).map(setter.style.bold)
        ?? setter.style.dim(setter.style.glyphs.sign("│"))
      return row(
        left.dropFirst(number).first,
        right.dropFirst(number).first,
        bar: bar
      )
    }
  }

  private func row(_ left: Word?, _ right: Word?, bar: String) -> String {
    let ours = left ?? Word(text: "")
    let fill = Typesetter.spaces(widths.left - TextWidth.of(ours.text))
    let start = "\(setter.line([ours]))\(fill) \(bar)"
    guard let right, !right.text.isEmpty else { return start }
    return "\(start) \(setter.line([right]))"
  }

  /// An empty row.
  var blank: [String] { rows([Word(text: "")], []) }

  // MARK: Listings

  /// The rows of two listings, either of which may be missing; if they are
  /// compared, equal lines face each other.
  func rows(_ row: [Listing?], isCompared: Bool = true) -> [String] {
    let heads =
      rows(of: row, .bold, \.titleLines) + rows(of: row, .dim, \.placeLines)
    guard isCompared, let left = row[0]?.lines, let right = row[1]?.lines else {
      return heads + rows(of: row, .plain, \.lines)
    }
    return heads + rows(left, right)
  }

  /// The rows of some texts of two listings.
  private func rows(
    of row: [Listing?],
    _ ink: Ink,
    _ texts: (Listing) -> [String]
  ) -> [String] {
    let left = row[0].map(texts) ?? []
    let right = row[1].map(texts) ?? []
    return rows(
      left.flatMap { words($0, ink, columns: widths.left) },
      right.flatMap { words($0, ink, columns: widths.right) }
    )
  }

  /// The rows of two files' lines; equal lines face each other, all
  /// others are marked.
  private func rows(_ left: [String], _ right: [String]) -> [String] {
    LineAlignment(left, right).runs.flatMap { run in
      let ink: Ink = if run.isSame { .plain } else { .bold }
      let ours = left[run.left].map { words($0, ink, columns: widths.left) }
      let theirs = right[run.right].map {
        words($0, ink, columns: widths.right)
      }
      if run.isSame {
        return rows(Array(ours.joined()), Array(theirs.joined()))
      }
      return marked(ours, theirs)
    }
  }

  /// The rows of lines that differ, each line as its rows.
  private func marked(_ ours: [[Word]], _ theirs: [[Word]]) -> [String] {
    let signs = setter.style.glyphs.differing
    // All rows of as many lines as both sides have; the lines after them
    // are only on one side.
    let common = min(ours.count, theirs.count)
    let height =
      [ours, theirs].map { $0.prefix(common).joined().count }.max() ?? 0
    let rest = if ours.count > common { signs.left } else { signs.right }
    return rows(Array(ours.joined()), Array(theirs.joined())) { row in
      row < height ? signs.both : rest
    }
  }

  /// A line of code or a comment as rows of a column.
  private func words(_ line: String, _ ink: Ink, columns: Int) -> [Word] {
    CodeWrapping.wrapped(setter.visible(line), columns: columns).map {
      Word(text: $0, ink: ink)
    }
  }
}

extension Listing {
  /// The title, if there is one.
  fileprivate var titleLines: [String] { [title].filter { !$0.isEmpty } }

  /// The place, if there is one.
  fileprivate var placeLines: [String] { [place].filter { !$0.isEmpty } }
}
