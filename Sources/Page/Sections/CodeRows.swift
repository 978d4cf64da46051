import Catalog
import Examples
import Measures
import Report
import Verdicts

/// Makes the rows of the section of code, with a column for each pattern; every
/// file stands in the first row that has it.
struct CodeRows {
  private let columns: AlignedColumns
  /// The code of the patterns, example by example.
  private let listings: [[CodeListing]]
  private var renderer: CodeRenderer

  init(context: SectionContext) {
    columns = AlignedColumns(cards: context.cards)
    listings = context.content.listings
    renderer = CodeRenderer(context.lines, linked: context.linkedLines)
  }

  // MARK: Rows

  /// A row for each part.
  mutating func parts() -> [HTML] {
    var rows: [HTML] = []
    for part in Part.allCases {
      let name = part.rawValue.capitalized
      let row = columns.row(name, .data("part", "\(part)")) { card in
        column(part, of: card)
      }
      rows.append(row)
    }
    return rows
  }

  /// The row of the composition roots, which serve all examples.
  mutating func compositionRoots() -> HTML {
    columns.row("Composition root", .data("part", "\(Part.wiring)")) { card in
      let own = listings.joined().first { $0.card.id == card.id }
      return HTML.pieces {
        head(of: card)
        if let root = own?.root {
          file(root)
        } else {
          HTML.p { "none" }
        }
      }
    }
  }

  /// A part of a pattern: its roles, and the files of all examples.
  private mutating func column(_ part: Part, of card: Card) -> HTML {
    var notes: [HTML] = []
    var files: [HTML?] = []
    for listings in listings {
      guard
        let listing = listings.first(where: { $0.card.id == card.id }),
        let section = listing.sections.first(where: { $0.part == part })
      else { continue }
      notes += self.notes(on: section, of: listing)
      for file in section.files {
        let role = card.roles.first { role in
          role.part == part && role.types.contains(file.type)
        }
        let example = Self.example(of: file, in: listing)
        files.append(self.file(file, role: role, in: example))
      }
    }
    return head(of: card, notes) + files.compactMap(\.self).joined()
  }

  // MARK: Heads

  private func head(of card: Card, _ notes: [HTML] = []) -> HTML {
    HTML.div(.class("head")) {
      HTML.h4 { card.name }
      notes
    }
  }

  /// The roles of a part, and what it shares with others.
  @HTMLBuilder
  private func notes(
    on section: CodeListing.Section,
    of listing: CodeListing
  ) -> [HTML] {
    let roles = section.roles.joined(separator: ", ")
    if roles.isEmpty {
      note("no part of its own", in: listing.example)
    } else {
      note(roles, in: listing.example)
    }
    if !section.shared.isEmpty {
      note(SourceComposer.notes(section, listing)[0], in: listing.example)
    }
  }

  private func note(_ text: String, in example: Example) -> HTML {
    HTML.p(.data("example", example.id)) { text }
  }

  // MARK: Files

  /// The example of a file; nil for one in more than one listing, which belongs
  /// to all.
  private static func example(
    of file: SourceFile,
    in listing: CodeListing
  ) -> Example? {
    if file.folder == PatternCode.commonFolder { return nil }
    return listing.example
  }

  /// A file; nil if it stands in the page already.
  private mutating func file(
    _ file: SourceFile,
    role: Role? = nil,
    in example: Example? = nil
  ) -> HTML? {
    let path = file.path.replacing("Sources/Patterns/", with: "")
    let code = renderer.lines(
      file.lines,
      ofFile: file.path,
      below: CodeRenderer.head(path, note: role?.name))
    guard let code else { return nil }
    return HTML.div(
      .class("file"),
      example.map { .data("example", $0.id) },
      role.map { .data("role", $0.name) }
    ) {
      code
    }
  }
}
