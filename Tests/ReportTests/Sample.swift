@testable import Verdicts
import Examples
import Measures
import Driver
import TerminalText

@testable import Catalog

/// Sample findings: two small patterns; the second fails a scenario.
enum Sample {
  static let findings = Findings(
    examples: [.greeting, .login],
    patterns: [one, two].map { card in
      let long = "a name that is very long, and longer than any report has room for in a row"
      let results = [
        result(card.id, .greeting, "shows the greeting", failure: card.id == "two" ? failure : nil),
        result(card.id, .login, long),
      ]
      return PatternFindings(card: card, examples: [.greeting, .login], results: results)
    })

  static let one = card(
    "One", [Role(name: "Whole", duty: "Does it all.", part: .logic, types: ["Whole", "Person"])])

  static let two = card(
    "Two",
    [
      Role(name: "Front", duty: "Shows.", part: .view, types: ["Front"]),
      Role(name: "Back", duty: "Decides.", part: .logic, types: ["Back"]),
    ])

  private static func card(_ module: String, _ roles: [Role]) -> Card {
    Card(
      id: module.lowercased(), name: module.uppercased(), module: module, summary: "Has \(module).",
      roles: roles, arrows: [], terms: [], workflow: ["Tap."], claims: [], caveats: [],
      advice: Advice(source: book), sources: [book])
  }

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

  /// Findings on one pattern whose scenarios fail alike.
  static func failing(
    _ failure: ScenarioResult.Failure, names: [String] = ["shows the greeting"]
  ) -> Findings {
    let results = names.map { result("one", .greeting, $0, steps: 3, failure: failure) }
    return Findings(
      examples: [.greeting],
      patterns: [PatternFindings(card: one, examples: [.greeting], results: results)])
  }

  static func style(_ columns: Int, ascii: Bool = false, color: ColorChoice = .never) -> OutputStyle {
    OutputStyle(
      environment: ascii ? [:] : ["LANG": "en_US.UTF-8"], isTerminal: false, terminalColumns: columns,
      color: color)
  }

  static let book = Source(
    key: "book", label: "Doe 1999", author: "J. Doe", title: "A Book", year: 1999)
}
