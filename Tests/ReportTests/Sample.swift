@testable import Comparison
import Examples
import Measures
import Scenarios
import TerminalText

@testable import Catalog

/// Sample findings: two small patterns; the second fails a scenario.
enum Sample {
  static let findings = Findings(
    examples: [.greeting, .login],
    patterns: [
      PatternFindings(
        card: one, examples: [.greeting, .login],
        results: [
          result("one", .greeting, "shows the greeting"),
          result("one", .login, "a name that is very long, and longer than any report has room for in a row"),
        ]),
      PatternFindings(
        card: two, examples: [.greeting, .login],
        results: [
          result("two", .greeting, "shows the greeting", failure: failure),
          result("two", .login, "a name that is very long, and longer than any report has room for in a row"),
        ]),
    ])

  static let one = Card(
    id: "one", name: "ONE", module: "One", summary: "Everything is in one place.",
    roles: [Role(name: "Whole", duty: "Does it all.", part: .logic, types: ["Whole", "Person"])],
    arrows: [], terms: [Term("Lot", in: book, here: ["Whole"])], workflow: ["Tap."],
    claims: [
      Claim(
        id: "one.short", evidence: .measured(.fewer(.lines)), side: .pro, against: ["two"],
        text: "Less to write.", source: book)
    ],
    caveats: [Caveat(number: 1, about: .text, text: "The book is <old>.")],
    advice: Advice(source: book), sources: [book])

  static let two = Card(
    id: "two", name: "TWO", module: "Two", summary: "One part shows | another decides.",
    roles: [
      Role(name: "Front", duty: "Shows.", part: .view, types: ["Front"]),
      Role(
        name: "Back", duty: "Decides *everything* that there is to decide.", part: .logic, types: ["Back"]),
    ],
    arrows: [], terms: [Term("Half", in: study, here: [], caveat: 2)], workflow: ["Tap."],
    claims: [
      Claim(id: "two.clear", evidence: .cited, side: .pro, text: "A study finds it clear.", source: study),
      Claim(
        id: "two.long", evidence: .opinion, side: .con,
        text: "Takes a while to write, and longer than that to explain to anybody else.", source: book),
      Claim(
        id: "two.other", evidence: .measured(.none(.seams)), side: .difference, text: "Has two parts.",
        source: book),
    ],
    caveats: [
      Caveat(number: 1, about: .code(test: "the first comes first"), text: "First."),
      Caveat(
        number: 2, about: .text,
        text: "The study is about something else – as the café in `Zoë` shows, or does not."),
    ],
    advice: Advice(source: book), sources: [book, study])

  static let failure = ScenarioResult.Failure(
    number: 2, step: #"see greeting "Hello David Blaine""#,
    reason: .mismatch(expected: "Hello David Blaine", seen: ""),
    frame: """
      ┌ Greeting ────────────────────────────────────────────────────────────┐
      │ [ Show greeting ]                                       showGreeting │
      │                                                         greeting     │
      └──────────────────────────────────────────────────────────────────────┘

      """)

  /// A result, by default passed with 1,234 steps.
  static func result(
    _ pattern: String, _ example: Example, _ name: String, steps: Int = 1_234,
    failure: ScenarioResult.Failure? = nil
  ) -> ScenarioResult {
    ScenarioResult(
      pattern: pattern, example: example, name: name,
      stepsHeld: failure.map { $0.number - 1 } ?? steps, steps: steps, failure: failure)
  }

  /// Findings on one pattern with one failed scenario.
  static func failing(_ failure: ScenarioResult.Failure, name: String = "shows the greeting") -> Findings {
    Findings(
      examples: [.greeting],
      patterns: [
        PatternFindings(
          card: one, examples: [.greeting],
          results: [result("one", .greeting, name, steps: 3, failure: failure)])
      ])
  }

  static func style(_ columns: Int, ascii: Bool = false, color: ColorChoice = .never) -> OutputStyle {
    OutputStyle(
      environment: ascii ? [:] : ["LANG": "en_US.UTF-8"], isTerminal: false, terminalColumns: columns,
      color: color)
  }

  static let book = Source(
    key: "book", label: "Doe 1999", author: "J. Doe", title: "A Book", year: 1999)
  private static let study = Source(key: "study", label: "Study", title: "A Study", venue: "A Place")
}
