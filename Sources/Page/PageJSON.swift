import Report
import Verdicts

/// The JSON in a page: the findings without what the page lists anyway, which are scenarios, terms, caveats and references.
struct PageJSON: Encodable {
  let schemaVersion = FindingsJSON.currentVersion
  let patterns: [PatternJSON]
  let choice: Choice

  init(_ content: PageContent) {
    patterns = FindingsJSON(content.findings, about: .everything).patterns.map(\.withoutLists)
    choice = content.choice
  }
}
