import TerminalText
import Verdicts

/// Renders the code of patterns part by part: two patterns side by side if the
/// terminal is wide enough, else in sequence.
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

  /// The columns from which two patterns are rendered side by side even if long
  /// lines must be wrapped.
  static let sufficientColumns = 115
  /// The same for declarations without their bodies.
  private static let sufficientColumnsForBrief = 80

  /// Creates a report for a terminal; it may use more columns
  /// than other reports.
  public init(of listings: [CodeListing], style: OutputStyle) {
    let setter = Typesetter(style: style)
    let isBrief = listings.contains(where: \.isBrief)
    let longest = listings.map { Self.longest(in: $0, setter) }
    let needed = longest.reduce(SideBySide.gutter, +)
    self.listings = listings
    self.setter = setter
    self.isBrief = isBrief
    self.longest = longest
    guard listings.count == 2 else {
      columnsNeeded = nil
      isSideBySide = false
      return
    }
    let columnsNeeded = min(needed, Self.sufficientColumns(isBrief: isBrief))
    self.columnsNeeded = columnsNeeded
    isSideBySide = columnsNeeded <= style.columns
  }

  private static func sufficientColumns(isBrief: Bool) -> Int {
    if isBrief { sufficientColumnsForBrief } else { sufficientColumns }
  }

  private static func longest(
    in listing: CodeListing,
    _ setter: Typesetter
  ) -> Int {
    let files = listing.sections.flatMap(\.files)
    let lines = files.flatMap(\.lines) + files.map(path)
    return CodeWrapping.longest(lines.map(setter.visible))
  }

  /// The report's text; long lines of code are wrapped and indented, never cut.
  public func text() -> String {
    let style = setter.style
    let composer = SourceComposer(
      listings: listings,
      columns: style.width,
      sign: style.glyphs.differing.both
    )
    guard isSideBySide else {
      return TextFormat(style: style).text(of: Document(composer.sections))
    }
    let legend = composer.legend(
      FileAlignment.marks(listings),
      of: style.glyphs.meaningOfSigns
    )
    let lines = spaced(legend, columns: style.columns) + rows
    return lines.map { "\($0)\n" }.joined()
  }

  private var rows: [String] {
    if isBrief { return SideBySide.fewest(setter, rows: rows(in:)) }
    let longest = Sides(left: longest[0], right: longest[1])
    return rows(in: SideBySide(longest: longest, setter: setter))
  }

  /// A text as lines with a blank one after it, if bodies are shown;
  /// none without a text.
  private func spaced(_ text: String, columns: Int) -> [String] {
    if text.isEmpty { return [] }
    let lines = TextWidth.wrap(text, columns: columns)
    if isBrief { return lines }
    return lines + [""]
  }

  // MARK: Side by side

  @ListBuilder<String>
  private func rows(in layout: SideBySide) -> [String] {
    let sections = FileAlignment.sections(listings)
    let isTight = isBrief && sections.count == 1
    if !isTight {
      layout.rows(listings.map(title))
      blank(in: layout)
    }
    for section in sections {
      let heads = zip(section, listings).map { section, listing in
        head(of: section, in: listing, withTitle: isTight)
      }
      layout.rows(heads)
      for row in FileAlignment.rows(section.map { $0?.files ?? [] }) {
        layout.rows(row.files.map(listing), isCompared: row.isCompared)
        blank(in: layout)
      }
      layout.filled(
        notes(on: section[0], in: listings[0], columns: layout.widths.left),
        notes(on: section[1], in: listings[1], columns: layout.widths.right)
      )
    }
  }

  /// An empty row, if bodies are shown.
  private func blank(in layout: SideBySide) -> [String] {
    if isBrief { [] } else { layout.blank }
  }

  private func title(of listing: CodeListing) -> Listing {
    let isolation = if isBrief { "" } else { SourceComposer.isolation }
    return Listing(title: SourceComposer.title(listing), place: isolation)
  }

  /// The part and its roles, after the title of the listing if that has
  /// no row of its own.
  private func head(
    of section: CodeListing.Section?,
    in listing: CodeListing,
    withTitle: Bool
  ) -> Listing {
    let head = section.map { SourceComposer.head(of: $0, listing) } ?? ""
    guard withTitle else { return Listing(title: head) }
    return Listing(title: "\(SourceComposer.title(listing)) – \(head)")
  }

  private func listing(of file: SourceFile?) -> Listing? {
    guard let file else { return nil }
    let place = if isBrief { "" } else { Self.path(file) }
    return Listing(place: place, lines: file.lines)
  }

  private func notes(
    on section: CodeListing.Section?,
    in listing: CodeListing,
    columns: Int
  ) -> [Word] {
    guard let section else { return [] }
    let notes = SourceComposer.notes(section, listing)
    let lines = notes.flatMap { spaced($0, columns: columns) }
    return lines.map { Word(text: $0) }
  }

  private static func path(_ file: SourceFile) -> String {
    file.path.replacing("Sources/Patterns/", with: "")
  }
}

extension CodeListing.Section {
  /// Whether there is nothing to print; a composition root is always named.
  var isEmpty: Bool { files.isEmpty && shared.isEmpty && part != .wiring }
}
