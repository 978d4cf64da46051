import Verdicts
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
    let style = setter.style
    let composer = SourceComposer(
      listings: listings, columns: style.width, sign: style.glyphs.differing.both)
    guard isSideBySide else { return TextFormat(style: style).text(of: Document(composer.sections)) }
    let legend = composer.legend(FileAlignment.marks(listings), of: style.glyphs.meaningOfSigns)
    let head = legend.isEmpty ? [] : TextWidth.wrap(legend, columns: style.columns) + (isBrief ? [] : [""])
    let rows =
      isBrief
      ? SideBySide.fewest(setter, rows: rows)
      : rows(in: SideBySide(longest: (longest[0], longest[1]), setter: setter))
    return (head + rows).map { $0 + "\n" }.joined()
  }

  private func rows(in layout: SideBySide) -> [String] {
    let blank = isBrief ? [] : layout.blank
    let sections = FileAlignment.sections(listings)
    let isTight = isBrief && sections.count == 1
    var rows: [String] = []
    if !isTight {
      let isolation = isBrief ? "" : SourceComposer.isolation
      rows = layout.rows(listings.map { Listing(title: SourceComposer.title($0), place: isolation) }) + blank
    }
    for section in sections {
      rows += layout.rows(
        zip(listings, section).map { listing, section in
          let head = section.map { SourceComposer.head(of: $0, listing) } ?? ""
          return Listing(title: isTight ? "\(SourceComposer.title(listing)) – \(head)" : head)
        })
      for pair in FileAlignment.pairs(section[0]?.files ?? [], section[1]?.files ?? []) {
        let files = [pair.left, pair.right].map { file in
          file.map { Listing(place: isBrief ? "" : Self.path($0), lines: $0.lines) }
        }
        rows += layout.rows(files, isCompared: pair.isCompared) + blank
      }
      let notes = [layout.widths.left, layout.widths.right].enumerated().map { side, columns in
        (section[side].map { SourceComposer.notes($0, listings[side]) } ?? []).flatMap {
          (TextWidth.wrap($0, columns: columns) + (isBrief ? [] : [""])).map { Word(text: $0) }
        }
      }
      rows += layout.rows(notes[0], notes[1])
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
