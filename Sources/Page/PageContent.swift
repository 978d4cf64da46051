import Records
import Report
import Traces
import Verdicts

/// The content of the page of the whole catalogue.
public struct PageContent: Sendable {
  /// The findings about everything.
  public let findings: Findings
  /// The questions of `compare choose` with all figures.
  public let questionnaire: Questionnaire
  /// The code of the patterns, example by example.
  public let listings: [[CodeListing]]
  /// The unit tests of the same names, example by example.
  public let tests: [TestComparison]
  /// The kept recordings that are fresh, pattern by pattern.
  public let traces: [Trace]

  /// What change requests cost.
  public let ledger: ChangeLedger

  /// The terms of the reports.
  var glossary: [Glossary.Entry] {
    Glossary(cards: findings.patterns.map(\.card)).entries
  }

  /// Creates the content from its parts.
  public init(
    findings: Findings,
    questionnaire: Questionnaire,
    listings: [[CodeListing]],
    tests: [TestComparison],
    traces: [Trace] = [],
    ledger: ChangeLedger = ChangeLedger(cells: [], merges: [])
  ) {
    self.findings = findings
    self.questionnaire = questionnaire
    self.listings = listings
    self.tests = tests
    self.traces = traces
    self.ledger = ledger
  }

  /// The page of the whole catalogue.
  public func page(_ assets: PageAssets) throws(ReportError) -> String {
    try CataloguePage(self, assets: assets).html()
  }
}
