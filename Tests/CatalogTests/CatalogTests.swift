import Catalog
import Comparison
import Testing

/// The checks of ``CardChecks`` hold for every card, and each of them can fail.
@Suite struct CatalogTests {
  @Test func `Cards come in reading order, each found by its id`() {
    #expect(Registry.cards.prefix(6).map(\.id) == ["mvc", "mvp", "mvvm", "viper", "moda-v", "moda-v2"])
    #expect(Registry.cards.prefix(6).map(\.module) == ["MVC", "MVP", "MVVM", "VIPER", "MODAV", "MODAV2"])
    for card in Registry.cards { #expect(Registry.card(id: card.id) == card) }
    #expect(Registry.card(id: "mvx") == nil)
  }

  @Test func `Ids of cards and claims are unique`() {
    #expect(CardChecks.repeatedIDs(in: Registry.cards) == [])
  }

  @Test(arguments: Registry.cards) func `A card passes every check`(card: Card) {
    #expect(CardChecks.problems(in: card) == [])
  }

  @Test func `Every claim of the sources is on its card with its kind`() {
    #expect(CardChecks.missingClaims(in: Registry.cards, expected: expectedKinds) == [])
  }

  @Test(arguments: Registry.cards) func `A card lists sources that it uses, and all of them`(card: Card) {
    let used = Set(card.claims.map(\.source) + [card.advice.source])
    #expect(used.isSubset(of: card.sources))
    #expect(Set(card.sources).count == card.sources.count)
  }

  @Test(arguments: Registry.cards) func `Texts fit their lines in a report`(card: Card) {
    for role in card.roles { #expect(role.duty.count <= 90, "\(role.name)") }
    for claim in card.claims { #expect(claim.text.count <= 90, "\(claim.id)") }
    for caveat in card.caveats { #expect(caveat.text.count <= 200, "\(card.id) \(caveat.number)") }
    for step in card.workflow { #expect(step.count <= 100, "\(step)") }
  }

  @Test(arguments: Registry.cards) func `A workflow takes six to eight steps`(card: Card) {
    #expect((6...8).contains(card.workflow.count))
  }

  @Test func `MODA-V2 differs from MODA-V in the one arrow`() {
    let direct = Set(Card.modaV.arrows)
    let loose = Set(Card.modaV2.arrows)
    #expect(direct.subtracting(loose) == [Arrow(from: "View", to: "Orchestrator", via: .concrete)])
    #expect(loose.subtracting(direct) == [Arrow(from: "View", to: "Orchestrator", via: .protocol)])
  }

  @Test(arguments: [
    ("mvc", ["Model"]), ("mvp", ["Model"]), ("mvvm", ["Model"]), ("viper", ["Service", "Assembly"]),
    ("moda-v", ["Adapter"]), ("moda-v2", ["Adapter"]), ("mvpcf", ["Logic", "Container"]),
  ])
  func `Network and storage are for the same few roles`(id: String, roles: [String]) throws {
    let card = try #require(Registry.card(id: id))
    let arrows = card.arrows.filter { [Arrow.network, Arrow.storage].contains($0.to) }
    #expect(arrows.allSatisfy { $0.via == .concrete })
    // VIPER's assembly and MVPCF's containers hand the environment on, by which the network is known, and name no storage.
    let wiring = card.roles.filter { $0.part == .wiring }.map(\.name)
    #expect(arrows.filter { $0.to == Arrow.network }.map(\.from) == roles)
    #expect(arrows.filter { $0.to == Arrow.storage }.map(\.from) == roles.filter { !wiring.contains($0) })
  }

  @Test func `What crosses a VIPER module is data, as its entities are`() {
    #expect(Card.viper.roles.filter { $0.part == .model }.map(\.name) == ["Transport", "Entity"])
  }

  @Test(arguments: Flaw.all) func `A flawed card is caught`(flaw: Flaw) {
    #expect(CardChecks.problems(in: flaw.card).joined(separator: "; ") == flaw.problem)
  }

  @Test func `The card behind the flaws is sound`() {
    #expect(CardChecks.problems(in: sample()) == [])
    let ends = [Arrow.widgets, Arrow.network, Arrow.storage].map { arrow(to: $0) }
    #expect(CardChecks.problems(in: sample(arrows: ends)) == [])
    #expect(CardChecks.problems(in: measured(.more(.types))) == [])
    #expect(CardChecks.problems(in: sample(terms: [term(), term("Window", here: [], caveat: 2)])) == [])
    #expect(CardChecks.problems(in: sample(terms: [], caveat: "No text has a word for the View.")) == [])
    #expect(CardChecks.problems(in: measured(.more(.growth(of: .types)), in: .growth)) == [])
    #expect(CardChecks.problems(in: measured(.none(.constructions(by: .role("View"))), against: [])) == [])
  }

  @Test func `A repeated id is caught`() {
    #expect(CardChecks.repeatedIDs(in: [sample(), sample()]) == ["mvp", "mvp.good"])
    let twice = sample(claims: [claim(), claim()])
    #expect(CardChecks.repeatedIDs(in: [twice]) == ["mvp.good"])
  }

  @Test func `A missing claim and a wrong kind are caught`() {
    let expected: [String: Claim.Kind] = ["mvp.good": .cited, "mvp.gone": .measured]
    #expect(
      CardChecks.missingClaims(in: [sample()], expected: expected) == [
        "mvp.gone is missing", "mvp.good is opinion, not cited",
      ])
  }
}

/// The claims that the cards must carry, with their kinds.
private let expectedKinds: [String: Claim.Kind] = [
  "moda-v.separation": .measured,
  "moda-v.focus": .measured,
  "moda-v.cost-mvc": .measured,
  "moda-v.adapter": .measured,
  "moda-v.decoupled-mvp": .measured,
  "moda-v.focus-mvp": .measured,
  "moda-v.cost-mvp": .measured,
  "moda-v.testable-mvvm": .measured,
  "moda-v.view-mvvm": .measured,
  "moda-v.less-reactive": .measured,
  "moda-v.simpler-viper": .measured,
  "moda-v.no-router": .measured,
  "moda-v.scales": .measured,
  "moda-v.learning": .opinion,
  "moda-v.flexible": .opinion,
  "moda-v.adaptable": .opinion,
  "moda-v.views-stateless": .measured,
  "moda-v2.loose": .measured,
  "moda-v2.cost": .measured,
  "mvp.no-model": .measured,
  "mvp.life-cycle": .measured,
  "mvp.testable": .measured,
  "mvvm.unaware": .measured,
  "mvvm.one-to-many": .measured,
  "viper.distribution": .measured,
  "viper.cost": .measured,
  "viper.passive-view": .measured,
  "viper.router": .measured,
  "viper.assembly": .measured,
  "mvpcf.routes": .measured,
  "mvpcf.single": .measured,
  "holder.lookup": .measured,
  "holder.unchecked": .measured,
  "holder.testable": .measured,
  "mvc.small-apps": .cited,
  "mvc.quality-study": .cited,
  "mvc.test-effectiveness": .measured,
  "mvp.quality-study": .cited,
  "mvp.speed-study": .cited,
  "mvvm.quality-study": .cited,
  "mvvm.testability-studies": .cited,
  "mvvm.test-effectiveness": .measured,
  "viper.speed-study": .cited,
  "viper.coupling-study": .cited,
]
