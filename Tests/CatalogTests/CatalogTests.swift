import Catalog
import CompareCommand
import Measures
import Testing

/// Rules for all cards, and facts from the sources of some.
@Suite struct CatalogTests {
  @Test func `Ids of cards and claims are unique`() {
    #expect(CardChecks.repeatedIDs(in: Registry.cards) == [])
  }

  @Test(arguments: Registry.cards) func `A card passes every check`(card: Card) {
    #expect(CardChecks.problems(in: card) == [])
  }

  @Test(arguments: Registry.cards) func `A card lists each source that it uses, once`(card: Card) {
    let used = Set(card.claims.map(\.source) + [card.advice.source])
    #expect(used.isSubset(of: card.sources))
    #expect(Set(card.sources).count == card.sources.count)
    #expect(card.sources.compactMap(\.address).allSatisfy { $0.hasPrefix("https://") })
  }

  @Test(arguments: Registry.cards) func `Texts fit their lines in reports`(card: Card) {
    for role in card.roles { #expect(role.duty.count <= 90, "\(role.name)") }
    for claim in card.claims { #expect(claim.text.count <= 90, "\(claim.id)") }
    for caveat in card.caveats { #expect(caveat.text.count <= 200, "\(card.id) \(caveat.number)") }
    for step in card.workflow { #expect(step.count <= 100, "\(step)") }
  }

  @Test(arguments: Registry.cards) func `A workflow has six to eight steps`(card: Card) {
    #expect((6...8).contains(card.workflow.count))
  }

  @Test func `MODA-V2 differs from MODA-V only in the protocol before the Orchestrator`() {
    let (direct, loose) = (Set(Card.modaV.arrows), Set(Card.modaV2.arrows))
    for (difference, target) in [
      (direct.subtracting(loose), Arrow.Permission.concrete), (loose.subtracting(direct), .protocol),
    ] {
      #expect(
        difference == Set(["View", "Delegate"].map { Arrow(from: $0, to: "Orchestrator", via: target) }))
    }
  }

  @Test(arguments: [
    ("mvc", ["Model"]), ("mvp", ["Model"]), ("mvvm", ["Model"]), ("viper", ["Service", "Assembly"]),
    ("moda-v", ["Adapter"]), ("moda-v2", ["Adapter"]), ("mvpcf", ["Logic", "Container"]),
  ])
  func `Only the expected roles may access network and storage`(id: String, roles: [String]) throws {
    let card = try #require(Registry.cards.first { $0.id == id })
    let arrows = card.arrows.filter { [Arrow.network, Arrow.storage].contains($0.to) }
    #expect(arrows.allSatisfy { $0.via == .concrete })
    // VIPER's assembly and MVPCF's containers pass on the environment, which counts as network, but no storage.
    let wiring = card.roles.filter { $0.part == .wiring }.map(\.name)
    #expect(arrows.filter { $0.to == Arrow.network }.map(\.from) == roles)
    #expect(arrows.filter { $0.to == Arrow.storage }.map(\.from) == roles.filter { !wiring.contains($0) })
  }

  @Test func `VIPER's transport objects and entities are its model`() {
    #expect(Card.viper.roles.filter { $0.part == .model }.map(\.name) == ["Transport", "Entity"])
  }
}
