import TerminalText

/// Renders documents for a terminal; no line exceeds the style's width.
struct TextFormat {
  let setter: Typesetter

  init(style: OutputStyle) {
    setter = Typesetter(style: style)
  }

  func text(of document: Document) -> String {
    document.sections.map(text).joined(separator: "\n")
  }

  private func text(of section: [Block]) -> String {
    var indent = 0
    var lines: [String] = []
    for block in section {
      if case .heading(let level, _, _) = block {
        indent = Self.indent(below: level)
      }
      lines += self.lines(of: block, indent)
    }
    return lines.map { "\($0)\n" }.joined()
  }

  /// Blocks under a heading without a rule are indented.
  private static func indent(below level: Int) -> Int {
    if level > 2 { 2 } else { 0 }
  }

  private func lines(of block: Block, _ indent: Int) -> [String] {
    switch block {
    case .heading(2, let title, _): [setter.heading(title.plainText)]
    case .heading(_, let title, let note): heading(title, note)
    case .paragraph(let spans): setter.paragraph(words(spans), indent: indent)
    case .list(let items):
      items.flatMap { setter.paragraph(words($0), indent: indent) }
    case .numbered(let items): table(of: items).lines(indent)
    case .definitions(let definitions): table(of: definitions).lines(indent)
    case .lines(let lines): lines.flatMap { self.lines(of: $0, indent) }
    case .details(let spans, let lines):
      setter.paragraph(words(spans), indent: indent)
        + lines.flatMap { self.lines(of: $0, indent + 2) }
    case .table(let table): TextTable(table, in: self).lines(indent)
    case .difference(let difference):
      difference.flatMap { lines(of: $0.line, indent) }
    case .diagram(let diagram):
      lines(of: .code(diagram.lines, language: "mermaid"), indent)
    case .code(let code, _): code.map { cut($0, indent) }
    case .listings(let rows): lines(of: rows)
    case .nested(let blocks): blocks.flatMap { lines(of: $0, indent + 2) }
    }
  }

  private func heading(_ title: [Span], _ note: [Span]) -> [String] {
    var title = title
    for place in title.indices where title[place].tone == .plain {
      title[place].tone = .strong
    }
    if !note.isEmpty { title[title.count - 1].text += ":" }
    return setter.paragraph(words(title + note))
  }

  private func lines(of line: Line, _ indent: Int) -> [String] {
    let mark = Typesetter.spaces(indent) + setter.visible(line.mark)
    let text = setter.visible(line.text.description)
    let further = Typesetter.spaces(TextWidth.of(mark))
    let first = setter.verbatim(text, after: mark, ink: ink(line.tone))
    let more = line.more.flatMap { text in
      setter.verbatim(setter.visible(text), after: further)
    }
    return first + more
  }

  /// A line of code, cut at the end of the terminal's line.
  private func cut(_ line: String, _ indent: Int) -> String {
    let visible = setter.visible(line)
    let margin = Typesetter.spaces(indent)
    let columns = setter.style.width - indent
    if TextWidth.of(visible) <= columns { return margin + visible }
    let glyphs = setter.style.glyphs
    return margin + TextWidth.fit(visible, to: columns, glyphs: glyphs)
  }

  // MARK: Lists as tables

  private func table(of items: [[Span]]) -> TextTable {
    var table = Table([.right, .left], flexible: 1)
    for (place, item) in items.enumerated() {
      table.add([["\(place + 1)."], item])
    }
    return TextTable(table, in: self)
  }

  private func table(of definitions: [Definition]) -> TextTable {
    let table = Table(
      of: definitions,
      flexible: 1,
      columns: [
        Report.Column { $0.term },
        Report.Column { $0.meaning },
      ]
    )
    return TextTable(table, in: self)
  }

  // MARK: Words

  /// The words of some spans with their inks.
  func words(_ spans: [Span]) -> [Word] {
    spans.flatMap(words)
  }

  private func words(of span: Span) -> [Word] {
    var text = span.text
    if let link = span.link { text += ", \(link)" }
    if span.separator == .comma { text += "," }
    if span.isUnbreakable {
      return [Word(text: setter.visible(text), ink: ink(span.tone))]
    }
    return setter.words(text, ink(span.tone))
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
