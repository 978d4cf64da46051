import Comparison
import TerminalText

/// Renders the code of patterns part by part: two patterns side by side if the terminal is wide enough, else in sequence.
public struct SourceCodeReport {
  /// The columns for two patterns side by side; nil unless there are two.
  public let columnsNeeded: Int?
  /// Whether the code is rendered side by side.
  public let isSideBySide: Bool

  private let listings: [CodeListing]
  private let isBrief: Bool
  private let setter: Typesetter
  /// The width of each pattern's longest line other than comments.
  private let longest: [Int]

  /// The columns from which two patterns are rendered side by side even if long lines must be wrapped.
  static let sufficientColumns = (whole: 115, brief: 80)

  /// Creates a report for a terminal; it may use more columns than other reports.
  public init(of listings: [CodeListing], style: OutputStyle) {
    let setter = Typesetter(style: style)
    (self.listings, self.setter, isBrief) = (listings, setter, listings.contains(where: \.isBrief))
    longest = listings.map { listing in
      let files = listing.sections.flatMap(\.files)
      return SideBySide.longest(
        (files.flatMap(\.lines) + files.map(Self.path)).map(setter.visible))
    }
    let needed = longest.reduce(SideBySide.gutter, +)
    let sufficient = isBrief ? Self.sufficientColumns.brief : Self.sufficientColumns.whole
    columnsNeeded = listings.count == 2 ? min(needed, sufficient) : nil
    isSideBySide = columnsNeeded.map { $0 <= style.columns } ?? false
  }

  /// The report's text; long lines of code are wrapped and indented, never cut.
  public func text() -> String {
    let (style, signs) = (setter.style, setter.style.glyphs.differing)
    let composer = SourceComposer(listings: listings, columns: style.width, sign: signs.both)
    guard isSideBySide else { return TextFormat(style: style).text(of: Document(composer.sections)) }
    let more = ", \(signs.left) only left, \(signs.right) only right"
    let legend = composer.legend(FileAlignment.marks(listings), more: more)
    let head = legend.isEmpty ? [] : TextWidth.wrap(legend, columns: style.columns) + (isBrief ? [] : [""])
    let rows =
      isBrief
      ? SideBySide.fewest(setter, rows: rows)
      : rows(in: SideBySide(longest: (longest[0], longest[1]), setter: setter))
    return (head + rows).map { $0 + "\n" }.joined()
  }

  private func rows(in layout: SideBySide) -> [String] {
    func both(_ words: (Int) -> [Word]) -> [String] { layout.rows(words(0), words(1)) }
    let columns = [layout.widths.left, layout.widths.right]
    func words(_ text: String, _ ink: Ink, _ side: Int) -> [Word] {
      layout.words(text, ink, columns: columns[side])
    }
    let blank = isBrief ? [] : [Word(text: "")]
    let sections = FileAlignment.sections(listings)
    let titles = listings.map(SourceComposer.title)
    let isTight = isBrief && sections.count == 1
    var rows: [String] = []
    if !isTight {
      rows = both {
        words(titles[$0], .bold, $0) + (isBrief ? [] : words(SourceComposer.isolation, .dim, $0)) + blank
      }
    }
    for section in sections {
      rows += both { side in
        let head = section[side].map(SourceComposer.head) ?? ""
        return words(isTight ? "\(titles[side]) – \(head)" : head, .bold, side)
      }
      for pair in FileAlignment.pairs(section[0]?.files ?? [], section[1]?.files ?? []) {
        let files = [pair.left, pair.right]
        func path(_ side: Int) -> [Word] {
          isBrief ? [] : files[side].map { words(Self.path($0), .dim, side) } ?? []
        }
        func lines(_ side: Int) -> [String] { files[side]?.lines ?? [] }
        if let alignment = pair.lines {
          rows += both(path) + layout.rows(lines(0), lines(1), aligned: alignment) + both { _ in blank }
        } else {
          rows += both { side in path(side) + lines(side).flatMap { words($0, .plain, side) } + blank }
        }
      }
      rows += both { side in
        let notes = section[side].map { SourceComposer.notes($0, listings[side]) } ?? []
        return notes.flatMap { TextWidth.wrap($0, columns: columns[side]).map { Word(text: $0) } + blank }
      }
    }
    return rows
  }

  private static func path(_ file: SourceFile) -> String {
    file.path.replacing("Sources/Patterns/", with: "")
  }
}

extension CodeListing.Section {
  /// Whether there is nothing to print; a composition root is always named.
  var isEmpty: Bool { files.isEmpty && shared.isEmpty && part != .wiring }
}
