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
  static func fewest(
    _ setter: Typesetter,
    rows: (SideBySide) -> [String]
  ) -> [String] {
    let room = setter.style.columns - gutter
    let lefts = (room / 3...room - room / 3).sorted {
      abs($0 * 2 - room) < abs($1 * 2 - room)
    }
    let all = lefts.map { left in
      let widths = Sides(left: left, right: room - left)
      return rows(SideBySide(widths: widths, setter: setter))
    }
    return all.min { $0.count < $1.count } ?? []
  }

  // MARK: Rows

  /// The rows of two columns; the shorter one is filled with empty rows.
  ///
  /// In some rows a sign replaces the bar.
  func filled(
    _ left: [Word],
    _ right: [Word],
    sign: (Int) -> String? = { _ in nil }
  ) -> [String] {
    (0..<max(left.count, right.count)).map { number in
      let bar = sign(number).map(setter.style.bold) ?? bar
      return row(left[ifThere: number], right[ifThere: number], bar: bar)
    }
  }

  private var bar: String { setter.style.dim(setter.style.glyphs.sign("│")) }

  private func row(_ left: Word?, _ right: Word?, bar: String) -> String {
    let ours = left ?? Word(text: "")
    let fill = Typesetter.spaces(widths.left - TextWidth.of(ours.text))
    let start = "\(setter.line([ours]))\(fill) \(bar)"
    guard let right, !right.text.isEmpty else { return start }
    return "\(start) \(setter.line([right]))"
  }

  /// An empty row.
  var blank: [String] { filled([Word(text: "")], []) }

  // MARK: Listings

  /// The rows of two listings, either of which may be missing; if they are
  /// compared, equal lines face each other.
  func rows(_ row: [Listing?], isCompared: Bool = true) -> [String] {
    let left = row[0]
    let right = row[1]
    let heads =
      faced(left?.titleLines, right?.titleLines, .bold)
      + faced(left?.placeLines, right?.placeLines, .dim)
    guard isCompared, let ours = left, let theirs = right else {
      return heads + faced(left?.lines, right?.lines, .plain)
    }
    return heads + compared(ours.lines, theirs.lines)
  }

  /// The rows of two texts, of which either may be missing.
  private func faced(
    _ left: [String]?,
    _ right: [String]?,
    _ ink: Ink
  ) -> [String] {
    filled(
      (left ?? []).flatMap { words($0, ink, columns: widths.left) },
      (right ?? []).flatMap { words($0, ink, columns: widths.right) }
    )
  }

  /// The rows of two files' lines; equal lines face each other, all
  /// others are marked.
  private func compared(_ left: [String], _ right: [String]) -> [String] {
    LineAlignment(left, right).runs.flatMap { run in
      let ours = Array(left[run.left])
      let theirs = Array(right[run.right])
      if run.isSame { return faced(ours, theirs, .plain) }
      return marked(
        ours.map { words($0, .bold, columns: widths.left) },
        theirs.map { words($0, .bold, columns: widths.right) }
      )
    }
  }

  /// The rows of lines that differ, each line as its rows.
  private func marked(_ ours: [[Word]], _ theirs: [[Word]]) -> [String] {
    let signs = setter.style.glyphs.differing
    // All rows of as many lines as both sides have; the lines after them
    // are only on one side.
    let common = min(ours.count, theirs.count)
    let height = max(
      ours.prefix(common).joined().count,
      theirs.prefix(common).joined().count
    )
    let rest = if ours.count > common { signs.left } else { signs.right }
    return filled(Array(ours.joined()), Array(theirs.joined())) { row in
      if row < height { signs.both } else { rest }
    }
  }

  /// A line of code or a comment as rows of a column.
  private func words(_ line: String, _ ink: Ink, columns: Int) -> [Word] {
    let rows = CodeWrapping.wrapped(setter.visible(line), columns: columns)
    return rows.map { Word(text: $0, ink: ink) }
  }
}

extension Listing {
  /// The title, if there is one.
  fileprivate var titleLines: [String] { [title].filter { !$0.isEmpty } }

  /// The place, if there is one.
  fileprivate var placeLines: [String] { [place].filter { !$0.isEmpty } }
}
