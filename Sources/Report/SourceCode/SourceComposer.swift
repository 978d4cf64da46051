import CodeGraph
import Verdicts

/// Composes the code of patterns for one example in sequence, with marks on lines that differ between two patterns.
package struct SourceComposer {
  let listings: [CodeListing]
  /// The columns of a terminal; nil for Markdown.
  var columns: Int?
  /// The sign of a line that differs.
  var sign = "≠"

  /// The isolation of the types, which no listing shows otherwise; a test compares it with the manifest.
  static let isolation = "Main actor by default: Package.swift"

  var sections: [[Block]] {
    let marks = FileAlignment.marks(listings)
    let legend = legend(marks, of: "\(sign) lines differ")
    return (legend.isEmpty ? [] : [[.paragraph([Span(legend)])]])
      + listings.flatMap { listing -> [[Block]] in
        [[.heading(2, [Span(Self.title(listing))]), .paragraph([Span(Self.isolation, .faint)])]]
          + listing.sections.filter { !$0.isEmpty }.flatMap { section in
            var groups = section.files.map { file in
              [.paragraph([Span(file.path, .faint)])] + code(file, marks)
            }
            groups += Self.notes(section, listing).map { [.paragraph([Span($0)])] }
            groups[0].insert(.paragraph([Span(Self.head(of: section, listing), .strong)]), at: 0)
            return groups
          }
      }
  }

  /// What is left out, and the meaning of the signs if any file is compared.
  func legend(_ marks: [String: Set<Int>], of signs: String) -> String {
    let brief = listings.contains(where: \.isBrief) ? "Bodies left out. " : ""
    let names = Set(marks.keys.map { $0.split(separator: "/").last })
    let files = names.count * 2 == marks.count ? "Files of one name" : "Files compared"
    return brief + (marks.isEmpty ? "" : "\(files): \(signs).")
  }

  static func title(_ listing: CodeListing) -> String { "\(listing.card.name), \(listing.example.name)" }

  /// The part, and its roles; the views hold the logic too if no role has it.
  static func head(of section: CodeListing.Section, _ listing: CodeListing) -> String {
    let roles = section.roles.isEmpty ? "no part of its own" : section.roles.joined(separator: ", ")
    let hasLogic = section.part != .view || listing.card.roles.contains { $0.part == .logic }
    return "\(section.part.rawValue.capitalized)\(hasLogic ? "" : " and logic in one"): \(roles)"
  }

  /// Notes on code that belongs to a part but is not printed.
  package static func notes(_ section: CodeListing.Section, _ listing: CodeListing) -> [String] {
    let names = section.shared.joined(separator: ", ")
    return (names.isEmpty ? [] : ["Shared by all patterns, in \(listing.sharedPath): \(names)"])
      + (section.part == .wiring ? ["The composition root is \(listing.compositionRoot)."] : [])
  }

  private func code(_ file: SourceFile, _ marks: [String: Set<Int>]) -> [Block] {
    let differing = marks[file.path] ?? []
    let lines = file.lines.enumerated().flatMap { place, text -> [Line] in
      let isMarked = differing.contains(place)
      let mark = text.isEmpty ? (isMarked ? sign : "") : marks.isEmpty ? "" : isMarked ? "\(sign) " : "  "
      return SideBySide.wrapped(text, columns: (columns ?? .max) - mark.count).map {
        Line(mark: mark, text: PlacedText($0), tone: isMarked ? .strong : .plain)
      }
    }
    return columns == nil ? [.code(lines.map { "\($0.mark)\($0.text)" }, language: "swift")] : [.lines(lines)]
  }
}
