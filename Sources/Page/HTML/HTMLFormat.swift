import CodeGraph
import Driver
import Report

/// Renders blocks as HTML: all text escaped, each label of a row linked to the
/// definition of its term.
final class HTMLFormat {
  /// The ids of the elements that define terms, by term.
  private let terms: [String: String]
  /// The id of the element that shows a line of code; nil if the
  /// page does not show it.
  private let id: (Place) -> String?
  /// Whether headings and definitions get ids, as on a page of one report.
  private let givesIDs: Bool
  private var ids: Set<String> = []
  /// The ids of the lines of code that the HTML made so far links to.
  private(set) var linkedLines: Set<String> = []

  init(terms: [String: String], givesIDs: Bool = false, id: @escaping (Place) -> String? = { _ in nil }) {
    self.terms = terms
    self.givesIDs = givesIDs
    self.id = id
  }

  /// Some blocks; headings of the first level become `h2` at depth 1.
  ///
  /// With a prefix, paragraphs and terms get ids that begin with it.
  func html(_ blocks: [Block], depth: Int = 0, prefix: String? = nil) -> String {
    blocks.map { html($0, depth, prefix) }.joined(separator: "\n")
  }

  private func html(_ block: Block, _ depth: Int, _ prefix: String?) -> String {
    switch block {
    case .heading(let level, let title, let note):
      let tag = "h\(min(level + depth, 6))"
      return "<\(tag)\(newID(title.plainText, isFirst: false))>\(line(title))</\(tag)>"
        + Markup.element("p", line(note))
    case .paragraph(let spans): return "<p\(newID(of: spans, prefix))>\(line(spans))</p>"
    case .details(let spans, let lines):
      let summary = "<summary>\(line(spans))</summary>"
      return "<details\(newID(of: spans, prefix))>\(summary)\(html([.lines(lines)]))</details>\n"
    case .list(let items): return list("ul", items.map(line))
    case .numbered(let items): return list("ol", items.map(line))
    case .definitions(let definitions):
      let items = definitions.map { item in
        let isTerm = prefix != nil || terms[Self.key(item.term.plainText)] != nil
        let id = isTerm ? newID(item.term.plainText, prefix: prefix ?? (givesIDs ? "word-" : nil)) : ""
        return "<div\(id)><dt>\(line(item.term))</dt><dd>\(line(item.meaning))</dd></div>"
      }
      return "<dl>\(items.joined(separator: "\n"))</dl>"
    case .lines(let lines): return list("ul class=lines", lines.map(line))
    case .table(let table): return html(table)
    case .difference(let lines): return code(lines.map(line))
    case .code(let lines, _): return code(lines.map(HTMLText.escaped))
    case .listings(let rows):
      return rows.map { row in
        let columns = row.compactMap(\.self).map { listing in
          let place = Markup.optional(
            " <small>\(HTMLText.escaped(listing.place))</small>", if: !listing.place.isEmpty)
          return
            "<figure><figcaption>\(HTMLText.escaped(listing.title))\(place)</figcaption>\(code(listing.lines.map(HTMLText.escaped)))</figure>"
        }
        return "<div class=\"columns\">\(columns.joined(separator: "\n"))</div>"
      }.joined(separator: "\n")
    case .diagram(let diagram): return RoleDrawing(diagram).html
    case .nested(let blocks): return "<div class=\"nested\">\(html(blocks, depth: depth, prefix: nil))</div>"
    }
  }

  /// Spans in a line.
  func line(_ spans: [Span]) -> String {
    spans.markup(text)
  }

  /// A text with its places; on the page of the catalogue each as the name of
  /// its file, linked to the line if the page shows it.
  ///
  /// The name is left out of a text that begins with it:
  /// `LoginModel → HTTPTransport: calls (line 7)`.
  func evidence(_ text: PlacedText) -> String {
    if givesIDs || text.places.isEmpty { return HTMLText.prose(text.description) }
    let subject = text.description.prefix { !$0.isWhitespace }
    return text.pieces.map { piece in
      switch piece {
      case .words(let words): HTMLText.escaped(words)
      case .place(let place): link(to: place, isNamed: place.fileName == "\(subject).swift")
      }
    }.joined()
  }

  /// A place as its line alone, if its file is named already.
  private func link(to place: Place, isNamed: Bool) -> String {
    var name = "line \(place.line)"
    if !isNamed { name = HTMLText.escaped("\(place.fileName):\(place.line)") }
    guard let id = id(place) else { return name }
    linkedLines.insert(id)
    return "<a href=\"#\(HTMLText.escaped(id))\">\(name)</a>"
  }

  /// A label linked to the definition of its term, if there is one; a remark
  /// after the term stays without a link.
  func label(_ spans: [Span]) -> String {
    guard spans.allSatisfy({ $0.link == nil && $0.claim == nil }) else { return line(spans) }
    if let id = terms[Self.key(spans.plainText)] { return link(spans, to: id) }
    guard spans.count > 1, let id = terms[Self.key(spans[0].text)] else { return line(spans) }
    return link([spans[0]], to: id) + " " + line(Array(spans.dropFirst()))
  }

  private func link(_ spans: [Span], to id: String) -> String {
    "<a class=word href=\"#\(id)\">\(line(spans))</a>"
  }

  /// The form in which terms are compared.
  static func key(_ term: String) -> String {
    term.drop { "✔✘◐=– ".contains($0) }.lowercased()
  }

