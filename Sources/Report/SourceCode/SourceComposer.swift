import CodeGraph
import Verdicts

/// Composes the code of patterns for one example in sequence, with marks on
/// lines that differ between two patterns.
package struct SourceComposer {
  let listings: [CodeListing]
  /// The columns of a terminal; nil for Markdown.
  var columns: Int?
  /// The sign of a line that differs.
  var sign = "≠"

  /// The lines that differ from the file compared, by path; indices from 0.
  typealias Marks = [String: Set<Int>]

  /// The isolation of the types, which no listing shows otherwise; a test
  /// compares it with the manifest.
  static let isolation = "Main actor by default: Package.swift"

  @ListBuilder<[Block]>
  var sections: [[Block]] {
    let marks = FileAlignment.marks(listings)
    let legend = legend(marks, of: "\(sign) lines differ")
    if !legend.isEmpty { [Block.sentence(legend)] }
    for listing in listings {
      [
        .heading(2, [Span(Self.title(listing))]),
        Block.note(Self.isolation),
      ]
      for section in listing.sections where !section.isEmpty {
        groups(of: section, in: listing, marks)
      }
    }
  }

  /// The files of a part and the notes on it, a group each; the first begins
  /// with the part's name.
  private func groups(
    of section: CodeListing.Section,
    in listing: CodeListing,
    _ marks: Marks
  ) -> [[Block]] {
    let head = Span(Self.head(of: section, listing), .strong)
    let files = section.files.map { file in
      [.note(file.path)] + code(file, marks)
    }
    let notes = Self.notes(section, listing).map { [Block.sentence($0)] }
    var groups = files + notes
    groups[0].insert(.paragraph([head]), at: 0)
    return groups
  }

  // MARK: Words

  /// What is left out, and the meaning of the signs if any file is compared.
  func legend(_ marks: Marks, of signs: String) -> String {
    let isBrief = listings.contains(where: \.isBrief)
    let brief = if isBrief { "Bodies left out. " } else { "" }
    if marks.isEmpty { return brief }
    let names = Set(marks.keys.map { $0.split(separator: "/").last })
    if names.count * 2 == marks.count {
      return "\(brief)Files of one name: \(signs)."
    }
    return "\(brief)Files compared: \(signs)."
  }

  static func title(_ listing: CodeListing) -> String {
    "\(listing.card.name), \(listing.example.name)"
  }

  /// The part, and its roles; the views hold the logic too if no role has it.
  static func head(
    of section: CodeListing.Section,
    _ listing: CodeListing
  ) -> String {
    let roles = section.roles.joined(orElse: "no part of its own")
    let part = section.part.rawValue.capitalized
    let hasLogic = listing.card.roles.contains { $0.part == .logic }
    if section.part == .view, !hasLogic {
      return "\(part) and logic in one: \(roles)"
    }
    return "\(part): \(roles)"
  }

  /// Notes on code that belongs to a part but is not printed.
  @ListBuilder<String>
  package static func notes(
    _ section: CodeListing.Section,
    _ listing: CodeListing
  ) -> [String] {
    if !section.shared.isEmpty {
      let names = section.shared.joined(separator: ", ")
      "Shared by all patterns, in \(listing.sharedPath): \(names)"
    }
    if section.part == .wiring {
      "The composition root is \(listing.compositionRoot)."
    }
  }

  // MARK: Code

  private func code(_ file: SourceFile, _ marks: Marks) -> [Block] {
    let differing = marks[file.path] ?? []
    let lines = file.lines.enumerated().flatMap { place, text in
      let isMarked = differing.contains(place)
      let sign = mark(of: text, isMarked: isMarked)
      let mark = if marks.isEmpty { "" } else { sign }
      return self.lines(text, after: mark, isMarked: isMarked)
    }
    guard columns == nil else { return [.lines(lines)] }
    return [.code(lines.map { "\($0.mark)\($0.text)" }, language: "swift")]
  }

  /// The sign before a line that differs, with a space if text follows; as much
  /// room before any other line.
  private func mark(of text: String, isMarked: Bool) -> String {
    switch (text.isEmpty, isMarked) {
    case (true, true): sign
    case (true, false): ""
    case (false, true): "\(sign) "
    case (false, false): "  "
    }
  }

  private func lines(
    _ text: String,
    after mark: String,
    isMarked: Bool
  ) -> [Line] {
    let columns = (columns ?? .max) - mark.count
    let tone: Span.Tone = if isMarked { .strong } else { .plain }
    return CodeWrapping.wrapped(text, columns: columns).map { row in
      Line(mark: mark, text: PlacedText(row), tone: tone)
    }
  }
}
