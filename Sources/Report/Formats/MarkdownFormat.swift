/// Renders documents as Markdown.
struct MarkdownFormat {
  func text(of document: Document) -> String {
    let origin = document.origin.map { ["<!-- \($0) -->"] } ?? []
    return (origin + document.sections.joined().flatMap(blocks)).joined(separator: "\n\n") + "\n"
  }

  private func blocks(_ block: Block) -> [String] {
    switch block {
    case .heading(let level, let title, let note):
      [
        String(repeating: "#", count: level) + " " + title.map(place).joined()
          + MarkdownText.escaped(title.plainText)
      ]
        + (note.isEmpty ? [] : [line(note)])
    case .paragraph(let spans): [line(spans)]
    case .list(let items): [list(items.map(line))]
    case .numbered(let items):
      [items.enumerated().map { "\($0 + 1). \(line($1))" }.joined(separator: "\n")]
    case .definitions(let definitions):
      [list(definitions.map { "**\(MarkdownText.escaped($0.term.plainText))**: \(line($0.meaning))" })]
    case .lines(let lines): [list(lines.map(line))]
    case .details(let spans, let lines): [line(spans), list(lines.map(line))]
    case .table(let table): [self.table(table)]
    case .difference(let lines): [MarkdownText.fenced(lines.map(\.marked), language: "diff")]
    case .code(let lines, let language): [MarkdownText.fenced(lines, language: language)]
    case .listings(let rows):
      rows.joined().compactMap(\.self).flatMap {
        [line([Span($0.title, .strong), Span($0.place)]), MarkdownText.fenced($0.lines, language: "swift")]
      }
    case .diagram(let diagram): [MarkdownText.fenced(diagram.lines, language: "mermaid")]
    case .nested(let blocks): blocks.flatMap(self.blocks)
    }
  }

  private func list(_ items: [String]) -> String {
    items.map { "- \($0)" }.joined(separator: "\n")
  }

  private func table(_ table: Table) -> String {
    let rule = table.columns.map { column in
      switch column.alignment {
      case .left: "---"
      case .center: ":---:"
      case .right: "---:"
      }
    }
    let rows =
      [table.columns.map { MarkdownText.escaped($0.head.plainText) }, rule]
      + table.rows.map { $0.cells.map(line) }
    return rows.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private func line(_ spans: [Span]) -> String {
    spans.markup(text)
  }

  private func line(_ line: Line) -> String {
    (["\(line.mark)\(line.text)"] + line.more).map(MarkdownText.escaped).joined(separator: "<br>")
  }

  /// An element at the beginning of a text to which links lead; empty for most texts.
  private func place(_ span: Span) -> String {
    span.anchor.map { "<a id=\"\($0.anchor)\"></a>" } ?? ""
  }

  private func text(_ span: Span) -> String { place(span) + words(span) }

  private func words(_ span: Span) -> String {
    if let claim = span.claim {
      // As '.ci/pages' lays the pages out.
      return MarkdownText.link(span.text, to: "patterns/\(claim.pattern).md#\(claim.anchor)")
    }
    if span.isCode { return MarkdownText.code(span.text) }
    if let link = span.link { return MarkdownText.link(span.text, to: link) }
    return span.tone == .strong
      ? "**\(MarkdownText.escaped(span.text))**" : MarkdownText.prose(span.text)
  }
}
