import AnalysisTestSupport
import CompareCommand
import Measures
import TestSupport
import Testing

@testable import Catalog
@testable import CodeGraph
@testable import Verdicts

/// The check finds a broken rule in every pattern, with file and line.
///
/// Each pattern has a broken rule on its card.
@Suite struct BrokenRuleTests {
  @Test(arguments: Registry.cards) func `A broken rule is reported at its place`(card: Card) async throws {
    let graph = try await Self.broken.value
    let rule = try #require(card.brokenRule, "'\(card.file)' needs a broken rule")
    #expect(!rule.breaches.isEmpty)
    #expect(Codebase(graph: graph, cards: [card]).breaches.map(\.description) == rule.breaches)
  }

  @Test func `An exception excuses one link, and is stale without it`() async throws {
    let mvp = Card.mvp
    let excused = mvp.changing {
      $0.exceptions = [ArrowException(from: "GreetingViewController", to: "Person", reason: "A test.")]
    }
    let broken = Codebase(graph: try await Self.broken.value, cards: [excused])
    #expect(broken.breaches == [])
    let arrows = broken.entry(of: "mvp")?.code[.greeting]?.roleArrows ?? []
    #expect(arrows.filter { $0.status == .excused }.map { "\($0.from) → \($0.to)" } == ["View → Model"])
    let good = Codebase(graph: try await ThisCode.graph(of: Registry.cards), cards: [excused])
    #expect(
      good.breaches.map(\.description) == [
        "MVP: the exception for GreetingViewController → Person is stale: it excuses no reference"
      ])
    #expect(
      good.breaches.flatMap(\.remedy) == [
        #"Remove in Catalog/MVP/MVPCard.swift: ArrowException(from: "GreetingViewController", to: "Person", …)"#
      ])
  }

  @Test func `An arrow joins known roles or leads to a surrounding`() async throws {
    let arrows = [
      Arrow(from: "Presenter", to: "Modell", via: .concrete), Arrow(from: "Vew", to: "Model", via: .concrete),
      Arrow(from: "Presenter", to: "Shared", via: .concrete),
    ]
    let card = Card.mvp.changing { $0.arrows += arrows }
    let breaches = Codebase(graph: try await ThisCode.graph(of: Registry.cards), cards: [card]).breaches
    let file = "Catalog/MVP/MVPCard.swift"
    #expect(
      breaches.map(\.description) == [
        "\(file): MVP: the arrow Presenter → Modell names the role 'Modell', which is not on the card",
        "\(file): MVP: the arrow Vew → Model names the role 'Vew', which is not on the card",
        "\(file): MVP: the arrow Presenter → Shared names the role 'Shared', which is not on the card",
      ])
    #expect(
      breaches[0].remedy == [
        "Name one of the card's roles, or remove in \(file): "
          + "Arrow(from: \"Presenter\", to: \"Modell\", via: .concrete),"
      ])
    let unmeasurable = Codebase(
      graph: DependencyGraph(joining: []), failures: ["MVP": .noToolchain], cards: [card])
    #expect(unmeasurable.breaches.count == 4)
  }

  @Test func `A broken rule at the place of a forbidden reference is reported once`() throws {
    let card = Card.massiveMVC
    func rule(at place: Place?) -> RuleBreach {
      let evidence = place.map { Figure.Evidence(place: $0, text: "Front reads Back") }
      return RuleBreach(
        pattern: card, kind: .broken(card.claims[0], in: .greeting, evidence: evidence))
    }
    func forbidden(at place: Place) -> RuleBreach {
      let reference = ForbiddenReference(
        example: .greeting, place: place, arrow: Arrow(from: "View", to: "Model", via: .concrete),
        from: "Front", to: "Back", kinds: [.reads])
      return RuleBreach(pattern: card, kind: .forbidden(reference))
    }
    let stale = RuleBreach(
      pattern: card, kind: .staleException(ArrowException(from: "Front", to: "Back", reason: "A test.")))
    let (here, there) = (Place(file: "A.swift", line: 1), Place(file: "A.swift", line: 2))
    let joined = RuleBreach.joined(
      [stale, forbidden(at: here)], [rule(at: here), rule(at: there), rule(at: nil)])
    // A breach without a place stands at no other's.
    #expect(joined == [stale, forbidden(at: here), rule(at: there), rule(at: nil)])
    #expect(joined.map(\.place) == [nil, here, there, nil])
  }

  // MARK: The copy

  private static let broken = Task {
    // Fills the cache first, so that shared modules are not read twice in parallel.
    _ = try await ThisCode.graph(of: Registry.cards)
    return try await CopiedCode(
      of: Registry.cards, Registry.cards.compactMap { $0.brokenRule?.change(of: $0) }
    ).graph()
  }
}
