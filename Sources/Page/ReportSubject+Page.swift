import Report
import Verdicts

extension ReportSubject {
  /// The report as a page: a sheet about the patterns, or one report with the
  /// definitions in it.
  public func page(_ assets: PageAssets) -> String {
    if case .findings(let findings, .list) = self {
      let cards = findings.patterns.map(\.card)
      return HandoutPage(cards: cards, assets: assets).html
    }
    let blocks = Array(document(.page).sections.joined())
    let format = HTMLFormat(terms: Self.terms(in: blocks), givesIDs: true)
    return PageFormat(
      title: Self.title(of: blocks),
      head: assets.head,
      style: assets.report.style,
      script: assets.report.script,
      body: HTML.lines {
        HTML.header { PageFormat.buttons }
        HTML.main(.id("main")) { format.html(blocks) }
      }
    ).html
  }

  /// The text of the first heading.
  private static func title(of blocks: [Block]) -> String {
    for case .heading(1, let spans, _) in blocks { return spans.plainText }
    return "Report"
  }

  /// The ids of the elements that define terms, by term.
  private static func terms(in blocks: [Block]) -> [String: String] {
    var terms: [String: String] = [:]
    for case .definitions(let definitions) in blocks.reversed() {
      for term in definitions.map(\.term.plainText) {
        terms[HTMLFormat.key(term)] = HTMLText.slug("word-\(term)")
      }
    }
    return terms
  }
}
