import TerminalText

/// Renders documents for a terminal; no line exceeds the style's width.
struct TextFormat {
  let setter: Typesetter

  init(style: OutputStyle) {
    setter = Typesetter(style: style)
  }

  func text(of document: Document) -> String {
    document.sections.map { section in
      var indent = 0
      return section.flatMap { block in
        // Blocks under a heading without a rule are indented.
        if case .heading(let level, _, _) = block { indent = level > 2 ? 2 : 0 }
        return lines(of: block, indent)
      }.map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }

  private func lines(of block: Block, _ indent: Int) -> [String] {
    switch block {
    case .heading(2, let title, _): [setter.heading(title.plainText)]
    case .heading(_, let title, let note): heading(title, note)
    case .paragraph(let spans): setter.paragraph(words(spans), indent: indent)
    case .list(let items): items.flatMap { setter.paragraph(words($0), indent: indent) }
    case .numbered(let items):
      table([.right, .left], items.enumerated().map { [["\($0 + 1)."], $1] }).lines(indent)
    case .definitions(let definitions):
      table([.left, .left], definitions.map { [$0.term, $0.meaning] }).lines(indent)
    case .lines(let lines): lines.flatMap { self.lines(of: $0, indent) }
    case .details(let spans, let lines):
      setter.paragraph(words(spans), indent: indent) + lines.flatMap { self.lines(of: $0, indent + 2) }
    case .table(let table): TextTable(table, in: self).lines(indent)
    case .difference(let difference): difference.flatMap { lines(of: $0.line, indent) }
    case .diagram(let diagram): lines(of: .code(diagram.lines, language: "mermaid"), indent)
    case .code(let code, _):
      code.map { Typesetter.spaces(indent) + cut(setter.visible($0), to: setter.style.width - indent) }
    case .listings(let rows): lines(of: rows)
    case .nested(let blocks): blocks.flatMap { lines(of: $0, indent + 2) }
    }
  }

  private func heading(_ title: [Span], _ note: [Span]) -> [String] {
    var title = title
    for place in title.indices where title[place].tone == .plain { title[place].tone = .strong }
    if !note.isEmpty { title[title.count - 1].text += ":" }
    return setter.paragraph(words(title + note))
  }

  private func lines(of line: Line, _ indent: Int) -> [String] {
    let mark = Typesetter.spaces(indent) + setter.visible(line.mark)
    return setter.verbatim(setter.visible(line.text.description), after: mark, ink: ink(line.tone))
      + line.more.flatMap {
        setter.verbatim(setter.visible($0), after: Typesetter.spaces(TextWidth.of(mark)))
      }
  }

  private func cut(_ line: String, to columns: Int) -> String {
    TextWidth.of(line) > columns ? TextWidth.fit(line, to: columns, glyphs: setter.style.glyphs) : line
  }

  private func table(_ alignments: [Table.Alignment], _ rows: [[[Span]]]) -> TextTable {
    var table = Table(alignments, flexible: 1)
    for row in rows { table.add(row) }
    return TextTable(table, in: self)
  }

  /// The words of some spans with their inks.
  func words(_ spans: [Span]) -> [Word] {
    spans.flatMap { span -> [Word] in
      let text = span.text + (span.link.map { ", \($0)" } ?? "") + (span.separator == .comma ? "," : "")
      return span.isUnbreakable
        ? [Word(text: setter.visible(text), ink: ink(span.tone))] : setter.words(text, ink(span.tone))
    }
  }

  private func ink(_ tone: Span.Tone) -> Ink {
    switch tone {
    case .plain: .plain
    case .strong: .bold
    case .faint: .dim
    case .good: .green
    case .bad: .red
    }
  }
}
