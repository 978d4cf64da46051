import Comparison
import Tracing

/// The content of the page of the whole catalogue.
public struct PageContent: Sendable {
  /// The findings about everything.
  public let findings: Findings
  /// All wishes beside the figures.
  public let choice: Choice
  /// The terms of the reports.
  public let glossary: [Glossary.Entry]
  /// The code of the patterns, example by example.
  public let listings: [[CodeListing]]
  /// The unit tests of the same names, example by example.
  public let tests: [TestComparison]
  /// The kept recordings that are fresh, pattern by pattern.
  public let traces: [Trace]

  /// Creates the content from its parts.
  public init(
    findings: Findings, choice: Choice, glossary: [Glossary.Entry], listings: [[CodeListing]],
    tests: [TestComparison], traces: [Trace] = []
  ) {
    (self.findings, self.choice, self.glossary) = (findings, choice, glossary)
    (self.listings, self.tests, self.traces) = (listings, tests, traces)
  }
}
