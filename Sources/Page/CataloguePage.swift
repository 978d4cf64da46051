import Catalog
import Dispatch
import Report
import Synchronization
import Verdicts

/// The page of the whole catalogue: a header, and the sections of all views.
struct CataloguePage: Sendable {
  /// What came of making a section.
  private struct Made: Sendable {
    let section: PageSection
    let html: HTML
    /// The ids of the lines of code that the section links to.
    let linkedLines: Set<String>
  }

  private static let title = "Architectures, compared"
  private static let withoutScripts = """
    This page needs scripts. A terminal needs none: 'swift run compare' shows \
    all patterns, and with 'mvp viper' two; 'source', 'tests', 'trace', \
    'changes', 'choose' and 'words' show the rest.
    """

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
    let sections = try sections()
    let views = PageView.allCases.map { view in
      self.view(view, sections.filter { $0.section.view == view })
    }
    let catalogue = PageCatalogue(content, lines: lines, title: Self.title)
    let lists = try JSONText.of(catalogue, isCompact: true)
    let questions = QuestionTable(content.questionnaire)
    let data = try JSONText.of(questions, isCompact: true)
    let body = HTML.lines {
      HTML.noscript { HTML.p { Self.withoutScripts } }
      PageHeader(catalogue: catalogue, groups: groups).html
      HTML.main(.id("main")) {
        HTML.block { views }
      }
      HTML.json(lists, id: PageCatalogue.id)
    }
    return PageFormat(
      title: Self.title,
      head: assets.head,
      style: "\(assets.catalogue.style)\n\(PageView.style)",
      script: assets.catalogue.script,
      body: body,
      data: "\(data)\n"
    ).html
  }

  private var groups: [PatternGroup] {
    PatternGroup.all(of: content.findings.patterns.map(\.card))
  }

  private func view(_ view: PageView, _ sections: [Made]) -> HTML {
    HTML.div(.class("view"), .data("view", "\(view)")) {
      HTML.block { sections.map(\.html) }
    }
  }

  // MARK: Sections

  /// All sections, in their order in the document.
  private func sections() throws(ReportError) -> [Made] {
    let withoutCode = PageSection.all.filter { !$0.showsCode }
    let words = try made(withoutCode, linkedLines: [])
    var linkedLines: Set<String> = []
    for section in words { linkedLines.formUnion(section.linkedLines) }
    let withCode = PageSection.all.filter(\.showsCode)
    let all = words + (try made(withCode, linkedLines: linkedLines))
    return PageSection.all.compactMap { section in
      all.first { $0.section.id == section.id }
    }
  }

  /// Some sections, made on all cores, each with a format of its own.
  private func made(
    _ sections: [PageSection],
    linkedLines: Set<String>
  ) throws(ReportError) -> [Made] {
    let none = [Result<Made, ReportError>?](
      repeating: nil,
      count: sections.count)
    let results = Mutex(none)
    DispatchQueue.concurrentPerform(iterations: sections.count) { place in
      let result = Result { () throws(ReportError) in
        try made(sections[place], linkedLines: linkedLines)
      }
      results.withLock { $0[place] = result }
    }
    var all: [Made] = []
    for case let result? in results.withLock({ $0 }) {
      all.append(try result.get())
    }
    return all
  }

  private func made(
    _ section: PageSection,
    linkedLines: Set<String>
  ) throws(ReportError) -> Made {
    let format = HTMLFormat(terms: terms) { [lines] in lines.id(of: $0) }
    let context = SectionContext(
      content: content,
      lines: lines,
      linkedLines: linkedLines,
      format: format)
    let html = try section.element(in: context)
    return Made(section: section, html: html, linkedLines: format.linkedLines)
  }
}
