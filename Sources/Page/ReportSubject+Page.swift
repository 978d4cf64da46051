import Report
import Verdicts

extension ReportSubject {
  /// The report as a page: a sheet about the patterns, or one report with
  /// the definitions in it.
  public func page(_ assets: PageAssets) -> String {
    if case .findings(let findings, .list) = self {
      return HandoutPage(cards: findings.patterns.map(\.card), assets: assets).html
    }
    let blocks = document(.page).sections.joined()
    var title = "Report"
    var terms: [String: String] = [:]
    for block in blocks.reversed() {
      if case .heading(1, let spans, _) = block { title = spans.plainText }
      guard case .definitions(let definitions) = block else { continue }
      for term in definitions.map(\.term.plainText) {
        terms[HTMLFormat.key(term)] = HTMLText.slug("word-\(term)")
      }
    }
    let format = HTMLFormat(terms: terms, givesIDs: true)
    let main = "<main id=\"main\">\(format.html(Array(blocks)))</main>"
    return PageFormat(
      title: title, head: assets.head, style: assets.report.style, script: assets.report.script,
      body: "<header>\(PageFormat.buttons)</header>\n\(main)"
    ).html
  }
}
