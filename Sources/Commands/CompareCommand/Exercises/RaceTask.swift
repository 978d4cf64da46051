import Catalog
import Foundation
import Records

/// The task of a race: a request's text for people, without what is said of the patterns' finished changes, and its new scenarios.
struct RaceTask {
  /// The title of the text.
  let title: String
  /// What is asked for, in Markdown.
  let text: String
  /// What it rewrites of the contract and of the scenarios.
  let rewritten: String
  /// The section on the new unit tests, and perhaps that on old ones that go.
  let tests: String
  /// The names of the unit tests that are to be written.
  let newTests: [String]
  /// The names of the scenarios that the request adds.
  let newScenarios: [String]

  /// Reads a request's text and patch; nil if the text lacks a part.
  init?(text page: String, patch: String) {
    let sections = page.components(separatedBy: "\n## ")
    guard let head = sections.first, head.hasPrefix("# "), let end = head.firstIndex(of: "\n") else {
      return nil
    }
    title = String(head[..<end].dropFirst(2))
    text = head[end...].trimmingCharacters(in: .whitespacesAndNewlines)
    func body(of heading: String) -> String? {
      let section = sections.dropFirst().first { $0.hasPrefix(heading) }
      return section?.drop { $0 != "\n" }.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    guard let rewritten = body(of: "What is rewritten"), let new = body(of: "New tests") else { return nil }
    self.rewritten = rewritten
    tests = [
      new, body(of: "Old tests that say what is no longer so").map { "These are no longer so:\n\($0)" },
    ]
    .compactMap(\.self).joined(separator: "\n\n")
    newTests = new.matches(of: /(?m)^- `([^`]+)`/).map { String($0.output.1) }
    newScenarios = Self.scenarios(in: patch)
  }

  /// The names of the scenarios that a patch has and the code before it had not, in its order.
  private static func scenarios(in patch: String) -> [String] {
    let files = PatchedFile.all(in: patch)
    func names(in lines: [String]) -> [String] {
      lines.compactMap { line in
        line.firstMatch(of: /^\s*Scenario: (.+)$/).map { String($0.output.1) }
      }
    }
    let old = Set(names(in: files.flatMap(\.removedLines)))
    return names(in: files.flatMap(\.addedLines)).filter { !old.contains($0) }
  }
}
