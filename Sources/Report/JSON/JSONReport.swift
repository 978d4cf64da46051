import Comparison
import Examples
import Foundation
import Scenarios

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
    let document: JSONObject = [
      "schemaVersion": 1, "patterns": findings.patterns.map { pattern($0, of: findings, topic) },
    ]
    return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
  }

  private func pattern(_ findings: PatternFindings, of all: Findings, _ topic: Topic) -> JSONObject {
    let (card, code, examples) = (findings.card, findings.code, all.examples)
    func whole<Value>(or other: Topic? = nil, _ value: Value?) -> Value? {
      topic == .everything || topic == other ? value : nil
    }
    return [
      "id": card.id, "name": card.name,
      "summary": topic == .list ? card.summary : nil,
      "commands": topic == .list ? findings.commands : nil,
      "roles": whole(
        card.roles.map { role -> JSONObject in
          ["name": role.name, "duty": role.duty, "part": role.part.rawValue, "types": role.types]
        }),
      "terms": whole(
        card.terms.map { term -> JSONObject in
          ["word": term.word, "source": term.source.reference, "here": term.here, "caveat": term.caveat]
        }),
      "scenarios": whole(or: .scenarios, findings.results.map(scenario)),
      // What is wrong if the code should have been measured and could not be.
      "fault": all.fault(of: card.id),
      "screens": whole(
        or: .coupling,
        code?.screens(in: examples).map { count -> JSONObject in
          ["screen": count.screen, "concrete": count.concrete, "protocols": count.protocols]
        }),
      "coupling": whole(
        or: .coupling,
        code.map { entry in
          JSONObject(
            examples.compactMap { example in
              entry.code[example].map { (example.id, coupling($0, of: entry, in: example)) }
            })
        }),
      "claims": whole(or: .claims, findings.claims.map(claim)),
      "caveats": whole(
        card.caveats.map { caveat -> JSONObject in
          ["number": caveat.number, "text": caveat.text, "test": caveat.test]
        }),
    ]
  }

  private func scenario(_ result: ScenarioResult) -> JSONObject {
    [
      "example": result.example.id, "name": result.name, "passed": result.passed,
      "steps": result.steps, "failure": result.failure.map(failure),
    ]
  }

  /// Why a scenario did not pass; a script that cannot be read has neither number nor step.
  private func failure(_ failure: ScenarioResult.Failure) -> JSONObject {
    let number = failure.number > 0 ? failure.number : nil
    let step = number.map { _ in failure.step }
    return switch failure.reason {
    case .mismatch(let expected, let seen):
      ["number": number, "step": step, "reason": "mismatch", "expected": expected, "seen": seen]
    case .mistake(let mistake):
      ["number": number, "step": step, "reason": "mistake", "message": mistake.message]
    case .restless: ["number": number, "step": step, "reason": "restless"]
    }
  }
}
