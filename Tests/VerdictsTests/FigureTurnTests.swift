import Examples
import Measures
import Testing

@testable import Catalog
@testable import CodeGraph
@testable import Verdicts

/// The figures that turn a verdict: on invented figures, and within what a working program can be.
@Suite struct FigureTurnTests {
  @Test(
    arguments: [
      // Equal: fewer contradict, more support; one line fewer is nearest.
      (.more(.lines), 68, 75, ["67 smaller contradicted", "84 larger supported"]),
      // Supported: first equal, then contradicted.
      (.fewer(.lines), 27, 30, ["28–33 larger equal", "34 larger contradicted"]),
      (.more(.lines), 34, 30, ["33–28 smaller equal", "27 smaller contradicted"]),
      // Contradicted: first equal, then supported.
      (.fewer(.lines), 40, 30, ["33–28 smaller equal", "27 smaller supported"]),
      (.fewer(.roles), 4, 4, ["5 larger contradicted", "3 smaller supported"]),
      // "Slightly" fewer is a band of figures.
      (
        .fewer(.lines, by: .slight), 100, 100,
        ["90–81 smaller supported", "112 larger contradicted", "80 smaller inexact"]
      ),
      // None is no figure that a working program has where all have some.
      (.fewer(.types), 2, 2, ["4 larger contradicted"]),
      (.fewer(.failingTestsPerMutant), 12.5, 17, ["15.3–18.8 larger equal", "18.9 larger contradicted"]),
      (.more(.boundShare), 100, 45, ["49–41 smaller equal", "40 smaller contradicted"]),
      (.some(.lookups), 3, nil, ["0 smaller contradicted"]),
      (.none(.lookups), 3, nil, ["0 smaller supported"]),
    ] as [(Assertion, Double, Double?, [String])])
  func `A verdict has the nearest figures that turn it, in both directions`(
    assertion: Assertion, own: Double, other: Double?, turns: [String]
  ) {
    let judgement = Judgement(outcomes: [Self.outcome(assertion, own, [other].compactMap(\.self))])
    #expect(Self.turns(of: judgement).map(Self.words) == turns)
  }

  @Test func `A figure turns a verdict alone or is left out`() {
    func outcomes(_ second: Double, in example: Example) -> [Judgement.Outcome] {
      [
        Self.outcome(.more(.lines), 20, [30], in: example),
        Self.outcome(.more(.types), second, [9], in: example),
      ]
    }
    // Both assertions fail, so that neither figure alone supports the claim.
    #expect(Self.turns(of: Judgement(outcomes: outcomes(5, in: .login))) == [])
    // With the other one held, the one figure does.
    let turns = Self.turns(of: Judgement(outcomes: outcomes(12, in: .login)))
    #expect(turns.map(Self.words) == ["28–33 larger equal", "34 larger supported"])
  }

