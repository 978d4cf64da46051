@testable import Verdicts
import Driver
import Examples
import Measures
import Records

@testable import Catalog
@testable import CodeGraph

/// Sample code: THREE breaks one rule in Greeting and has an exception for another; FOUR has one type for each example.
extension Sample {
  /// Findings for Greeting, with code.
  static func measured(
    _ ids: String..., graph: DependencyGraph = graph, mutants: [PatternMutants] = []
  ) throws -> Findings {
    let cards = [three, four]
    return findings(
      in: Codebase(graph: graph, cards: cards, mutants: mutants), of: cards.filter { ids.contains($0.id) },
      examples: [.greeting], findsTurns: true
    ) { [result($0.id, .greeting, "shows the greeting", steps: 3)] }
  }

  /// Findings on some patterns of a codebase, with their scenario results.
  static func findings(
    in codebase: Codebase, of cards: [Card], examples: [Example] = Example.all, findsTurns: Bool = false,
    results: (Card) -> [ScenarioResult] = { _ in [] }
  ) -> Findings {
    let judge = Judge(of: codebase, findsTurns: findsTurns)
    let patterns = cards.map { card in
      let entry = codebase.entry(of: card.id)
      return PatternFindings(
        card: card, examples: Example.all.filter { entry?.code[$0] != nil }, results: results(card),
        code: entry, claims: card.claims.map { judge.finding(for: $0, of: card) })
    }
    let between = zip(cards, cards.reversed()).flatMap { card, other in
      card.claims.compactMap { judge.finding(for: $0, of: card, against: other) }
    }
    return Findings(
      examples: examples, patterns: patterns, between: between,
      breaches: codebase.breaches.filter { cards.contains($0.pattern) })
  }

  /// The code of THREE and FOUR.
  static let codebase = Codebase(graph: graph, cards: [three, four])

  /// The rules that THREE breaks in Greeting, at 80 columns.
  static let breaches = """
    ✘ Sources/Patterns/Three/Greeting/Front.swift:5: THREE, Greeting: Front → Back
      is forbidden: Front mentions Back
    ✘ Sources/Patterns/Three/Greeting/Front.swift:10: THREE, Greeting: Front → Back
      is forbidden: Front calls and mentions Back
      To allow it, add in Catalog/Three/ThreeCard.swift, to the arrows: Arrow(from:
      "Front", to: "Back", via: .concrete),
    """

  private static let doe = Source(key: "doe", label: "Doe", title: "Code", address: "https://doe.example/a_b")

  static let three = Card(
    id: "three", name: "THREE", module: "Three", summary: "A front, a back and a wire.",
    roles: [
      Role(name: "Data", duty: "Is `Person`.", part: .model, types: ["Person"]),
      Role(name: "Front", duty: "Shows.", part: .view, types: ["Showing", "Front", "Door"]),
      Role(name: "Back", duty: "Decides.", part: .logic, types: ["Back", "Lock"]),
      Role(name: "Wire", duty: "Wires.", part: .wiring, types: ["Wire"]),
    ],
    arrows: [
      Arrow(from: "Front", to: "Back", via: .protocol),
      Arrow(from: "Front", to: Arrow.widgets, via: .concrete),
      Arrow(from: "Back", to: "Data", via: .concrete),
      Arrow(from: "Back", to: "Front", via: .protocol),
      Arrow(from: "Back", to: Arrow.network, via: .concrete),
      Arrow(from: "Wire", to: "Front", via: .concrete),
      Arrow(from: "Wire", to: "Back", via: .concrete),
    ],
    exceptions: [ArrowException(from: "Front", to: "Person", reason: "To show it.")],
    terms: [
      Term("Facade", in: doe, here: ["Front", "Back.greet"]),
      Term("Data <bus>", in: doe, here: [], caveat: 1),
      Term("Facade", in: Sample.book, here: ["Wire"], caveat: 1),
    ],
    workflow: ["Tap `it`.", "See <it>."],
    claims: [
      .rule(
        "three.rule", .none(.references(from: .view, to: .logic, .concrete)), text: "Names no logic.",
        source: doe),
      .rule("three.named", .none(.lookups), text: "Finds nothing by name.", source: doe),
      Claim(
        id: "three.parts", evidence: .measured(.more(.types), .more(.widgetFreeShare)), side: .pro,
        against: ["four"], text: "Has parts.", source: doe),
      Claim(
        id: "three.long", evidence: .measured(.more(.lines)), side: .con, against: ["four"],
        text: "Is often long.", gist: "often long", source: doe),
      Claim(
        id: "three.outside", evidence: .measured(.more(.rolesPlaying(.outside))), side: .con,
        against: ["four"],
        text: "Has a part for the outside.", source: doe),
      Claim(
        id: "three.grows", evidence: .change, side: .con, text: "Grows fast.",
        source: doe),
      Claim(
        id: "three.fine", evidence: .opinion, side: .difference,
        text: "Is fine.", source: doe),
    ],
    caveats: [Caveat(number: 1, about: .code(test: "nobody's *test* shows it"), text: "Nobody wrote it.")],
    advice: Advice(interaction: "Talk.", errors: "Tell `them`.", source: doe), sources: [doe])

