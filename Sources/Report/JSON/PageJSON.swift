import Verdicts

/// The JSON in a page: the findings without what the page lists anyway, which are scenarios, terms, caveats and references.
struct PageJSON: Encodable {
  let schemaVersion = FindingsJSON.currentVersion
  private(set) var patterns: [PatternJSON]
  let choice: Choice
  /// The same wishes for the page's script.
  let choiceTable: ChoiceTable

  init(_ content: PageContent) {
    patterns = FindingsJSON(content.findings, about: .everything).patterns
    (choice, choiceTable) = (content.choice, ChoiceTable(content.choice))
    for place in patterns.indices {
      (patterns[place].scenarios, patterns[place].terms, patterns[place].caveats) = (nil, nil, nil)
      for example in patterns[place].coupling?.keys.sorted() ?? [] {
        patterns[place].coupling?[example]?.edges = nil
      }
    }
  }
}
