import Catalog
import Records
import TerminalText
import Verdicts

/// The subject of a report.
public enum ReportSubject: Sendable {
  /// Terms, by default all of them, with their definitions.
  case glossary([Glossary.Entry], isWhole: Bool)
  /// What the first screen has of the cards' patterns.
  case overview(Overview, of: [Card])
  /// Findings about one topic.
  case findings(Findings, about: Topic)
  /// One claim with the evidence behind its verdict.
  case claim(ClaimFinding)
  /// The questions of `compare choose` with all figures.
  case questionnaire(Questionnaire)
  /// One of them, explained.
  case question(Question, in: Questionnaire)
  /// What follows from some answers.
  case decision(Decision)
  /// The kill matrix of the patterns' mutants.
  case mutants(MutantFindings)
  /// What came of change requests in some patterns.
  case ledger(ChangeLedger)
  /// What came of a race.
  case race(RaceReport)
  /// The code of patterns, example by example.
  case source([[CodeListing]])
  /// Unit tests of the same names, example by example; with a name, the one
  /// test of that name.
  case tests([TestComparison], named: String?)
  /// Recorded messages.
  case traces(TraceReport)

  /// The report for a terminal; with its details if `showsAll`.
  public func text(_ style: OutputStyle, showsAll: Bool = false) -> String {
    let screen = Detail.screen(columns: style.width)
    let detail = if showsAll { Detail.all } else { screen }
    return TextFormat(style: style).text(of: document(detail))
  }

  /// The report as Markdown.
  public func markdown() -> String {
    MarkdownFormat().text(of: document(.page))
  }

  /// The report's diagrams alone, in Mermaid's syntax for other tools.
  public func mermaid() -> String {
    let diagrams = documentOfDiagrams.diagrams.map { lines in
      lines.map { "\($0)\n" }.joined()
    }
    return diagrams.joined(separator: "\n")
  }

  /// The document with the diagrams; a page of all patterns has no room for
  /// theirs.
  private var documentOfDiagrams: Document {
    guard case .findings(let findings, about: .everything) = self,
      findings.patterns.count > 2
    else { return document(.page) }
    return Document([Composer(findings: findings, detail: .page).diagrams])
  }

  /// The report as a document.
  package func document(_ detail: Detail) -> Document {
    switch self {
    case .glossary(let entries, let isWhole):
      Glossary.document(of: entries, isWhole: isWhole, detail)
    case .overview(let overview, let cards):
      OverviewComposer(overview: overview, cards: cards, detail: detail)
        .document
    case .findings(let findings, let topic):
      Composer(findings: findings, detail: detail).document(about: topic)
    case .claim(let finding):
      ClaimComposer(finding: finding, detail: detail).document
    case .questionnaire(let questionnaire):
      QuestionComposer(questionnaire: questionnaire, detail: detail).document
    case .question(let question, let questionnaire):
      QuestionComposer(questionnaire: questionnaire, detail: detail)
        .document(of: question)
    case .decision(let decision):
      DecisionComposer(decision: decision, detail: detail).document
    case .mutants(let findings):
      MutantComposer(findings: findings, detail: detail).document
    case .ledger(let ledger):
      ChangeComposer(ledger: ledger, detail: detail).document
    case .race(let report):
      RaceComposer(report: report, detail: detail).document
    case .source(let examples):
      Document(examples.flatMap { SourceComposer(listings: $0).sections })
    case .tests(let comparisons, let name):
      TestComposer(comparisons: comparisons, name: name, detail: detail)
        .document
    case .traces(let report):
      TraceComposer(report: report, detail: detail).document
    }
  }

  /// The report as JSON.
  public func json() throws(ReportError) -> String {
    let value: any Encodable =
      switch self {
      case .glossary(let entries, _): Versioned(["terms": entries])
      case .overview(let overview, _): Versioned(overview)
      case .findings(let findings, let topic):
        FindingsJSON(findings, about: topic)
      case .claim(let finding): Versioned(ClaimJSON(finding))
      case .questionnaire(let questionnaire), .question(_, let questionnaire):
        Versioned(QuestionTable(questionnaire))
      case .decision(let decision): Versioned(decision)
      case .mutants(let findings): findings
      case .ledger(let ledger): Versioned(ledger)
      case .race(let report): Versioned(report)
      case .source(let examples): examples.flatMap(SourceJSON.all)
      case .tests(let comparisons, _):
        Versioned(["examples": Self.tests(of: comparisons)])
      case .traces(let report):
        Versioned(["traces": report.traces.map { TraceJSON($0, in: report) }])
      }
    return try JSONText.of(value) + "\n"
  }

  /// The tests of each example, by its id.
  private static func tests(
    of comparisons: [TestComparison]
  ) -> [String: [PatternTests]] {
    comparisons.reduce(into: [:]) { tests, comparison in
      tests[comparison.example.id] = comparison.patterns
    }
  }
}