  private func text(_ span: Span) -> String {
    let text =
      if let claim = span.claim, !givesIDs {
        HTMLText.link(span.text, to: "#\(claim.anchor)")
      } else if let link = span.link {
        HTMLText.link(span.text, to: link)
      } else {
        span.isCode ? "<code>\(HTMLText.escaped(span.text))</code>" : HTMLText.prose(span.text)
      }
    return switch span.tone {
    case .plain: text
    case .strong: "<strong>\(text)</strong>"
    case .faint: "<span class=soft>\(text)</span>"
    case .good: "<span class=good>\(text)</span>"
    case .bad: "<span class=bad>\(text)</span>"
    }
  }

  private func line(_ line: Line) -> String {
    let mark = line.mark.allSatisfy { $0 == " " } ? "" : HTMLText.escaped(line.mark)
    let tone = [.good: "good", .bad: "bad"][line.tone] ?? ""
    var head = mark
    if !tone.isEmpty { head = "<span class=\(tone)>\(mark)</span>" }
    return ([head + evidence(line.text)] + line.more.map(HTMLText.escaped)).joined(separator: "<br>")
  }

  private func list(_ tag: String, _ items: [String]) -> String {
    "<\(tag)>\(items.map { "<li>\($0)" }.joined(separator: "\n"))</\(tag.prefix(2))>"
  }

  /// A line of a difference, as deleted or inserted if it is on one side only.
  private func line(_ line: Difference.Line) -> String {
    let text = HTMLText.escaped(line.marked)
    return switch line {
    case .same: text
    case .expected: "<del>\(text)</del>"
    case .seen: "<ins>\(text)</ins>"
    }
  }

  /// Lines of HTML as code.
  private func code(_ lines: [String]) -> String {
    "<pre tabindex=\"0\"><code>\(lines.joined(separator: "\n"))</code></pre>"
  }

  private func html(_ table: Table) -> String {
    let alignment = Self.commonAlignment(of: table)
    let heads = table.columns.map { column in
      headCell(of: column, isAligned: alignment == nil)
    }
    let rows = table.rows.map { row in
      html(row, of: table, isAligned: alignment == nil)
    }
    let hasHeads = heads.contains { $0 != Self.emptyCell }
    let head = Markup.optional("<thead><tr>\(heads.joined())</tr></thead>", if: hasHeads)
    let kind = alignment.map { " class=\"\($0)\"" } ?? ""
    return """
      <div class="scroll" tabindex="0"><table\(kind)>\(head)<tbody>\(rows.joined(separator: "\n"))</tbody></table></div>
      """
  }

  private static let emptyCell = "<td>"

  /// How all columns but the first are aligned, if alike and not to the left:
  /// the table says it for its cells, of which there are thousands.
  private static func commonAlignment(of table: Table) -> String? {
    let alignments = table.columns.dropFirst().map(\.alignment)
    guard let first = alignments.first, alignments.allSatisfy({ $0 == first }) else { return nil }
    return name(of: first)
  }

  /// The class of an alignment; nil for the usual one.
  private static func name(of alignment: Table.Alignment) -> String? {
    switch alignment {
    case .left: nil
    case .right: "right"
    case .center: "center"
    }
  }

  private func headCell(of column: Table.Column, isAligned: Bool) -> String {
    guard !column.head.isEmpty else { return Self.emptyCell }
    return "<th scope=\"col\"\(Self.alignment(of: column, isAligned))>\(label(column.head))"
  }

  /// A row; one with a first cell alone is the head of those below it.
  private func html(_ row: Table.Row, of table: Table, isAligned: Bool) -> String {
    let first = row.cells[0]
    let isGroup = table.columns.count > 1 && !first.isEmpty && row.cells.dropFirst().allSatisfy(\.isEmpty)
    if isGroup {
      let head = "<th scope=\"rowgroup\" colspan=\"\(table.columns.count)\">\(label(first))"
      return "</tbody>\n<tbody><tr>\(head)</tr>"
    }
    let cells = zip(table.columns, row.cells).dropFirst().map { column, cell in
      "<td\(Self.alignment(of: column, isAligned))>\(text(ofCell: cell))"
    }
    return "<tr>\(rowHead(first, level: row.level))\(cells.joined())</tr>"
  }

  private func rowHead(_ spans: [Span], level: Int) -> String {
    if spans.isEmpty || spans == [""] { return Self.emptyCell }
    let level = Markup.optional(" class=\"level\(level)\"", if: level > 0)
    return "<th scope=\"row\"\(level)>\(label(spans))"
  }

  private static func alignment(of column: Table.Column, _ isAligned: Bool) -> String {
    guard isAligned, let name = name(of: column.alignment) else { return "" }
    return " class=\(name)"
  }

  private func text(ofCell spans: [Span]) -> String {
    guard let only = spans.first, spans.count == 1 else { return line(spans) }
    return lone(only)
  }

  /// A cell of one span; a mark alone needs no colour.
  private func lone(_ span: Span) -> String {
    let isMark = span.text.count == 1 && span.link == nil && span.claim == nil
    if isMark { return HTMLText.escaped(span.text) }
    return text(span)
  }

  /// The id of a paragraph, made of its first words after a prefix;
  /// none without a prefix.
  private func newID(of spans: [Span], _ prefix: String?) -> String {
    guard prefix != nil else { return "" }
    let word = spans.first { $0.text.contains(where: \.isLetter) }?.text
    return newID(word ?? "", prefix: prefix)
  }

  /// An attribute with an id that no other element has; without it if only the
  /// first element gets the id.
  private func newID(_ text: String, prefix: String? = nil, isFirst: Bool = true) -> String {
    guard givesIDs || prefix != nil else { return "" }
    let id = HTMLText.slug((prefix ?? "") + text)
    let more = (1...).lazy.map { $0 == 1 ? id : "\(id)-\($0)" }.first { !self.ids.contains($0) } ?? id
    guard ids.insert(isFirst ? id : more).inserted else { return "" }
    return " id=\"\(isFirst ? id : more)\""
  }
}
