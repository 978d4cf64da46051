import Comparison
import Foundation

/// What a report is about.
public enum ReportSubject {
  /// Findings about one topic.
  case findings(Findings, about: Topic)
  /// One claim with everything behind its verdict.
  case claim(ClaimFinding)
  /// What notices the mutants of patterns: the kill matrix.
  case mutants(MutantFindings)

  /// All that is told of it: what is read at once on a terminal, or in full what is looked up on a page.
  func document(isFull: Bool) -> Document {
    switch self {
    case .findings(let findings, let topic):
      Composer(findings: findings, isFull: isFull).document(about: topic)
    case .claim(let finding): ClaimComposer(finding: finding).document
    case .mutants(let findings): MutantComposer(findings: findings, isFull: isFull).document
    }
  }

  /// The same as JSON with sorted keys: the same findings give the same bytes.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let data =
      switch self {
      case .findings(let findings, let topic): try encoder.encode(FindingsJSON(findings, about: topic))
      case .claim(let finding): try encoder.encode(ClaimJSON(finding))
      case .mutants(let findings): try encoder.encode(findings)
      }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
