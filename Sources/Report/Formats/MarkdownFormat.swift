/// Renders documents as Markdown.
struct MarkdownFormat {
  func text(of document: Document) -> String {
    let paragraphs = [String].building {
      if let origin = document.origin { "<!-- \(origin) -->" }
      document.sections.joined().flatMap(blocks)
    }
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  private func blocks(_ block: Block) -> [String] {
    switch block {
    case .heading(let level, let title, let note): heading(level, title, note)
    case .paragraph(let spans): [line(spans)]
    case .list(let items): [list(items.map(line))]
    case .numbered(let items): [numbered(items.map(line))]
    case .definitions(let definitions): [list(definitions.map(line))]
    case .lines(let lines): [list(lines.map(line))]
    case .details(let spans, let lines): [line(spans), list(lines.map(line))]
    case .table(let table): [self.table(table)]
    case .difference(let lines):
      [MarkdownText.fenced(lines.map(\.marked), language: "diff")]
    case .code(let lines, let language):
      [MarkdownText.fenced(lines, language: language)]
    case .listings(let rows): rows.joined().compactMap(\.self).flatMap(blocks)
    case .diagram(let diagram):
      [MarkdownText.fenced(diagram.lines, language: "mermaid")]
    case .nested(let blocks): blocks.flatMap(self.blocks)
    }
  }

  private func heading(
    _ level: Int,
    _ title: [Span],
    _ note: [Span]
  ) -> [String] {
    let mark = String(repeating: "#", count: level)
    let text = title.map(place).joined() + MarkdownText.escaped(title.plainText)
    let heading = "\(mark) \(text)"
    if note.isEmpty { return [heading] }
    return [heading, line(note)]
  }

  private func list(_ items: [String]) -> String {
    items.map { "- \($0)" }.joined(separator: "\n")
  }

  private func numbered(_ items: [String]) -> String {
    items.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
  }

  private func blocks(_ listing: Listing) -> [String] {
    [
      line([Span(listing.title, .strong), Span(listing.place)]),
      MarkdownText.fenced(listing.lines, language: "swift"),
    ]
  }

  // MARK: Tables

  private func table(_ table: Table) -> String {
    let heads = table.columns.map { MarkdownText.escaped($0.head.plainText) }
    let rules = table.columns.map(rule)
    let rows = [heads, rules] + table.rows.map { $0.cells.map(line) }
    let lines = rows.map { "| \($0.joined(separator: " | ")) |" }
    return lines.joined(separator: "\n")
  }

  private func rule(below column: Table.Column) -> String {
    switch column.alignment {
    case .left: "---"
    case .center: ":---:"
    case .right: "---:"
    }
  }

  // MARK: Lines

  private func line(_ definition: Definition) -> String {
    let term = MarkdownText.escaped(definition.term.plainText)
    return "**\(term)**: \(line(definition.meaning))"
  }

  private func line(_ line: Line) -> String {
    let texts = ["\(line.mark)\(line.text)"] + line.more
    return texts.map(MarkdownText.escaped).joined(separator: "<br>")
  }

  private func line(_ spans: [Span]) -> String {
    spans.markup(text)
  }

  private func text(_ span: Span) -> String { place(span) + words(span) }

  /// An element at the beginning of a text to which links lead;
  /// empty for most texts.
  private func place(_ span: Span) -> String {
    span.anchor.map { "<a id=\"\($0)\"></a>" } ?? ""
  }

  private func words(_ span: Span) -> String {
    if let claim = span.claim {
      // As '.ci/pages' lays the pages out.
      let address = "patterns/\(claim.pattern).md#\(claim.anchor)"
      return MarkdownText.link(span.text, to: address)
    }
    if span.isCode { return MarkdownText.code(span.text) }
    if let link = span.link { return MarkdownText.link(span.text, to: link) }
    if span.tone == .strong { return "**\(MarkdownText.escaped(span.text))**" }
    return MarkdownText.prose(span.text)
  }
}
