import Catalog
import Examples
import Measures
import Report
import Verdicts

extension PageSection {
  /// The code of the patterns side by side, part by part.
  static let code = PageSection(
    id: "code",
    title: "Code side by side",
    view: .code,
    formerIDs: ["compare"],
    showsCode: true
  ) { context throws(ReportError) in
    try CodeSection(context: context).html()
  }
}

/// The inside of the section of code. Every line stands in it once.
///
/// It has a row for each part, with a column for each pattern. The script sets
/// the files of the compared patterns beside each other, as ``FileRows`` says,
/// and adds the list of files.
private struct CodeSection {
  let context: SectionContext

  /// The id of the element with the rows of files.
  private static let rowsID = "file-rows"

  /// The section; throws if the JSON cannot be written.
  func html() throws(ReportError) -> HTML {
    let json = try JSONText.of(rowsOfFiles, isCompact: true)
    return HTML.lines {
      HTML.p { Self.introduction }
      HTML.guided(guide) { rows }
      HTML.json(json, id: Self.rowsID)
    }
  }

  private static let introduction = """
    The code of the compared patterns stands side by side, part by part: files \
    of one name in one row.
    """

  /// What the script needs to set files beside each other, by example.
  private var rowsOfFiles: [String: FileRows] {
    var rows: [String: FileRows] = [:]
    for listings in context.content.listings {
      guard let example = listings.first?.example else { continue }
      rows[example.id] = FileRows(of: listings, lines: context.lines)
    }
    return rows
  }

  // MARK: Guide

  /// What is shown, how it differs, and where it is; the script fills the list
  /// of files and the roles.
  private var guide: HTML {
    HTML.aside(.class("guide js"), .aria("label", "Guide to the code")) {
      HTML.block {
        HTML.p { choice }
        HTML.p {
          HTML.label {
            HTML.input(.type("checkbox"), .id("differences"))
            " Differences"
          }
        }
        HTML.p {
          HTML.lines {
            HTML.pushButton("Previous", .id("previous-difference"))
            HTML.pushButton("Next", .id("next-difference"))
          }
          " "
          HTML.output(.id("difference"))
        }
        HTML.folded("Files") {
          HTML.div(
            .role("navigation"),
            .aria("label", "Files"),
            .id("code-files"))
        }
      }
    }
  }

  /// The list of parts and roles to choose from.
  private var choice: HTML {
    HTML.label {
      "Show "
      HTML.select(.id("code-part")) {
        HTML.option(.value("")) { "all parts" }
        HTML.optgroup(.init("label", "Parts")) {
          for part in Part.allCases {
            HTML.option(.value("\(part)")) { part.rawValue.capitalized }
          }
        }
        HTML.optgroup(.init("label", "Roles"))
      }
    }
  }

  // MARK: Rows

  private var rows: [HTML] {
    var renderer = CodeRenderer(context.lines, linked: context.linkedLines)
    var rows = Part.allCases.map { part in
      row(part.rawValue.capitalized, part) { card in
        column(part, of: card, &renderer)
      }
    }
    rows.append(
      row("Composition root", .wiring) { card in
        root(of: card, &renderer)
      })
    return rows
  }

  private func row(
    _ title: String,
    _ part: Part,
    column: (Card) -> HTML
  ) -> HTML {
    let columns = AlignedColumns(cards: context.cards)
    return columns.row(title, .data("part", "\(part)"), column: column)
  }

  /// A part of a pattern: its roles, and the files of all examples.
  private func column(
    _ part: Part,
    of card: Card,
    _ renderer: inout CodeRenderer
  ) -> HTML {
    var notes: [HTML] = []
    var files: [HTML] = []
    for listings in context.content.listings {
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
        let code = self.file(file, role: role, in: example, &renderer)
        files += [code].compactMap(\.self)
      }
    }
    return HTML.pieces {
      head(of: card, notes)
      files
    }
  }

  /// The composition root of a pattern, which serves all examples.
  private func root(of card: Card, _ renderer: inout CodeRenderer) -> HTML {
    let listings = context.content.listings.joined()
    let own = listings.first { $0.card.id == card.id }
    let head = head(of: card, [])
    guard let root = own?.root else { return head + HTML.p { "none" } }
    let code = file(root, role: nil, in: nil, &renderer)
    return head + (code ?? .empty)
  }

  // MARK: Heads

  private func head(of card: Card, _ notes: [HTML]) -> HTML {
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
  private func file(
    _ file: SourceFile,
    role: Role?,
    in example: Example?,
    _ renderer: inout CodeRenderer
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
