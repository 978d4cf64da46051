import Comparison
import Foundation
import Report
import Scenarios
import TestSupport
import Testing

/// Reports as JSON, letter by letter: the list as it is laid out, and everything with a line for each object.
@Suite struct JSONReportTests {
  @Test func `The list`() throws {
    try expectEqual(
      JSONReport().text(of: MadeUp.findings, about: .list),
      #"""
      {
        "patterns" : [
          {
            "commands" : [
              "greet-one",
              "login-one"
            ],
            "id" : "one",
            "name" : "ONE",
            "summary" : "Everything is in one place."
          },
          {
            "commands" : [
              "greet-two",
              "login-two"
            ],
            "id" : "two",
            "name" : "TWO",
            "summary" : "One part shows | another decides."
          }
        ],
        "schemaVersion" : 1
      }

      """#)
  }

  @Test func `Everything of a pattern that is measured, and of one that is not`() throws {
    try expectEqual(
      pattern(0, of: MadeUp.measured("three")),
      #"""
      EVERYTHING
      """#)
    try expectEqual(
      pattern(1, of: MadeUp.findings),
      #"""
      UNMEASURED
      """#)
  }

  @Test func `A topic's JSON holds nothing else`() throws {
    func keys(_ topic: Topic) throws -> [String] {
      try document(MadeUp.measured("three"), topic)[0].keys.sorted()
    }
    #expect(try keys(.scenarios) == ["id", "name", "scenarios"])
    #expect(try keys(.claims) == ["claims", "id", "name"])
    #expect(try keys(.coupling) == ["coupling", "id", "name", "screens"])
  }

  @Test(arguments: [
    (
      ScenarioResult.Failure(
        number: 2, step: "see x \"a\"", reason: .mismatch(expected: "a", seen: "b\u{1B}"), frame: "│"),
      #"{"expected":"a","number":2,"reason":"mismatch","seen":"b\u001b","step":"see x \"a\""}"#
    ),
    (
      .init(number: 3, step: "tap x", reason: .mistake(StepMistake("no widget 'x'")), frame: ""),
      #"{"message":"no widget 'x'","number":3,"reason":"mistake","step":"tap x"}"#
    ),
    (
      .init(number: 0, step: "", reason: .mistake(StepMistake("line 1 is no step")), frame: ""),
      #"{"message":"line 1 is no step","reason":"mistake"}"#
    ),
    (
      .init(number: 1, step: "launch", reason: .restless, frame: ""),
      #"{"number":1,"reason":"restless","step":"launch"}"#
    ),
  ]) func `A failing scenario tells its reason`(failure: ScenarioResult.Failure, json: String) throws {
    #expect(try pattern(0, of: MadeUp.failing(failure)).contains("\"failure\":\(json),\"name\""))
  }

  private func document(_ findings: Findings, _ topic: Topic) throws -> [[String: Any]] {
    let text = try JSONReport().text(of: findings, about: topic)
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require(document?["patterns"] as? [[String: Any]])
  }

  /// All that is told of a pattern, with a line for each of its keys and for each object of a list.
  private func pattern(_ place: Int, of findings: Findings) throws -> String {
    try lines(of: document(findings, .everything)[place]).joined(separator: "\n")
  }

  private func lines(of object: [String: Any]) throws -> [String] {
    try object.sorted { $0.key < $1.key }.flatMap { key, value -> [String] in
      if let list = value as? [[String: Any]] { return try ["\(key):"] + list.map { try "  \(text($0))" } }
      if key == "coupling" || key == "greeting", let object = value as? [String: Any] {
        return try ["\(key):"] + lines(of: object).map { "  \($0)" }
      }
      return try ["\(key): \(text(value))"]
    }
  }

  private func text(_ value: Any) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed])
    return String(decoding: data, as: UTF8.self)
  }
}
