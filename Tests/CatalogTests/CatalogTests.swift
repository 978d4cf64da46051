import Catalog
import CompareCommand
import Testing

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
    for claim in card.claims {
      #expect(claim.text.count <= 90 && claim.gist?.count ?? 0 <= 26, "\(claim.id)")
      #expect(claim.gist != nil || claim.kind != .measured, "\(claim.id)")
    }
    for caveat in card.caveats { #expect(caveat.text.count <= 200, "\(card.id) \(caveat.number)") }
    for step in card.workflow { #expect(step.count <= 100, "\(step)") }
  }
}
