import Catalog
import Examples
import Measures
import Report
import Verdicts

extension PageSection {
  /// The code of the patterns side by side, part by part.
  static let code = PageSection(
    id: "code", title: "Code side by side", view: .code, formerIDs: ["compare"], showsCode: true
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
  func html() throws(ReportError) -> String {
    var renderer = CodeRenderer(context.lines, linked: context.linkedLines)
    let parts = Part.allCases.map { part in
      row(part.rawValue.capitalized, part) { card in column(part, of: card, &renderer) }
    }
    let roots = row("Composition root", .wiring) { card in root(of: card, &renderer) }
    var rows: [String: FileRows] = [:]
    for listings in context.content.listings {
      guard let example = listings.first?.example else { continue }
      rows[example.id] = FileRows(of: listings, lines: context.lines)
    }
    return """
      <p>The code of the compared patterns stands side by side, part by part: files of one name in one row.</p>
      <div class="guided">
      \(guide)
      <div class="guided-content">
      \((parts + [roots]).joined(separator: "\n"))
      </div>
      </div>
      \(PageFormat.element(try JSONText.of(rows, isCompact: true), id: Self.rowsID))
      """
  }

  /// What is shown, how it differs, and where it is; the script fills the list
  /// of files and the roles.
  private var guide: String {
    let parts = Part.allCases.map { "<option value=\"\($0)\">\($0.rawValue.capitalized)</option>" }
    return """
      <aside class="guide js" aria-label="Guide to the code">
      <p><label>Show <select id="code-part"><option value="">all parts</option>\
      <optgroup label="Parts">\(parts.joined())</optgroup><optgroup label="Roles"></optgroup></select></label></p>
      <p><label><input type="checkbox" id="differences"> Differences</label></p>
      <p><button type="button" id="previous-difference">Previous</button>
      <button type="button" id="next-difference">Next</button> <output id="difference"></output></p>
      <details><summary>Files</summary><div role="navigation" aria-label="Files" id="code-files"></div></details>
      </aside>
      """
  }

  private func row(_ title: String, _ part: Part, column: (Card) -> String) -> String {
    AlignedColumns(cards: context.cards).row(title, attributes: ["data-part": "\(part)"], column: column)
  }

  /// A part of a pattern: its roles, and the files of all examples.
  private func column(_ part: Part, of card: Card, _ renderer: inout CodeRenderer) -> String {
    var head = ""
    var files = ""
    for listings in context.content.listings {
      guard let listing = listings.first(where: { $0.card.id == card.id }),
        let section = listing.sections.first(where: { $0.part == part })
      else { continue }
      let roles = section.roles.isEmpty ? "no part of its own" : section.roles.joined(separator: ", ")
      head += note(roles, in: listing.example)
      if !section.shared.isEmpty {
        head += note(SourceComposer.notes(section, listing)[0], in: listing.example)
      }
      for file in section.files {
        let role = card.roles.first { $0.part == part && $0.types.contains(file.type) }
        // A file in more than one listing belongs to all examples.
        let example = file.folder == PatternCode.commonFolder ? nil : listing.example
        files += self.file(file, role: role, in: example, &renderer)
      }
    }
    return columnHead(of: card, head) + files
  }

  /// The composition root of a pattern, which serves all examples.
  private func root(of card: Card, _ renderer: inout CodeRenderer) -> String {
    let own = context.content.listings.joined().first { $0.card.id == card.id }?.root
    return columnHead(of: card, "") + (own.map { file($0, role: nil, in: nil, &renderer) } ?? "<p>none</p>")
  }

  private func columnHead(of card: Card, _ notes: String) -> String {
    "<div class=\"head\"><h4>\(HTMLText.escaped(card.name))</h4>\(notes)</div>"
  }

  /// A file; empty if it stands in the page already.
  private func file(
    _ file: SourceFile, role: Role?, in example: Example?, _ renderer: inout CodeRenderer
  ) -> String {
    let path = file.path.replacing("Sources/Patterns/", with: "")
    let code = renderer.lines(
      file.lines, ofFile: file.path, below: CodeRenderer.head(path, note: role?.name))
    guard !code.isEmpty else { return "" }
    let of = example.map { " data-example=\"\($0.id)\"" } ?? ""
    let playing = role.map { " data-role=\"\(HTMLText.escaped($0.name))\"" } ?? ""
    return "<div class=\"file\"\(of)\(playing)>\(code)</div>"
  }

  private func note(_ text: String, in example: Example) -> String {
    "<p data-example=\"\(example.id)\">\(HTMLText.escaped(text))</p>"
  }
}
