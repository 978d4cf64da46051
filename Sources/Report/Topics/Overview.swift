import Catalog
import Examples
import Records
import Verdicts

/// What the first screen has of some patterns: the figures of one example, and
/// the claims that say most.
///
/// Plain values, which the command keeps, so that it need not measure the same
/// code again.
public struct Overview: Codable, Equatable, Sendable {
  /// A pattern on the screen.
  struct Pattern: Codable, Equatable, Sendable {
    /// The card's id.
    let id: Card.ID
    /// Whether its code was measured.
    let isMeasured: Bool
    /// The figures; nil without an example.
    let figures: SummaryFigures?
    /// Why nothing of it is known for the example; nil if its code was measured.
    let absence: String?
    /// The claim for it, and the one against it, that say most.
    let pro: Saying?
    let con: Saying?
  }

  /// A claim in a few words, with its verdict in plain words.
  struct Saying: Codable, Equatable, Sendable {
    /// The claim.
    let claim: Claim.ID
    let words: String
    /// The label of the source.
    let source: String
    let verdict: String
    /// Whether another definition of its figures turns the verdict.
    let hasTurns: Bool
  }

  /// The runs of the example's scenarios.
  struct Scripts: Codable, Equatable, Sendable {
    /// The scenarios, each once.
    let count: Int
    let runs: Int
    let failed: Int
  }

  /// By how much two authors of one pattern differed in the change request.
  struct Spread: Codable, Equatable, Sendable {
    let files: Int?
    let tests: Int?
  }

  /// The example of the figures: the largest that all patterns have.
  let example: Example?
  /// The number of all examples.
  let exampleCount: Int
  /// The patterns, in the order of the tables.
  let patterns: [Pattern]
  let scripts: Scripts
  let spread: Spread

  /// Gathers the values from findings.
  public init(_ findings: Findings) {
    let example = findings.largestShared ?? findings.examples.last
    self.example = example
    exampleCount = findings.examples.count
    patterns = findings.patterns.map { pattern in
      Pattern(pattern, in: example, kept: findings.kept)
    }
    let results = findings.results.filter { $0.example == example }
    scripts = Scripts(
      count: example.map { findings.rows(of: $0).count } ?? 0,
      runs: results.count,
      failed: results.count { !$0.passed }
    )
    let request = example.flatMap(FirstScreen.of)?.request?.id
    let cells = request.map { findings.kept.cells(of: $0) } ?? []
    spread = Spread(
      files: cells.spread(of: \.figures.files),
      tests: cells.spread { $0.figures.breaks?.total }
    )
  }

  /// Whether the code of a pattern was measured.
  var hasCode: Bool { patterns.contains(where: \.isMeasured) }
}

extension Overview.Pattern {
  fileprivate init(
    _ pattern: PatternFindings,
    in example: Example?,
    kept: KeptFigures
  ) {
    id = pattern.card.id
    isMeasured = pattern.code != nil
    figures = example.map { SummaryFigures(of: pattern, in: $0, kept: kept) }
    absence = Self.absence(of: pattern, in: example)
    pro = pattern.mostTelling(.pro).map(Overview.Saying.init)
    con = pattern.mostTelling(.con).map(Overview.Saying.init)
  }

  private static func absence(
    of pattern: PatternFindings,
    in example: Example?
  ) -> String? {
    guard let entry = pattern.code else { return "the code was not measured" }
    guard let example, entry.code[example] == nil else { return nil }
    return "\(example.name) is not there"
  }
}

extension Overview.Saying {
  fileprivate init(_ finding: ClaimFinding) {
    claim = finding.claim.id
    words = finding.claim.gist ?? String(finding.claim.text.dropLast())
    source = finding.claim.source.label
    verdict = finding.plainVerdict
    hasTurns = !finding.turns.isEmpty
  }
}

extension ClaimFinding {
  /// The verdict as an answer to whether it is so.
  fileprivate var plainVerdict: String {
    switch verdict {
    case .supported: "yes"
    case .mixed:
      "\(judgement.examplesHolding.count) of \(judgement.examples.count)"
    case .inexact: "so, by another size"
    case .equal: "no difference"
    case .contradicted: "no, the reverse"
    case .unseen: "not seen"
    case nil: "no figure decides"
    }
  }
}
