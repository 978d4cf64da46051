import Comparison
import TerminalText

/// Renders the code of patterns part by part: two patterns side by side if the terminal is wide enough, else in sequence.
public struct SourceCodeReport {
  /// The columns for two patterns side by side; nil unless there are two.
  public let columnsNeeded: Int?
  /// Whether the code is rendered side by side.
  public let isSideBySide: Bool

  private let listings: [CodeListing]
  private let setter: Typesetter

  /// The isolation of the types, which no listing shows otherwise; a test compares it with the manifest.
  private static let isolation = "Main actor by default: Package.swift"

  /// The columns from which two patterns are rendered side by side even if long lines must be wrapped.
  private static let sufficientColumns = 115

  /// Creates a report for a terminal; it may use more columns than other reports.
  public init(of listings: [CodeListing], style: OutputStyle) {
    let setter = Typesetter(style: style)
    let needed = listings.map { Self.longestLine(of: $0, setter) }.reduce(SideBySide.gutter, +)
    self.listings = listings
    self.setter = setter
    columnsNeeded = listings.count == 2 ? min(needed, Self.sufficientColumns) : nil
    isSideBySide = columnsNeeded.map { $0 <= style.columns } ?? false
  }

  /// The report's text; long lines of code are wrapped and indented, never cut.
  public func text() -> String {
    let lines = isSideBySide ? sideBySide(listings[0], listings[1]) : listings.flatMap(inSequence)
    return lines.map { $0 + "\n" }.joined()
  }

  // MARK: In sequence

  private func inSequence(_ listing: CodeListing) -> [String] {
    let title = "\(listing.card.name), \(listing.example.name)"
    var lines = [setter.heading(title), setter.style.dim(Self.isolation), ""]
    for section in listing.sections where !section.isEmpty {
      lines.append(setter.style.bold(head(of: section)))
      for file in section.files {
        lines.append(setter.style.dim(file.path))
        lines += file.lines.map(setter.visible) + [""]
      }
      lines += notes(section, listing, columns: setter.style.width)
    }
    return lines
  }

  // MARK: Side by side

  private func sideBySide(_ left: CodeListing, _ right: CodeListing) -> [String] {
    let layout = SideBySide(
      longest: (Self.longestLine(of: left, setter), Self.longestLine(of: right, setter)), setter: setter)
    let widths = layout.widths
    let isolation = Word(text: Self.isolation, ink: .dim)
    var rows = layout.rows([title(left), isolation, Word(text: "")], [title(right), isolation])
    for (ours, theirs) in zip(left.sections, right.sections) where !(ours.isEmpty && theirs.isEmpty) {
      rows += layout.rows([bold(head(of: ours))], [bold(head(of: theirs))])
      for pair in FileAlignment.pairs(ours.files, theirs.files) {
        rows += layout.rows(
          block(pair.left, columns: widths.left), block(pair.right, columns: widths.right))
      }
      rows += layout.rows(
        notes(ours, left, columns: widths.left).map { Word(text: $0) },
        notes(theirs, right, columns: widths.right).map { Word(text: $0) })
    }
    return rows
  }

  private func title(_ listing: CodeListing) -> Word {
    bold("\(listing.card.name), \(listing.example.name)")
  }

  private func bold(_ text: String) -> Word { Word(text: setter.visible(text), ink: .bold) }

  private func block(_ file: SourceFile?, columns: Int) -> [Word] {
    guard let file else { return [] }
    let lines = file.lines.flatMap { SideBySide.wrapped(setter.visible($0), columns: columns) }
    let path = SideBySide.code(file.path.replacing("Sources/Patterns/", with: ""), columns: columns)
      .map { Word(text: $0, ink: .dim) }
    return path + lines.map { Word(text: $0) } + [Word(text: "")]
  }

  // MARK: Both

  private func head(of section: CodeListing.Section) -> String {
    let roles = section.roles.isEmpty ? "no part of its own" : section.roles.joined(separator: ", ")
    return "\(section.part.rawValue.capitalized): \(roles)"
  }

  /// Notes on code that belongs to a part but is not printed.
  private func notes(_ section: CodeListing.Section, _ listing: CodeListing, columns: Int) -> [String] {
    var notes: [String] = []
    if !section.shared.isEmpty {
      let names = section.shared.joined(separator: ", ")
      notes.append("Shared by all patterns, in \(listing.sharedPath): \(names)")
    }
    if section.part == .wiring {
      notes.append("The composition root is \(listing.compositionRoot).")
    }
    return notes.flatMap { TextWidth.wrap($0, columns: columns) + [""] }
  }

  /// The width of the longest line other than comments.
  private static func longestLine(of listing: CodeListing, _ setter: Typesetter) -> Int {
    let files = listing.sections.flatMap(\.files)
    let paths = files.map { $0.path.replacing("Sources/Patterns/", with: "") }
    return SideBySide.longest((files.flatMap(\.lines) + paths).map(setter.visible))
  }
}

extension CodeListing.Section {
  fileprivate var isEmpty: Bool { files.isEmpty && shared.isEmpty && part != .wiring }
}
