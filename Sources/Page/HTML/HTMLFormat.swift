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
  private var ids = ElementIDs()
  /// The ids of the lines of code that the HTML made so far links to.
  private(set) var linkedLines: Set<String> = []

  init(
    terms: [String: String],
    givesIDs: Bool = false,
    id: @escaping (Place) -> String? = { _ in nil }
  ) {
    self.terms = terms
    self.givesIDs = givesIDs
    self.id = id
  }

  /// The form in which terms are compared.
  static func key(_ term: String) -> String {
    term.drop { "✔✘◐=– ".contains($0) }.lowercased()
  }

  // MARK: Blocks

  /// Some blocks; headings of the first level become `h2` at depth 1.
  ///
  /// With a prefix, paragraphs and terms get ids that begin with it.
  func html(_ blocks: [Block], depth: Int = 0, prefix: String? = nil) -> HTML {
    .lines(blocks.map { html($0, depth: depth, prefix: prefix) })
  }

  private func html(_ block: Block, depth: Int, prefix: String?) -> HTML {
    switch block {
    case .heading(let level, let title, let note):
      heading(title, level: level + depth, note: note)
    case .paragraph(let spans): paragraph(spans, prefix: prefix)
    case .details(let spans, let lines):
      details(spans, lines, prefix: prefix)
    case .list(let items): HTML.ul { list(items.map(line)) }
    case .numbered(let items): HTML.ol { list(items.map(line)) }
    case .definitions(let definitions):
      list(of: definitions, prefix: prefix)
    case .lines(let lines): list(of: lines)
    case .table(let table): html(table)
    case .difference(let lines): code(lines.map(line))
    case .code(let lines, _): code(lines.map(HTML.text))
    case .listings(let rows): listings(rows)
    case .diagram(let diagram): RoleDrawing(diagram).html
    case .nested(let blocks):
      HTML.div(.class("nested")) { html(blocks, depth: depth) }
    }
  }

  private func heading(_ title: [Span], level: Int, note: [Span]) -> HTML {
    HTML.pieces {
      HTMLTag("h\(min(level, 6))")(id(ofHeading: title)) { line(title) }
      HTML.p.ifAny { line(note) }
    }
  }

  private func paragraph(_ spans: [Span], prefix: String?) -> HTML {
    HTML.p(id(ofParagraph: spans, prefix: prefix)) { line(spans) }
  }

  private func details(
    _ spans: [Span],
    _ lines: [Line],
    prefix: String?
  ) -> HTML {
    HTML.lines {
      HTML.details(id(ofParagraph: spans, prefix: prefix)) {
        HTML.summary { line(spans) }
        list(of: lines)
      }
      HTML.empty
    }
  }

  private func list(of definitions: [Definition], prefix: String?) -> HTML {
    let items = definitions.map { definition in
      HTML.div(id(ofTerm: definition.term.plainText, prefix: prefix)) {
        HTML.dt { line(definition.term) }
        HTML.dd { line(definition.meaning) }
      }
    }
    return HTML.dl { HTML.lines(items) }
  }

  private func list(of lines: [Line]) -> HTML {
    HTML.ul(.class("lines").short) { list(lines.map(line)) }
  }

  private func list(_ items: [HTML]) -> HTML {
    .lines(items.map { item in HTML.li { item } })
  }

  /// Lines of HTML as code.
  private func code(_ lines: [HTML]) -> HTML {
    HTML.pre(.focusable) {
      HTML.code { HTML.lines(lines) }
    }
  }

  /// A line of a difference, as deleted or inserted if it is on one side only.
  private func line(_ line: Difference.Line) -> HTML {
    switch line {
    case .same: .text(line.marked)
    case .expected: .del { line.marked }
    case .seen: .ins { line.marked }
    }
  }

  private func listings(_ rows: [[Listing?]]) -> HTML {
    let rows = rows.map { row in
      let listings = row.compactMap(\.self).map(figure)
      return HTML.div(.class("columns")) { HTML.lines(listings) }
    }
    return .lines(rows)
  }

  private func figure(of listing: Listing) -> HTML {
    HTML.figure {
      HTML.figcaption {
        listing.title
        if !listing.place.isEmpty {
          " "
          HTML.small { listing.place }
        }
      }
      code(listing.lines.map(HTML.text))
    }
  }

  // MARK: Lines

  /// Spans in a line.
  func line(_ spans: [Span]) -> HTML {
    // Both the spans and what separates them are markup.
    HTML(trusted: spans.markup { html($0).markup })
  }

  /// A span by its tone.
  func html(_ span: Span) -> HTML {
    let text = withoutTone(span)
    return switch span.tone {
    case .plain: text
    case .strong: .strong { text }
    case .faint: .span(.class("soft").short) { text }
    case .good: .span(.class("good").short) { text }
    case .bad: .span(.class("bad").short) { text }
    }
  }

  private func withoutTone(_ span: Span) -> HTML {
    if let claim = span.claim, !givesIDs {
      .link(span.text, to: "#\(claim.anchor)")
    } else if let link = span.link {
      .link(span.text, to: link)
    } else if span.isCode {
      .code { span.text }
    } else {
      .prose(span.text)
    }
  }

  /// A preformatted line after its mark.
  private func line(_ line: Line) -> HTML {
    let first = mark(of: line) + evidence(line.text)
    let more = line.more.map(HTML.text)
    return ([first] + more).joined(by: HTML.br())
  }

  private func mark(of line: Line) -> HTML {
    var mark = line.mark
    if mark.allSatisfy({ $0 == " " }) { mark = "" }
    return switch line.tone {
    case .good: .span(.class("good").short) { mark }
    case .bad: .span(.class("bad").short) { mark }
    case .plain, .strong, .faint: .text(mark)
    }
  }

  /// A text with its places; on the page of the catalogue each as the name of
  /// its file, linked to the line if the page shows it.
  ///
  /// The name is left out of a text that begins with it:
  /// `LoginModel → HTTPTransport: calls (line 7)`.
  func evidence(_ text: PlacedText) -> HTML {
    if givesIDs || text.places.isEmpty { return .prose(text.description) }
    let subject = text.description.prefix { !$0.isWhitespace }
    let pieces = text.pieces.map { piece -> HTML in
      switch piece {
      case .words(let words): .text(words)
      case .place(let place) where place.fileName == "\(subject).swift":
        link(to: place, "line \(place.line)")
      case .place(let place):
        link(to: place, "\(place.fileName):\(place.line)")
      }
    }
    return pieces.joined()
  }

  /// A place by its name, linked if the page shows it.
  private func link(to place: Place, _ name: String) -> HTML {
    guard let id = id(place) else { return .text(name) }
    linkedLines.insert(id)
    return HTML.a(.href(id: id)) { name }
  }

  /// A label linked to the definition of its term, if there is one; a remark
  /// after the term stays without a link.
  func label(_ spans: [Span]) -> HTML {
    let hasLink = spans.contains { $0.link != nil || $0.claim != nil }
    if hasLink { return line(spans) }
    if let id = terms[Self.key(spans.plainText)] { return link(spans, to: id) }
    guard spans.count > 1, let id = terms[Self.key(spans[0].text)] else {
      return line(spans)
    }
    return HTML.pieces {
      link([spans[0]], to: id)
      " "
      line(Array(spans.dropFirst()))
    }
  }

  private func link(_ spans: [Span], to id: String) -> HTML {
    HTML.a(.class("word").short, .href(id: id)) { line(spans) }
  }

  // MARK: Ids

  /// The id of a heading on a page of one report.
  private func id(ofHeading title: [Span]) -> HTMLAttribute? {
    guard givesIDs else { return nil }
    return .id(ids.unused(like: HTMLText.slug(title.plainText)))
  }

  /// The id of a paragraph, made of its first words after a prefix;
  /// none without a prefix.
  private func id(
    ofParagraph spans: [Span],
    prefix: String?
  ) -> HTMLAttribute? {
    guard let prefix else { return nil }
    let words = spans.first { $0.text.contains(where: \.isLetter) }
    return claimed("\(prefix)\(words?.text ?? "")")
  }

  /// The id of a definition; on a page of one report only of one that labels
  /// are linked to.
  private func id(ofTerm term: String, prefix: String?) -> HTMLAttribute? {
    if let prefix { return claimed("\(prefix)\(term)") }
    guard givesIDs, terms[Self.key(term)] != nil else { return nil }
    return claimed("word-\(term)")
  }

  /// An id made of a text; none if an element has it already.
  private func claimed(_ text: String) -> HTMLAttribute? {
    ids.claim(HTMLText.slug(text)).map(HTMLAttribute.id)
  }
}