  @Test func `A mixed verdict has turns to both sides, example by example, the nearest first`() {
    let judgement = Judgement(outcomes: [
      Self.outcome(.fewer(.lines), 23, [20], in: .greeting),
      Self.outcome(.fewer(.lines), 80, [100], in: .login),
    ])
    let turns = Self.turns(of: judgement)
    #expect(
      turns.map { "\($0.example.name) \(Self.words($0))" } == [
        "Login 91 larger contradicted", "Greeting 18 smaller supported",
      ])
  }

  @Test func `What the cards fix turns nothing`() {
    let fixed = Self.outcome(.fewer(.lines), 20, [30], weight: .fixedByCards)
    #expect(Self.turns(of: Judgement(outcomes: [fixed])) == [])
    let open = Self.outcome(.fewer(.types), 3, [5])
    #expect(Self.turns(of: Judgement(outcomes: [fixed, open])).map(\.measure) == [.types, .types])
  }

  // MARK: What a working program can be

  @Test
  func `A program has some of what all have, and is no smaller than the smallest of the example before`()
    throws
  {
    let codebase = Self.codebase(types: [("One", 1, 3), ("Two", 2, 4)])
    func lowest(_ measure: Measure, _ example: Example) -> Double {
      PossibleFigures(of: codebase).range(of: measure, for: Self.card("One"), in: example).lowerBound
    }
    #expect(codebase.faults == [])
    #expect(lowest(.types, .greeting) == 1)
    #expect(lowest(.types, .login) == 1)
    #expect(lowest(.protocols, .login) == 0)
    let larger = Self.codebase(types: [("One", 2, 3), ("Two", 3, 4)])
    #expect(
      PossibleFigures(of: larger).range(of: .types, for: Self.card("One"), in: .login) == 2...(.infinity))
  }

  @Test func `A figure stays within the range that the card leaves`() {
    let card = Card.mvp
    let range = PossibleFigures(of: Codebase(graph: DependencyGraph(joining: []), cards: []))
      .range(of: .roles, for: card, in: .greeting)
    #expect(range == 0...Double(card.roles.count))
    let outcome = Judgement.Outcome(
      assertion: .more(.roles), example: .greeting, own: Figure(value: 3),
      others: [(.viper, Figure(value: 3))], result: .equal, weight: .decides)
    // MVP has three roles, so that no program of it has four.
    #expect(
      Judgement(outcomes: [outcome]).turns(
        within: PossibleFigures(of: Codebase(graph: DependencyGraph(joining: []), cards: [])), of: card
      ).map(Self.words) == ["2 smaller contradicted"])
  }

  private static func outcome(
    _ assertion: Assertion, _ own: Double, _ others: [Double], in example: Example = .login,
    weight: Judgement.Outcome.Weight = .decides
  ) -> Judgement.Outcome {
    Judgement.Outcome(
      assertion: assertion, example: example, own: Figure(value: own),
      others: others.map { (.mvc, Figure(value: $0)) }, result: assertion.outcome(own, others),
      weight: weight)
  }

  private static func turns(of judgement: Judgement) -> [FigureTurn] {
    judgement.turns(
      within: PossibleFigures(of: codebase(types: [("One", 1, 1), ("Two", 1, 1)])), of: card("One"))
  }

  private static func words(_ turn: FigureTurn) -> String {
    func text(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
    let figures = [turn.bound, turn.last].compactMap(\.self).map(text).joined(separator: "–")
    return "\(figures) \(turn.direction.rawValue) \(turn.verdict.rawValue)"
  }

  /// Invented patterns with some types in Greeting and in Login.
  private static func codebase(types: [(module: String, greeting: Int, login: Int)]) -> Codebase {
    let nodes = types.flatMap { module, greeting, login in
      [("Greeting", greeting), ("Login", login)].flatMap { folder, count in
        (0..<count).map { number in
          let name = "\(folder)\(number)"
          return TypeNode(
            id: "\(module).\(name)", name: name, kind: .class, module: module,
            place: Place(file: "Sources/Patterns/\(module)/\(folder)/\(name).swift", line: 1))
        }
      }
    }
    var graph = DependencyGraph(types: nodes, edges: [])
    graph.lines = Dictionary(uniqueKeysWithValues: nodes.map { ($0.id, 20) })
    let cards = types.map { module, greeting, login in
      card(
        module,
        types: (0..<greeting).map { "Greeting\($0)" } + (0..<login).map { "Login\($0)" })
    }
    return Codebase(graph: graph, cards: cards)
  }

  private static func card(_ module: String, types: [String] = []) -> Card {
    Card(
      id: module.lowercased(), name: module, module: module, summary: "",
      roles: [
        Role(name: "View", duty: "", part: .view, types: types),
        Role(name: "Logic", duty: "", part: .logic, types: []),
        Role(name: "Model", duty: "", part: .model, types: []),
        Role(name: "Adapter", duty: "", part: .outside, types: []),
        Role(name: "Router", duty: "", part: .navigation, types: []),
      ],
      arrows: [], terms: [], workflow: [], claims: [], caveats: [], advice: Advice(source: .mvx), sources: [])
  }
}
