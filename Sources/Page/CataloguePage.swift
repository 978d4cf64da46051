import Dispatch
import Report
import Synchronization

/// The page of the whole catalogue: a header, and the sections of all views.
struct CataloguePage: Sendable {
  /// What came of making a section.
  private struct Made: Sendable {
    let section: PageSection
    let html: String
    /// The ids of the lines of code that the section links to.
    let linkedLines: Set<String>
  }

  private static let title = "Architectures, compared"

  private let content: PageContent
  private let assets: PageAssets
  private let lines: LineAddresses
  private let terms: [String: String]

  init(_ content: PageContent, assets: PageAssets) {
    self.content = content
    self.assets = assets
    lines = LineAddresses(of: content)
    terms = SectionContext.terms(of: content)
  }

  /// The page with its data.
  func html() throws(ReportError) -> String {
    let words = try made(PageSection.all.filter { !$0.showsCode }, linkedLines: [])
    let linkedLines = words.reduce(into: Set()) { $0.formUnion($1.linkedLines) }
    let all = words + (try made(PageSection.all.filter(\.showsCode), linkedLines: linkedLines))
    let views = PageView.allCases.map { view in
      let sections = PageSection.all.filter { $0.view == view }.compactMap { section in
        all.first { $0.section.id == section.id }?.html
      }
      return """
        <div class="view" data-view="\(view)">
        \(sections.joined(separator: "\n"))
        </div>
        """
    }
    let catalogue = PageCatalogue(content, lines: lines, title: Self.title)
    let header = PageHeader(
      catalogue: catalogue, groups: PatternGroup.all(of: content.findings.patterns.map(\.card)))
    let lists = try JSONText.of(catalogue, isCompact: true)
    return PageFormat(
      title: Self.title, head: assets.head, style: "\(assets.catalogue.style)\n\(PageView.style)",
      script: assets.catalogue.script,
      body: """
        \(header.html)
        <main id="main">
        \(views.joined(separator: "\n"))
        </main>
        \(PageFormat.element(lists, id: PageCatalogue.id))
        """,
      data: try JSONText.of(PageJSON(content), isCompact: true) + "\n"
    ).html
  }

  /// Some sections, made on all cores, each with a format of its own.
  private func made(
    _ sections: [PageSection], linkedLines: Set<String>
  ) throws(ReportError) -> [Made] {
    let results = Mutex([Result<Made, ReportError>?](repeating: nil, count: sections.count))
    DispatchQueue.concurrentPerform(iterations: sections.count) { place in
      let section = sections[place]
      let result = Result { () throws(ReportError) in
        let format = HTMLFormat(terms: terms) { [lines] in lines.id(of: $0) }
        let context = SectionContext(
          content: content, lines: lines, linkedLines: linkedLines, format: format)
        let html = try section.element(in: context)
        return Made(section: section, html: html, linkedLines: format.linkedLines)
      }
      results.withLock { $0[place] = result }
    }
    var made: [Made] = []
    for case let result? in results.withLock({ $0 }) { made.append(try result.get()) }
    return made
  }
}
