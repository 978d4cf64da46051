import Catalog
import Dispatch
import Examples
import Measures
import Report
import Synchronization
import Verdicts

/// The page of the whole catalogue: its sections, and the navigation between them.
struct CataloguePage: Sendable {
  /// Makes a section. Arrays of it are not converted from arrays of functions that throw nothing: the conversion crashes.
  private typealias Making = @Sendable () throws(ReportError) -> PageSection

  private let content: PageContent
  private let terms: [String: String]
  private let columns: SideBySidePage

  init(_ content: PageContent) {
    var terms: [String: String] = [:]
    for entry in content.glossary.reversed() {
      for name in entry.names { terms[HTMLFormat.key(name)] = HTMLText.slug("word-\(entry.names[0])") }
    }
    for card in content.findings.patterns.map(\.card) {
      for name in [card.id, card.name, card.shortName] { terms[HTMLFormat.key(name)] = "pattern-\(card.id)" }
    }
    (self.content, self.terms, columns) = (content, terms, SideBySidePage(content: content))
  }

  /// The page with its data.
  func html() throws(ReportError) -> String {
    let cards = content.findings.patterns.map(\.card)
    let sequences = SequencePage(content: content) { [columns] in columns.id(of: $0) }
    let overview: [Making] = [
      {
        section("overview", content.findings.title) { format in
          OverviewPage(findings: content.findings, format: format).html
        }
      },
      { section("choose", "Which one?") { format in choice(format) } },
    ]
    let patterns = content.findings.patterns.map { pattern -> Making in
      {
        let attributes = " data-for=\"\(pattern.card.id)\""
        return section("pattern-\(pattern.card.id)", pattern.card.name, attributes: attributes) { format in
          PatternPage(pattern: pattern, findings: content.findings, format: format)
            .html(links: sequences.links(to: pattern.card.id))
        }
      }
    }
    let recordings: Making = { () throws(ReportError) in
      let inside = try sequences.html()
      return section("sequences", "Sequences") { _ in inside }
    }
    let rest: [Making] = [
      recordings,
      { section("changes", "What a change costs") { format in changes(format) } },
      { section("words", "Words") { format in words(format) } },
      { section("literature", "Literature") { format in literature(format) } },
    ]
    // The data is no section, but made beside the sections.
    let values: Making = { () throws(ReportError) in
      PageSection(html: try JSONText.of(PageJSON(content), isCompact: true) + "\n")
    }
    var made = try Self.concurrently(overview + patterns + rest + [values])
    let data = made.popLast()?.html
    let linked = made.reduce(into: Set()) { $0.formUnion($1.linkedLines) }
    let code = section("compare", "Side by side") { _ in columns.html(linked: linked) }
    var sections = made.map(\.html)
    let recorded = sections.count - rest.count
    sections[recorded] = "<div class=\"picked\">\(columns.picker)\(code.html)\n\(sections[recorded])</div>"
    let style = [PageStyle.text, filters(cards), columns.style, sequences.style]
    let script = [
      PageScript.text, ChoiceScript.text, SideBySidePage.script, SequencePage.script, PageSelfTest.script,
    ]
    return PageFormat(
      title: "Architectures, compared", style: style.joined(separator: "\n"),
      script: script.joined(separator: "\n"),
      body:
        "<header>\(navigation(cards))</header>\n<main id=\"main\">\(sections.joined(separator: "\n"))</main>",
      data: data
    ).html
  }

  /// What each function returns, called on all cores.
  private static func concurrently(
    _ functions: [Making]
  ) throws(ReportError) -> [PageSection] {
    let results = Mutex([Result<PageSection, ReportError>?](repeating: nil, count: functions.count))
    DispatchQueue.concurrentPerform(iterations: functions.count) { place in
      let result = Result { () throws(ReportError) in try functions[place]() }
      results.withLock { $0[place] = result }
    }
    var sections: [PageSection] = []
    for case let result? in results.withLock({ $0 }) { sections.append(try result.get()) }
    return sections
  }

  /// A section with its title; each has a format of its own, which counts ids, and links terms and places.
  private func section(
    _ id: String, _ title: String, attributes: String = "", inside: (HTMLFormat) -> String
  ) -> PageSection {
    let format = HTMLFormat(terms: terms) { columns.id(of: $0) }
    let inside = inside(format)
    return PageSection(
      html: "<section id=\"\(id)\"\(attributes)><h2>\(HTMLText.escaped(title))</h2>\n\(inside)</section>",
      linkedLines: format.linkedLines)
  }

  private func navigation(_ cards: [Card]) -> String {
    func link(_ id: String, _ text: String) -> String { "<a href=\"#\(id)\">\(HTMLText.escaped(text))</a>" }
    let patterns = cards.map { card in
      """
      <li><label><input type="checkbox" id="show-\(card.id)" checked aria-label="Show \(HTMLText.escaped(card.name))">\
      </label> \(link("pattern-\(card.id)", card.name))</li>
      """
    }
    return """
      <h1>Architectures, compared</h1>
      <nav aria-label="Sections"><ul><li>\(link("overview", "Overview"))</li><li>\(link("choose", "Choose"))</li>
      <li>Patterns <span class="soft">(tick to show)</span><ul class="patterns">\(patterns.joined(separator: "\n"))</ul></li>
      <li>\(link("compare", "Side by side"))</li><li>\(link("sequences", "Sequences"))</li>
      <li>\(link("changes", "What a change costs"))</li>
      <li>\(link("words", "Words"))</li><li>\(link("literature", "Literature"))</li></ul></nav>
      \(PageFormat.buttons)
      """
  }

  /// Hides what belongs to the patterns and the examples that are not ticked.
  ///
  /// `:has` stands at the smallest element around the controls: at `body`, the browser would search the whole page after each change.
  private func filters(_ cards: [Card]) -> String {
    let patterns = cards.map {
      "header:has(#show-\($0.id):not(:checked))~main [data-for=\"\($0.id)\"]{display:none}"
    }
    let examples = Example.all.map {
      "#overview:has(#example-\($0.id):checked) [data-example]:not([data-example=\"\($0.id)\"]){display:none}"
    }
    return (patterns + examples).joined(separator: "\n")
  }

  private func words(_ format: HTMLFormat) -> String {
    let document = Glossary.document(of: content.glossary, isWhole: true, .page)
    return format.html(Array(document.sections.joined().dropFirst()), depth: 1, prefix: "word-")
  }

  private func changes(_ format: HTMLFormat) -> String {
    let document = ChangeComposer(ledger: content.ledger, detail: .page, showsParts: false).document
    return format.html(Array(document.sections.joined().dropFirst()), depth: 1)
  }

  private func choice(_ format: HTMLFormat) -> String {
    let document = ChoiceComposer(choice: content.choice, detail: .page).document
    let absences = Composer(findings: content.findings, detail: .page).absences
    return "<div class=\"js\" id=\"answer\" aria-live=\"polite\"></div>"
      + format.html(Array(document.sections.joined().dropFirst()) + absences)
  }

  private func literature(_ format: HTMLFormat) -> String {
    let composer = Composer(findings: content.findings, detail: .page)
    return format.html(Array(composer.sources.dropFirst()))
  }
}
