import Comparison
import TerminalText

/// The code of patterns, part by part: of two patterns side by side if there is room, else one after the other.
public struct SourceReport {
  /// The columns that two patterns need side by side; none unless there are two.
  public let columnsNeeded: Int?
  /// Whether the code stands side by side.
  public let isSideBySide: Bool

  private let listings: [SourceListing]
  private let setter: Typesetter
  private let columns: Int

  private static let gutter = 3

  /// From so many columns on, two patterns stand side by side even if long lines have to go on in the next row.
  private static let enough = 115

  /// Makes a report for a terminal of that style, whose columns may be more than other reports use.
  public init(of listings: [SourceListing], style: OutputStyle) {
    let setter = Typesetter(style: style)
    let needed = listings.map { Self.longestLine(of: $0, setter) }.reduce(Self.gutter, +)
    self.listings = listings
    self.setter = setter
    columns = style.columns
    columnsNeeded = listings.count == 2 ? min(needed, Self.enough) : nil
    isSideBySide = listings.count == 2 && min(needed, Self.enough) <= style.columns
  }

  /// The report's text; code is never cut: a line too long for its half goes on in the next row, further in.
  public func text() -> String {
    let lines = isSideBySide ? sideBySide(listings[0], listings[1]) : listings.flatMap(alone)
    return lines.map { $0 + "\n" }.joined()
  }

  // MARK: One after the other

  private func alone(_ listing: SourceListing) -> [String] {
    let title = "\(listing.card.name), \(listing.example.name)"
    var lines = [setter.heading(title), ""]
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

  private func sideBySide(_ left: SourceListing, _ right: SourceListing) -> [String] {
    let longest = (left: Self.longestLine(of: left, setter), right: Self.longestLine(of: right, setter))
    let half = (columns - Self.gutter) / 2
    // Halves of one width break one line in one way; they differ only where that saves breaking.
    let isRoomy = longest.left + Self.gutter + longest.right <= columns
    let leftColumns = isRoomy ? max(longest.left, columns - Self.gutter - max(longest.right, half)) : half
    let widths = (left: leftColumns, right: isRoomy ? columns - Self.gutter - leftColumns : half)
    var rows = beside([title(left), Word(text: "")], [title(right)], widths)
    for (ours, theirs) in zip(left.sections, right.sections) where !(ours.isEmpty && theirs.isEmpty) {
      rows += beside([bold(head(of: ours))], [bold(head(of: theirs))], widths)
      for pair in SourceAlignment.pairs(ours.files, theirs.files) {
        rows += beside(
          block(pair.left, columns: widths.left), block(pair.right, columns: widths.right), widths)
      }
      rows += beside(
        notes(ours, left, columns: widths.left).map { Word(text: $0) },
        notes(theirs, right, columns: widths.right).map { Word(text: $0) }, widths)
    }
    return rows
  }

  private func title(_ listing: SourceListing) -> Word {
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

  private func head(of section: SourceListing.Section) -> String {
    let roles = section.roles.isEmpty ? "no part of its own" : section.roles.joined(separator: ", ")
    return "\(section.part.rawValue.capitalized): \(roles)"
  }

  /// What belongs to a part and is not printed, with where to find it.
  private func notes(_ section: SourceListing.Section, _ listing: SourceListing, columns: Int) -> [String] {
    var notes: [String] = []
    if !section.shared.isEmpty {
      let names = section.shared.joined(separator: ", ")
      notes.append("Shared by all patterns, in \(listing.sharedPath): \(names)")
    }
    if section.part == .wiring {
      notes.append("Both examples are put together in \(listing.compositionRoot).")
    }
    return notes.flatMap { TextWidth.wrap($0, columns: columns) + [""] }
  }

  /// The columns of the longest line that may not be broken.
  private static func longestLine(of listing: SourceListing, _ setter: Typesetter) -> Int {
    let files = listing.sections.flatMap(\.files)
    let code = files.flatMap(\.lines).filter { comment($0, columns: 1) == nil }
    return (code + files.map { $0.path.replacing("Sources/Patterns/", with: "") }).map {
      TextWidth.of(setter.visible($0))
    }.max() ?? 0
  }

  /// A line of code, in several rows if it does not fit into one.
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

  /// How much of a line of code goes into a row: up to a comma if there is one, else an opening bracket, else a space;
  /// never up to one inside a string.
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

  /// A comment that has a line to itself, broken to fit; nothing if the line is code.
  private static func comment(_ line: String, columns: Int) -> [String]? {
    guard let comment = line.wholeMatch(of: /( *\/\/+ ?)(.*)/) else { return nil }
    let mark = String(comment.output.1)
    let text = String(comment.output.2)
    return TextWidth.wrap(text, columns: max(20, columns - mark.count)).map { mark + $0 }
  }
}

extension SourceListing.Section {
  fileprivate var isEmpty: Bool { files.isEmpty && shared.isEmpty && part != .wiring }
}
