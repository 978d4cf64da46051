import Foundation
import Verdicts

/// A report in JSON from an earlier run, to compare with.
public struct EarlierReport: Sendable {
  /// The JSON of the changes; unlike a report's, it has no patterns.
  struct Changes: Encodable {
    let since: String
    let changes: [PatternChanges]
  }

  /// The name of its file.
  let name: String
  private let findings: FindingsJSON

  /// The ids of its patterns.
  var ids: [String] { findings.patterns.map(\.id) }

  /// Decodes a report on everything; nil if this version of the program did not
  /// write it about one of some patterns.
  public init?(_ data: Data, named name: String, about ids: [String]) {
    let decoder = JSONDecoder()
    guard let findings = try? decoder.decode(FindingsJSON.self, from: data),
      findings.schemaVersion == FindingsJSON.currentVersion,
      findings.patterns.contains(where: { ids.contains($0.id) }),
      findings.patterns.allSatisfy(\.isOfEverything)
    else { return nil }
    self.name = name
    self.findings = findings
  }

  /// The changes of each pattern that this report has.
  func changes(to now: Findings) -> Changes {
    let new = FindingsJSON(now, about: .everything).patterns
    let changes = zip(new, now.patterns).compactMap { pattern, found in
      let earlier = findings.patterns.first { $0.id == pattern.id }
      return earlier.map { PatternChanges(from: $0, to: pattern, found) }
    }
    return Changes(since: name, changes: changes)
  }
}

extension PatternJSON {
  /// Whether the report has what only one on everything has.
  fileprivate var isOfEverything: Bool { breaches != nil && scenarios != nil }
}
