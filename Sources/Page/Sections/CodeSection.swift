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

  private var rows: [HTML] {
    var rows = CodeRows(context: context)
    return rows.parts() + [rows.compositionRoots()]
  }

  // MARK: Guide

  /// What is shown, how it differs, and where it is; the script fills the list
  /// of files and the roles.
  private var guide: HTML {
    HTML.aside(.class("guide"), .aria("label", "Guide to the code")) {
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
}
