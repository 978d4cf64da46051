import Report
import Verdicts

/// The JSON in a page: the findings without what the page lists anyway, which
/// are scenarios, terms, caveats and references.
struct PageJSON: Encodable {
  let schemaVersion = FindingsJSON.currentVersion
  let patterns: [PatternJSON]
  /// The questions of `compare choose`; the script of
  /// that view reads them here.
  let questions: QuestionTable

  init(_ content: PageContent) {
    let findings = FindingsJSON(content.findings, about: .everything)
    patterns = findings.patterns.map(\.withoutLists)
    questions = QuestionTable(content.questionnaire)
  }
}
