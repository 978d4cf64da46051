import Catalog
import Examples
import Measures
import Report
import Verdicts

extension PageSection {
  /// The code of the patterns side by side, part by part.
  static let code = PageSection(
    id: "code", title: "Code side by side", view: .code, formerIDs: ["compare"], showsCode: true
  ) { context in
    CodeSection(context: context).html
  }
}

/// The inside of the section of code. Every line stands in it once.
private struct CodeSection {
  let context: SectionContext

  var html: String {
    var renderer = CodeRenderer(linked: context.linkedLines)
    let columns = PatternColumns(cards: context.cards)
    let rows = Part.allCases.map { part in
      columns.row(part.rawValue.capitalized) { card in column(part, of: card, &renderer) }
    }
    return """
      <p>The code of the compared patterns stands side by side, part by part.</p>
      <p class="js tools"><label><input type="checkbox" id="differences"> Mark differences</label>
      <button type="button" id="previous-difference">Previous</button>
      <button type="button" id="next-difference">Next</button> <output id="difference"></output></p>
      \(rows.joined(separator: "\n"))
      """
  }

  /// A part of a pattern: its roles, and the files of all examples.
  private func column(_ part: Part, of card: Card, _ renderer: inout CodeRenderer) -> String {
    var html = ""
    for listings in context.content.listings {
      guard let listing = listings.first(where: { $0.card.id == card.id }),
        let section = listing.sections.first(where: { $0.part == part })
      else { continue }
      let roles = section.roles.isEmpty ? "no part of its own" : section.roles.joined(separator: ", ")
      html += note(roles, in: listing.example)
      for file in section.files + (part == .wiring ? [listing.root].compactMap(\.self) : []) {
        // A file in more than one listing belongs to all examples.
        let isCommon = file == listing.root || file.folder == PatternCode.commonFolder
        let code = renderer.file(
          file.path.replacing("Sources/Patterns/", with: ""), lines: file.lines,
          id: context.lines.id(ofFile: file.path))
        html += isCommon ? code : "<div data-example=\"\(listing.example.id)\">\(code)</div>"
      }
      if !section.shared.isEmpty {
        html += note(SourceComposer.notes(section, listing)[0], in: listing.example)
      }
    }
    return html
  }

  private func note(_ text: String, in example: Example) -> String {
    "<p data-example=\"\(example.id)\">\(HTMLText.escaped(text))</p>"
  }
}