  static let four = Card(
    id: "four", name: "FOUR", module: "Four", summary: "All in one.",
    roles: [Role(name: "All", duty: "Does it all.", part: .view, types: ["All", "Whole"])],
    arrows: [Arrow(from: "All", to: Arrow.widgets, via: .concrete)], terms: [], workflow: ["Tap."],
    claims: [],
    caveats: [], advice: Advice(source: doe), sources: [doe])

  static let graph: DependencyGraph = {
    let types = [
      type("Person", .struct, in: "Examples", "Sources/Contract/Examples/Greeting/Person.swift"),
      type("Label", .class, in: "TerminalKit", "Sources/Kit/TerminalKit/Widgets/Label.swift"),
      type("Showing", .protocol, in: "Three", "Sources/Patterns/Three/Greeting/Showing.swift"),
      type(
        "Front", .class, in: "Three", "Sources/Patterns/Three/Greeting/Front.swift", members: ["onTap"]),
      type("Back", .class, in: "Three", "Sources/Patterns/Three/Greeting/Back.swift"),
      type("Wire", .struct, in: "Three", "Sources/Patterns/Three/Greeting/Wire.swift"),
      type("Door", .class, in: "Three", "Sources/Patterns/Three/Login/Door.swift"),
      type("Lock", .class, in: "Three", "Sources/Patterns/Three/Login/Lock.swift"),
      type("All", .class, in: "Four", "Sources/Patterns/Four/Greeting/All.swift"),
      type("Whole", .class, in: "Four", "Sources/Patterns/Four/Login/Whole.swift"),
    ]
    let edges = [
      edge("Front", "Showing", [(.conforms, 3, nil)]),
      edge("Front", "Back", [(.mentions, 5, nil), (.calls, 10, "greet()"), (.mentions, 10, nil)]),
      edge("Front", "Person", [(.mentions, 6, nil)]),
      edge("Front", "Label", [(.writes, 8, "text")]),
      edge("Back", "Showing", [(.calls, 4, "show(_:)")]),
      edge("Back", "Person", [(.reads, 5, "firstName")]),
      edge("Wire", "Front", [(.constructs, 4, nil), (.writes, 6, "onTap")]),
      edge("Wire", "Back", [(.constructs, 5, nil)]),
      edge("All", "Label", [(.writes, 7, "text")]),
      edge("Whole", "Label", [(.writes, 7, "text")]),
    ]
    var graph = DependencyGraph(
      types: types, edges: edges, givenByPosition: ["Sources/Patterns/Three/Greeting/Back.swift": 1])
    graph.lines = [
      "Showing": 3, "Front": 12, "Back": 8, "Wire": 6, "Door": 30, "Lock": 40, "All": 20, "Whole": 50,
    ]
    return graph
  }()

  static func type(
    _ name: String, _ kind: TypeNode.Kind, in module: String, _ file: String, members: [String] = []
  ) -> TypeNode {
    TypeNode(
      id: name, name: name, kind: kind, module: module, place: Place(file: file, line: 3),
      members: members.map {
        Member(
          name: $0, kind: .property, type: "() -> ()", isStored: true, place: Place(file: file, line: 4))
      })
  }

  static func edge(
    _ from: String, _ to: String, _ references: [(Reference.Kind, Int, String?)]
  ) -> Edge {
    let folder = ["All", "Whole"].contains(from) ? "Four" : "Three"
    let file = "Sources/Patterns/\(folder)/Greeting/\(from).swift"
    return Edge(
      from: from, to: to,
      references: references.map { Reference(kind: $0, place: Place(file: file, line: $1), toMember: $2) })
  }
}

extension Card {
  /// The same card under another id and name.
  func renamed(_ id: String, _ name: String) -> Card {
    Card(
      id: id, name: name, module: module, summary: summary, roles: roles, arrows: arrows,
      exceptions: exceptions, terms: terms, workflow: workflow, claims: claims, caveats: caveats,
      advice: advice, sources: sources)
  }
}
