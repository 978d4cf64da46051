import Catalog
import CompareCommand
import Edits
import Examples
import Testing

@Suite struct CatalogTests {
  @Test func `Ids of cards and claims are unique`() {
    #expect(repeated(in: Registry.cards.map(\.id) + Registry.cards.flatMap(\.claims).map(\.id)) == [])
  }

  @Test(arguments: Registry.cards) func `Arrows join the card's roles, and touch each of them`(card: Card) {
    let roles = card.roles.map(\.name)
    #expect(repeated(in: roles) == [])
    #expect(repeated(in: card.arrows.map(\.code)) == [])
    #expect(card.roleModel.unknownEnds.map(\.end) == [])
    #expect(Set(roles).subtracting(card.arrows.flatMap { [$0.from, $0.to] }) == [])
  }

  @Test(arguments: Registry.cards) func `A claim compares with other patterns`(card: Card) {
    let others = Set(Registry.cards.map(\.id)).subtracting([card.id])
    for claim in card.claims {
      #expect(claim.id.hasPrefix(card.id + "."))
      #expect(claim.against == Claim.allOthers || others.isSuperset(of: claim.against), "\(claim.id)")
    }
  }

  @Test(arguments: Registry.cards) func `A claim has evidence, or says for what it waits`(card: Card) {
    for claim in card.claims {
      guard [.rule, .measured].contains(claim.kind) else {
        let isGiven = claim.reservation.map { !$0.isEmpty } ?? (claim.kind != .waiting)
        #expect(isGiven, "\(claim.id)")
        continue
      }
      let named = [card] + Registry.cards.filter(claim.compares)
      // A second verdict puts a misuse in its pattern's place.
      let judged = named + Registry.cards.filter { misuse in named.contains { $0.id == misuse.misuseOf } }
      for case .role(let name) in claim.assertions.flatMap(\.measure.selections) {
        #expect(judged.allSatisfy { $0.roles.map(\.name).contains(name) }, "\(claim.id), \(name)")
      }
      let compares = claim.assertions.contains(where: \.relation.compares)
      #expect(!claim.assertions.isEmpty && (!compares || judged.count > 1), "\(claim.id)")
      #expect(Set(claim.assertions).count == claim.assertions.count, "\(claim.id)")
      // A rule is about one pattern; it takes no side.
      guard claim.kind == .rule else { continue }
      #expect(claim.against.isEmpty && claim.side == .difference && !compares, "\(claim.id)")
    }
  }

  @Test(arguments: Registry.cards) func `A card lists each source that it uses, once`(card: Card) {
    let used = Set(card.claims.map(\.source) + card.terms.map(\.source) + [card.advice.source])
    #expect(used.isSubset(of: card.sources))
    #expect(Set(card.sources).count == card.sources.count)
    #expect(card.sources.compactMap(\.address).allSatisfy { $0.hasPrefix("https://") })
  }

  @Test(arguments: Registry.cards) func `A caveat lists the claims of the card that its text names`(
    card: Card
  ) {
    for caveat in card.caveats {
      let named = card.claims.map(\.id).filter { id in
        caveat.text.matches(of: /[a-z0-9-]+\.[a-z0-9-]+/).contains { $0.output == id }
      }
      #expect(Set(caveat.claims) == Set(named), "\(card.id) \(caveat.number)")
    }
  }

  @Test(arguments: Registry.cards) func `Texts fit their lines in reports`(card: Card) {
    #expect(card.summary.hasSuffix(".") && card.summary.count { ".!?".contains($0) } == 1)
    for role in card.roles { #expect(role.duty.count <= 90, "\(role.name)") }
    for claim in card.claims {
      #expect(claim.text.count <= 90 && claim.gist?.count ?? 0 <= 26, "\(claim.id)")
      #expect(claim.gist != nil || claim.kind != .measured, "\(claim.id)")
    }
    for caveat in card.caveats { #expect(caveat.text.count <= 200, "\(card.id) \(caveat.number)") }
    for step in card.workflow { #expect(step.count <= 100, "\(step)") }
    for text in texts(in: card) {
      #expect(text.first?.isWhitespace == false && text.last?.isWhitespace == false, "\(text)")
      #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control }, "\(text)")
    }
  }

  private func repeated(in texts: [String]) -> [String] {
    Dictionary(grouping: texts) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
  }

  /// All strings in a value, found by reflection so that it includes properties that are added later.
  private func texts(in value: Any) -> [String] {
    if let text = value as? String { return [text] }
    // Code may begin with spaces, and an example's texts are not the card's.
    if value is Edit || value is Example { return [] }
    return Mirror(reflecting: value).children.flatMap { texts(in: $0.value) }
  }
}
