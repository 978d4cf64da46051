import Catalog
import Comparison
import Foundation
import Scenarios

/// Findings as JSON with sorted keys: the same findings give the same bytes.
public struct JSONReport {
  /// Makes a report.
  public init() {}

  /// The report's text, ended by a line break.
  public func text(of findings: Findings, about topic: Topic) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let document = Document(patterns: findings.patterns.map { Pattern($0, topic) })
    return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
  }

  private struct Document: Encodable {
    let schemaVersion = 1
    let patterns: [Pattern]
  }

  /// What a topic leaves out is nil and has no key.
  private struct Pattern: Encodable {
    let id: String
    let name: String
    let summary: String?
    let commands: [String]?
    let roles: [Role]?
    let scenarios: [Scenario]?
    let claims: [Claim]?
    let caveats: [Caveat]?

    init(_ findings: PatternFindings, _ topic: Topic) {
      let isWhole = topic == .everything
      let card = findings.card
      id = card.id
      name = card.name
      summary = topic == .list ? card.summary : nil
      commands = topic == .list ? findings.commands : nil
      roles = isWhole ? card.roles.map(Role.init) : nil
      scenarios = isWhole || topic == .scenarios ? findings.results.map(Scenario.init) : nil
      claims = isWhole || topic == .claims ? card.claims.map(Claim.init) : nil
      caveats = isWhole ? card.caveats.map(Caveat.init) : nil
    }
  }

  private struct Role: Encodable {
    let name: String
    let duty: String
    let part: String
    let types: [String]

    init(_ role: Catalog.Role) {
      (name, duty, part, types) = (role.name, role.duty, role.part.rawValue, role.types)
    }
  }

  private struct Scenario: Encodable {
    let example: String
    let name: String
    let passed: Bool
    let steps: Int

    init(_ result: ScenarioResult) {
      (example, name, passed, steps) = (result.example.rawValue, result.name, result.passed, result.steps)
    }
  }

  private struct Claim: Encodable {
    let id: String
    let kind: String
    let side: String
    let text: String
    let source: String

    init(_ claim: Catalog.Claim) {
      (id, kind, side) = (claim.id, claim.kind.rawValue, claim.side.rawValue)
      (text, source) = (claim.text, claim.source.reference)
    }
  }

  private struct Caveat: Encodable {
    let number: Int
    let text: String

    init(_ caveat: Catalog.Caveat) {
      (number, text) = (caveat.number, caveat.text)
    }
  }
}
