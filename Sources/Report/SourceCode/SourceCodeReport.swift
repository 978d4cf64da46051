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
  private let columns: Int

  private static let gutter = 3

  /// The isolation of the types, which no listing shows otherwise; a test compares it with the manifest.
  private static let isolation = "Main actor by default: Package.swift"

  /// The columns from which two patterns are rendered side by side even if long lines must be wrapped.
  private static let sufficientColumns = 115

  /// Creates a report for a terminal; it may use more columns than other reports.
  public init(of listings: [CodeListing], style: OutputStyle) {
    let setter = Typesetter(style: style)
    let needed = listings.map { Self.longestLine(of: $0, setter) }.reduce(Self.gutter, +)
    self.listings = listings
    self.setter = setter
    columns = style.columns
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
    let longest = (left: Self.longestLine(of: left, setter), right: Self.longestLine(of: right, setter))
    let half = (columns - Self.gutter) / 2
    // Equal halves wrap equal lines alike; the widths differ only if that avoids wrapping.
    let isRoomy = longest.left + Self.gutter + longest.right <= columns
    let leftColumns = isRoomy ? max(longest.left, columns - Self.gutter - max(longest.right, half)) : half
    let widths = (left: leftColumns, right: isRoomy ? columns - Self.gutter - leftColumns : half)
    let isolation = Word(text: Self.isolation, ink: .dim)
    var rows = beside([title(left), isolation, Word(text: "")], [title(right), isolation], widths)
    for (ours, theirs) in zip(left.sections, right.sections) where !(ours.isEmpty && theirs.isEmpty) {
      rows += beside([bold(head(of: ours))], [bold(head(of: theirs))], widths)
      for pair in FileAlignment.pairs(ours.files, theirs.files) {
        rows += beside(
          block(pair.left, columns: widths.left), block(pair.right, columns: widths.right), widths)
      }
      rows += beside(
        notes(ours, left, columns: widths.left).map { Word(text: $0) },
        notes(theirs, right, columns: widths.right).map { Word(text: $0) }, widths)
    }
    return rows
  }

  private func title(_ listing: CodeListing) -> Word {
    bold("\(listing.card.name), \(listing.example.name)")
  }

  private func bold(_ text: String) -> Word { Word(text: setter.visible(text), ink: .bold) }

  private func block(_ file: SourceFile?, columns: Int) -> [Word] {
    guard let file else { return [] }
    let lines = file.lines.map(setter.visible).flatMap {
      Self.comment($0, columns: columns) ?? Self.code($0, columns: columns)
    }
    let path = Self.code(file.path.replacing("Sources/Patterns/", with: ""), columns: columns)
      .map { Word(text: $0, ink: .dim) }
    return path + lines.map { Word(text: $0) } + [Word(text: "")]
  }

  private func beside(_ left: [Word], _ right: [Word], _ widths: (left: Int, right: Int)) -> [String] {
    let bar = setter.style.glyphs.sign("│")
    return (0..<max(left.count, right.count)).map { number in
      let ours = number < left.count ? left[number] : Word(text: "")
      let theirs = number < right.count ? right[number] : Word(text: "")
      let fill = Typesetter.spaces(widths.left - TextWidth.of(ours.text))
      let tail = theirs.text.isEmpty ? "" : " " + setter.line([theirs])
      return setter.line([ours]) + fill + " " + setter.style.dim(bar) + tail
    }
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
    let code = files.flatMap(\.lines).filter { comment($0, columns: 1) == nil }
    return (code + files.map { $0.path.replacing("Sources/Patterns/", with: "") }).map {
      TextWidth.of(setter.visible($0))
    }.max() ?? 0
  }

  private static func code(_ line: String, columns: Int) -> [String] {
    let indent = line.prefix { $0 == " " }
    var rows: [String] = []
    var rest = String(line)
    while TextWidth.of(rest) > columns {
      let row = String(rest.prefix(lengthOfRow(in: rest, columns: columns)))
      rows.append(String(row.reversed().drop { $0 == " " }.reversed()))
      rest = indent + "    " + rest.dropFirst(row.count).drop { $0 == " " }
    }
    return rows + [rest]
  }

  /// The length of the first row of a line of code: it ends after a comma, else an opening bracket, else a space, but not inside
  /// a string literal.
  private static func lengthOfRow(in line: String, columns: Int) -> Int {
    let fitting = Array(TextWidth.prefix(of: line, columns: columns))
    let lead = fitting.prefix { $0 == " " }.count
    var lengths: [Character: Int] = [:]
    var isInString = false
    for (place, character) in fitting.enumerated() where place >= lead {
      if character == "\"" { isInString.toggle() }
      if !isInString { lengths[character == "[" ? "(" : character] = place + 1 }
    }
    return [",", "(", " "].lazy.compactMap { lengths[$0] }.first { $0 > lead + 8 } ?? fitting.count
  }

  /// Wraps a comment line; nil if the line contains code.
  private static func comment(_ line: String, columns: Int) -> [String]? {
    guard let comment = line.wholeMatch(of: /( *\/\/+ ?)(.*)/) else { return nil }
    let mark = String(comment.output.1)
    let text = String(comment.output.2)
    return TextWidth.wrap(text, columns: max(20, columns - mark.count)).map { mark + $0 }
  }
}

extension CodeListing.Section {
  fileprivate var isEmpty: Bool { files.isEmpty && shared.isEmpty && part != .wiring }
}
