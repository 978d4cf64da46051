import Comparison
import Foundation
import Report
import Testing

/// Reports as JSON, letter by letter.
@Suite struct JSONReportTests {
  @Test func `Everything`() throws {
    let two = Findings(examples: [.greeting, .login], patterns: MadeUp.findings.patterns.suffix(1))
    try expectEqual(
      JSONReport().text(of: two, about: .everything),
      #"""
      {
        "patterns" : [
          {
            "caveats" : [
              {
                "number" : 1,
                "test" : "the first comes first",
                "text" : "First."
              },
              {
                "number" : 2,
                "text" : "The study is about something else – as the café in `Zoë` shows, or does not."
              }
            ],
            "claims" : [
              {
                "id" : "two.clear",
                "kind" : "cited",
                "side" : "pro",
                "source" : "A Study, A Place",
                "text" : "A study finds it clear."
              },
              {
                "id" : "two.long",
                "kind" : "opinion",
                "side" : "con",
                "source" : "J. Doe: A Book, 1999",
                "text" : "Takes a while to write, and longer than that to explain to anybody else."
              },
              {
                "id" : "two.other",
                "kind" : "measured",
                "side" : "difference",
                "source" : "J. Doe: A Book, 1999",
                "text" : "Has two parts."
              }
            ],
            "id" : "two",
            "name" : "TWO",
            "roles" : [
              {
                "duty" : "Shows.",
                "name" : "Front",
                "part" : "view",
                "types" : [
                  "Front"
                ]
              },
              {
                "duty" : "Decides *everything* that there is to decide.",
                "name" : "Back",
                "part" : "logic",
                "types" : [
                  "Back"
                ]
              }
            ],
            "scenarios" : [
              {
                "example" : "greeting",
                "failure" : {
                  "expected" : "Hello David Blaine",
                  "number" : 2,
                  "reason" : "mismatch",
                  "seen" : "",
                  "step" : "see greeting \"Hello David Blaine\""
                },
                "name" : "shows the greeting",
                "passed" : false,
                "steps" : 1234
              },
              {
                "example" : "login",
                "name" : "a name that is very long, and longer than any report has room for in a row",
                "passed" : true,
                "steps" : 1234
              }
            ],
            "terms" : [
              {
                "caveat" : 2,
                "here" : [

                ],
                "source" : "A Study, A Place",
                "word" : "Half"
              }
            ]
          }
        ],
        "schemaVersion" : 1
      }

      """#)
  }

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

  @Test func `A topic's JSON holds nothing else`() throws {
    #expect(try keys(about: .scenarios) == ["id", "name", "scenarios"])
    #expect(try keys(about: .claims) == ["claims", "id", "name"])
  }

  private func keys(about topic: Topic) throws -> [String] {
    let text = try JSONReport().text(of: MadeUp.findings, about: topic)
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let patterns = document?["patterns"] as? [[String: Any]]
    return try #require(patterns?.first).keys.sorted()
  }
}
