import Comparison
import Foundation

/// Findings as JSON with sorted keys: the same findings give the same bytes.
///
/// What a topic leaves out, and what was not found out, has no key.
public struct JSONReport {
  /// Makes a report.
  public init() {}

  /// The report's text, ended by a line break.
  public func text(of findings: Findings, about topic: Topic) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let patterns = findings.patterns.map { Pattern($0, of: findings, topic) }
    return String(decoding: try encoder.encode(Document(patterns: patterns)), as: UTF8.self) + "\n"
  }

  private struct Document: Encodable {
    let schemaVersion = 1
    let patterns: [Pattern]
  }
}
