import Driver
import Examples
import Measures
import Page
import Records
import TestSupport

@testable import Catalog
@testable import CodeGraph
@testable import Verdicts

/// Sample findings: ONE does all in one type; TWO has a front, a back and a wire, and breaks a rule in Greeting.
enum Sample {
  static let findings = findings(in: codebase, of: cards, findsTurns: true) { card in
    [
      ScenarioResult(
        pattern: card.id, example: .greeting, name: "shows the greeting", stepsHeld: 3, steps: 3, failure: nil
      )
    ]
  }

  /// Findings for Greeting on some patterns of a codebase, with their scenario results.
  static func findings(
    in codebase: Codebase, of cards: [Card], findsTurns: Bool = false, results: (Card) -> [ScenarioResult]
  ) -> Findings {
    let judge = Judge(of: codebase, findsTurns: findsTurns)
    let patterns = cards.map { card in
      PatternFindings(
        card: card, examples: [.greeting], results: results(card), code: codebase.entry(of: card.id),
        claims: card.claims.map { judge.finding(for: $0, of: card) })
    }
    return Findings(examples: [.greeting], patterns: patterns, breaches: codebase.breaches)
  }

  /// The content of a page without code, tests and recordings.
  static func content(
    _ findings: Findings, questionnaire: Questionnaire = questionnaire
  ) -> PageContent {
    PageContent(findings: findings, questionnaire: questionnaire, listings: [], tests: [])
  }

  /// The styles and scripts of the package.
  static func assets() throws(PageAssetError) -> PageAssets {
    try PageAssets(in: Program.packageFolder)
  }

  /// Two questions: one that a number answers, and one of words with a request for one of them.
  static let questionnaire = Questionnaire(
    cards: cards,
    figures: [
      CriterionFigures(
        criterion: .typesPerScreen, example: .greeting, figures: ["one": 1, "two": 3], brokenTests: [:],
        spread: nil, candidates: ["one", "two"]),
      CriterionFigures(
        criterion: .request("three"), example: .login, figures: ["one": 1, "two": 4],
        brokenTests: ["one": 0], spread: 2, candidates: ["one", "two"]),
    ])

  static let codebase = Codebase(graph: graph, cards: cards)

  static let mutants = MutantFindings(patterns: [
    PatternMutants(
      pattern: "two", fingerprint: "",
      results: [
        MutantResult(
          mutation: .cancelIgnored, place: place("Front", line: 7),
          scenarios: TestOutcome(count: 83, failed: ["login: cancel"]),
          logicTests: TestOutcome(count: 27, failed: ["cancelled"], ending: .crash), partTests: .none)
      ])
  ])

  // MARK: Cards

  static let cards = [one, two]

  private static let source = Source(
    key: "doe", label: "Doe", title: "Code", address: "https://doe.example/a_b")

  static let one = Card(
    id: "one", name: "ONE", module: "One", summary: "All in one.",
    roles: [Role(name: "Whole", duty: "Does it all.", part: .logic, types: ["Whole"])],
    arrows: [Arrow(from: "Whole", to: Arrow.widgets, via: .concrete)], terms: [], workflow: ["Tap."],
    claims: [], caveats: [], advice: Advice(source: source), sources: [source])

  static let two = Card(
    id: "two", name: "TWO", module: "Two", summary: "A front, a back and a wire.",
    roles: [
      Role(name: "Front", duty: "Shows.", part: .view, types: ["Front"]),
      Role(name: "Back", duty: "Decides with `Front`.", part: .logic, types: ["Back"]),
      Role(name: "Wire", duty: "Wires.", part: .wiring, types: ["Wire"]),
    ],
    arrows: [
      Arrow(from: "Front", to: "Back", via: .protocol),
      Arrow(from: "Front", to: Arrow.widgets, via: .concrete),
      Arrow(from: "Back", to: "Front", via: .protocol),
      Arrow(from: "Wire", to: "Front", via: .concrete),
      Arrow(from: "Wire", to: "Back", via: .concrete),
    ],
    terms: [
      Term("Facade", in: source, here: ["Front", "Back.greet"]),
      Term("Data <bus>", in: source, here: [], caveat: 1),
    ],
    workflow: ["Tap `it`.", "See <it>."],
    claims: [
      .rule(
        "two.rule", .none(.references(from: .view, to: .logic, .concrete)), text: "Names no logic.",
        source: source),
      Claim(
        id: "two.parts", evidence: .measured(.more(.types)), side: .pro, against: ["one"], text: "Has parts.",
        source: source),
      Claim(
        id: "two.grows", evidence: .change, side: .con, text: "Grows fast.",
        source: source),
      Claim(
        id: "two.fine", evidence: .opinion, side: .difference,
        text: "Is fine.", source: source),
    ],
    caveats: [Caveat(number: 1, about: .code(test: "nobody's *test* shows it"), text: "Nobody wrote it.")],
    advice: Advice(interaction: "Talk.", errors: "Tell `them`.", source: source), sources: [source])

  // MARK: Code

  private static let graph: DependencyGraph = {
    var graph = DependencyGraph(
      types: [
        TypeNode(
          id: "Label", name: "Label", kind: .class, module: "TerminalKit",
          place: Place(file: "Sources/Kit/TerminalKit/Widgets/Label.swift", line: 3)),
        type("Whole", in: "One"), type("Front", in: "Two"), type("Back", in: "Two"), type("Wire", in: "Two"),
      ],
      edges: [
        edge("Whole", "Label", .writes), edge("Front", "Label", .writes), edge("Front", "Back", .mentions),
        edge("Wire", "Front", .constructs), edge("Wire", "Back", .constructs),
      ])
    graph.lines = ["Whole": 20, "Front": 12, "Back": 8, "Wire": 6]
    return graph
  }()

  private static func type(_ name: String, in module: String) -> TypeNode {
    TypeNode(id: name, name: name, kind: .class, module: module, place: place(name, line: 3))
  }

  private static func edge(_ from: String, _ to: String, _ kind: Reference.Kind) -> Edge {
    Edge(from: from, to: to, references: [Reference(kind: kind, place: place(from, line: 5))])
  }

  /// A line of the file of a type.
  static func place(_ type: String, line: Int) -> Place {
    Place(file: "Sources/Patterns/\(type == "Whole" ? "One" : "Two")/Greeting/\(type).swift", line: line)
  }
}
