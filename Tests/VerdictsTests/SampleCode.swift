import Examples
import Measures
import Records
import Verdicts

@testable import Catalog
@testable import CodeGraph

/// The code of invented patterns, given by its types with their lines, and the links between them.
///
/// The judge's tests judge it, so that no change of a pattern's code or card turns them.
struct SampleCode {
  private(set) var cards: [Card]
  private var types: [TypeNode] = []
  private var edges: [Edge] = []
  private var lines: [TypeNode.ID: Int] = [:]

  /// Creates patterns without code.
  init(of cards: Card...) { self.cards = cards }

  /// The code with the recorded results of tests and mutants.
  func codebase(mutants: [PatternMutants] = []) -> Codebase {
    var graph = DependencyGraph(types: types, edges: edges)
    graph.lines = lines
    return Codebase(graph: graph, cards: cards, mutants: mutants)
  }

  /// The judge of the code.
  func judge(mutants: [PatternMutants] = [], findsTurns: Bool = false) -> Judge {
    Judge(of: codebase(mutants: mutants), findsTurns: findsTurns)
  }

  /// The card of a pattern, with the types that were added.
  func card(_ id: Card.ID) -> Card { cards.first { $0.id == id } ?? .sample(id) }

  /// Adds a type to a pattern's role in an example; without a role the card does not list it.
  mutating func add(
    _ name: String, _ kind: TypeNode.Kind = .class, to role: String?, of id: Card.ID, in example: Example,
    lines: Int, stored: Int = 0
  ) {
    let module = card(id).module
    let file = "Sources/Patterns/\(module)/\(example.name)/\(name).swift"
    let members = (0..<stored).map { number in
      Member(
        name: "value\(number)", kind: .property, type: "Swift.Int", isStored: true,
        place: Place(file: file, line: number + 2))
    }
    types.append(
      TypeNode(
        id: name, name: name, kind: kind, module: module, place: Place(file: file, line: 1),
        members: members))
    self.lines[name] = lines
    cards = cards.map { $0.id == id ? $0.moving(name, to: [role].compactMap(\.self)) : $0 }
  }

  /// Adds stored properties of some type to a type.
  mutating func addStored(in name: String, count: Int, of type: String) {
    types = types.map { node in
      guard node.name == name, let place = node.place else { return node }
      var node = node
      node.members += (0..<count).map { number in
        Member(name: "other\(number)", kind: .property, type: type, isStored: true, place: place)
      }
      return node
    }
  }

  /// Adds a type of the kit, the platform or the examples.
  mutating func addExternal(_ name: String, of module: String) {
    types.append(TypeNode(id: name, name: name, kind: .class, module: module, place: nil))
  }

  /// Adds a reference from one type to another, at a line of its own.
  mutating func link(_ from: TypeNode.ID, _ to: TypeNode.ID, _ kind: Reference.Kind = .calls, line: Int = 2) {
    let place = Place(file: types.first { $0.id == from }?.place?.file ?? "", line: line)
    edges.append(Edge(from: from, to: to, references: [Reference(kind: kind, place: place)]))
  }

  /// The finding for a claim that is on no card.
  func finding(
    _ evidence: Claim.Evidence, of id: Card.ID, against others: [Card.ID] = [], hedge: Hedge? = nil,
    side: Claim.Side = .difference, mutants: [PatternMutants] = [], findsTurns: Bool = false
  ) -> ClaimFinding {
    let claim = Claim.sample(evidence, id: "\(id).sample", hedge: hedge, side: side, against: others)
    return judge(mutants: mutants, findsTurns: findsTurns).finding(for: claim, of: card(id))
  }
}

extension SampleCode {
  /// Three patterns with all examples, the fewer types the earlier, and a misuse of the first.
  ///
  /// | pattern | roles | types | largest view | lines |
  /// | --- | --- | --- | --- | --- |
  /// | mono | a view | 1, 4, 8 | 20, 40, 60 | 20, 160, 480 |
  /// | duo | a view and a logic behind a protocol | 3, 6, 12 | 10, 20, 30 | 34, 128, 376 |
  /// | trio | a view, a logic, a navigation | 3, 9, 18 | 10, 20, 30 | 30, 180, 540 |
  /// | mess | as mono | 1, 1, 1 | 20, 300, 900 | 20, 300, 900 |
  static let patterns: SampleCode = {
    var code = SampleCode(
      of: .sample("mono"), .sample("duo"), .sample("trio"), .sample("mess", misuse: "mono"))
    for (number, example) in Example.all.enumerated() {
      let (count, size) = ([1, 4, 8][number], (number + 1) * 20)
      for place in 0..<count {
        code.add("Mono\(number)\(place)", to: "Front", of: "mono", in: example, lines: size)
      }
      for place in 0..<[1, 2, 4][number] {
        code.add("DuoFront\(number)\(place)", to: "Front", of: "duo", in: example, lines: size / 2)
        code.add("DuoBack\(number)\(place)", to: "Back", of: "duo", in: example, lines: size)
        code.add("DuoBacking\(number)\(place)", .protocol, to: "Back", of: "duo", in: example, lines: 4)
        code.link("DuoFront\(number)\(place)", "DuoBacking\(number)\(place)")
      }
      for place in 0..<[1, 3, 6][number] {
        code.add("TrioFront\(number)\(place)", to: "Front", of: "trio", in: example, lines: size / 2)
        code.add("TrioBack\(number)\(place)", to: "Back", of: "trio", in: example, lines: size / 2)
        code.add("TrioWay\(number)\(place)", to: "Way", of: "trio", in: example, lines: size / 2)
      }
      code.add("Mess\(number)", to: "Front", of: "mess", in: example, lines: [20, 300, 900][number])
    }
    return code
  }()
}

extension Card {
  /// The card of an invented pattern: a view, and by its name a logic and a navigation.
  static func sample(_ id: String, misuse of: Card.ID? = nil, rules: [Claim] = []) -> Card {
    let parts: [(String, Part)] =
      switch id {
      case "duo": [("Front", .view), ("Back", .logic)]
      case "trio": [("Front", .view), ("Back", .logic), ("Way", .navigation)]
      default: [("Front", .view)]
      }
    let arrows: [Arrow] =
      parts.count < 2
      ? [Arrow(from: "Front", to: Arrow.widgets, via: .concrete)]
      : [
        Arrow(from: "Front", to: "Back", via: .protocol),
        Arrow(from: "Front", to: Arrow.widgets, via: .concrete),
        Arrow(from: "Back", to: Arrow.network, via: .concrete),
      ]
    return Card(
      id: id, name: id.uppercased(), module: id.capitalized, summary: "Invented.", misuseOf: of,
      misusedName: of?.uppercased(),
      roles: parts.map { Role(name: $0, duty: "Does it.", part: $1, types: []) }, arrows: arrows, terms: [],
      workflow: [], claims: rules, caveats: [], advice: Advice(source: .mvx), sources: [.mvx])
  }
}
