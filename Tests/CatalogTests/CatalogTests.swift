import CompareCommand
import Edits
import Examples
import Measures
import Testing

@testable import Catalog

@Suite struct CatalogTests {
  @Test func `Ids of cards and claims are unique`() {
    #expect(repeated(in: Registry.cards.map(\.id) + Registry.cards.flatMap(\.claims).map(\.id)) == [])
  }

  @Test func `The first screen names patterns and requests that there are, and one tap of each example`() {
    let asked = Registry.cards.filter(\.isAskedFor)
    #expect(asked.count == 7 && asked.allSatisfy { $0.misuseOf == nil })
    #expect(FirstScreen.all.map(\.example) == Example.all)
    for (screen, request) in FirstScreen.all.compactMap({ screen in screen.request.map { (screen, $0) } }) {
      let found = ChangeRequest.all.first { $0.id == request.id }
      #expect(found?.example == screen.example.name && found?.isControl == false, "\(request.id)")
    }
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

  @Test(arguments: Registry.cards) func `A rule and a measured claim have assertions, and no other`(
    card: Card
  ) {
    for claim in card.claims {
      let isJudged = [.rule, .measured].contains(claim.kind)
      #expect(claim.assertions.isEmpty != isJudged, "\(claim.id)")
      let named = [card] + Registry.cards.filter(claim.compares)
      // A second verdict puts a misuse in its pattern's place.
      let judged = named + Registry.cards.filter { misuse in named.contains { $0.id == misuse.misuseOf } }
      for case .role(let name) in claim.assertions.flatMap(\.measure.selections) {
        #expect(judged.allSatisfy { $0.roles.map(\.name).contains(name) }, "\(claim.id), \(name)")
      }
      let compares = claim.assertions.contains(where: \.relation.compares)
      #expect(!compares || judged.count > 1, "\(claim.id)")
      #expect(Set(claim.assertions).count == claim.assertions.count, "\(claim.id)")
      // A rule is about one pattern; it takes no side.
      guard claim.kind == .rule else { continue }
      #expect(claim.against.isEmpty && claim.side == .difference && !compares, "\(claim.id)")
      #expect(claim.hedge != .possible, "\(claim.id)")
    }
  }

  @Test(arguments: Registry.cards) func `What arrows entail is a prohibition and no rule`(card: Card) {
    #expect(card.entailedRules.map(\.id) == [])
    for prohibition in card.prohibitions {
      #expect(!prohibition.forbidden.isEmpty && card.sources.contains(prohibition.source))
      for measure in prohibition.forbidden {
        #expect(measure.range(card.roleModel) == 0...0, "\(card.id): \(measure.name)")
        let names = measure.selections.flatMap { roles(in: $0, of: card) }
        #expect(!names.isEmpty, "\(card.id): \(measure.name)")
        #expect(Set(names).isSubset(of: card.roles.map(\.name)), "\(card.id): \(measure.name)")
      }
    }
  }

  @Test func `A rule that restates an arrow is found`() {
    let (view, logic) = (TypeSelection.role("View"), TypeSelection.role("Presenter"))
    func entailed(_ assertions: Assertion...) -> Bool {
      var card = Card.mvp
      card.claims = [
        Claim(id: "mvp.a", evidence: .rule(assertions), side: .difference, text: "", source: .mvx)
      ]
      return !card.entailedRules.isEmpty
    }
    let forbidden = Assertion.none(.references(from: view, to: logic, .concrete))
    let allowed = Assertion.none(.references(from: view, to: logic, .any))
    #expect(entailed(forbidden))
    #expect(!entailed(allowed) && !entailed(forbidden, allowed) && !entailed(.none(.viewState)))
    #expect(entailed(.all(.widgetFreeShare)) && !entailed(.some(.seams)) && !entailed(.most(.seams)))
  }

  /// The roles that a selection names; a part stands for those that play it.
  private func roles(in selection: TypeSelection, of card: Card) -> [String] {
    switch selection {
    case .role(let name): [name]
    case .part(let part): card.roles.filter { $0.part == part }.map(\.name)
    case .all, .surrounding, .subclasses, .type: []
    }
  }

  // MARK: The source's words

  /// Claims that no figure decides keep their hedges in the text.
  @Test(arguments: Registry.cards) func `A judged claim has a hedge, a scope and a size if its text does`(
    card: Card
  ) {
    for claim in card.claims where !claim.assertions.isEmpty {
      let found = Hedge.allCases.filter { has($0.words, claim.text) }
      #expect(claim.hedge.map(found.contains) ?? found.isEmpty, "\(claim.id): \(found)")
      let scopes = Claim.Scope.allCases.filter { has($0.words, claim.text) }
      #expect(scopes == [claim.scope].compactMap(\.self), "\(claim.id): \(scopes)")
      // A size is that of a difference.
      guard claim.assertions.contains(where: \.relation.compares) else { continue }
      let margins = Set(claim.assertions.compactMap(\.margin))
      let sizes = Margin.allCases.filter { has($0.words, claim.text) }
      #expect(margins == Set(sizes), "\(claim.id): \(sizes)")
    }
  }

  @Test func `Words are found as words`() {
    #expect(has(["can"], "It can sometimes.") && !has(["can"], "American") && has(["a lot"], "A lot of it."))
  }

  private func has(_ phrases: [String], _ text: String) -> Bool {
    let words = " \(text.lowercased().map { $0.isLetter ? String($0) : " " }.joined()) "
    return phrases.contains { words.contains(" \($0) ") }
  }

  /// The claims of each sentence that several cards have, with their cards.
  private static let sentences = Dictionary(
    grouping: Registry.cards.flatMap { card in card.claims.map { (card: card, claim: $0) } }
  ) { $0.claim.sentence }

  @Test(arguments: Claim.Sentence.allCases)
  func `Claims from one sentence are of one kind, with the same measures`(
    sentence: Claim.Sentence
  ) {
    let claims = Self.sentences[sentence] ?? []
    #expect(Set(claims.map(\.card.id)).count > 1)
    for (one, other) in zip(claims, claims.dropFirst()) {
      #expect(agree(one, other), "\(one.claim.id), \(other.claim.id)")
    }
  }

  @Test func `Claims that disagree with their sentence are found`() {
    let measure = Assertion.fewer(.types)
    func agrees(_ one: Claim.Evidence, _ other: Claim.Evidence, hedge: Hedge? = nil) -> Bool {
      let mvp = Claim(id: "mvp.a", evidence: one, side: .pro, against: ["mvc"], text: "", source: .mvx)
      let mvc = Claim(
        id: "mvc.a", evidence: other, hedge: hedge, side: .con, against: ["mvp"], text: "", source: .mvx)
      return agree((.mvp, mvp), (.mvc, mvc))
    }
    #expect(agrees(.opinion, .opinion) && agrees(.measured(measure), .measured(.more(.types))))
    #expect(!agrees(.opinion, .change) && !agrees(.measured(measure), .opinion))
    #expect(!agrees(.measured(measure), .measured(measure)))
    #expect(!agrees(.measured(measure), .measured(.more(.lines))))
    #expect(!agrees(.measured(measure), .measured(.more(.types, by: .large))))
    #expect(!agrees(.measured(measure), .measured(.more(.types)), hedge: .usual))
  }

  /// Whether a claim compares with a pattern, or with the one of which it is the misuse.
  private func compares(_ claim: Claim, with card: Card) -> Bool {
    [card.id, card.misuseOf].compactMap(\.self).contains(where: claim.against.contains)
  }

  /// Whether two claims are of one kind, with the same source, hedge and assertions; of two patterns that the sentence compares
  /// the assertions are reversed.
  private func agree(_ one: (card: Card, claim: Claim), _ other: (card: Card, claim: Claim)) -> Bool {
    let isMirrored = compares(one.claim, with: other.card) && compares(other.claim, with: one.card)
    let expected = isMirrored ? one.claim.assertions.map(\.mirrored) : one.claim.assertions.map { $0 }
    return one.claim.kind == other.claim.kind && one.claim.source == other.claim.source
      && one.claim.hedge == other.claim.hedge && expected == other.claim.assertions.map { $0 }
  }

  @Test(arguments: Registry.cards) func `A card lists each source that it uses, once`(card: Card) {
    let used = Set(
      card.claims.map(\.source) + card.prohibitions.map(\.source) + card.terms.map(\.source)
        + [card.advice.source])
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
      #expect(claim.text.count <= 90 && claim.gist?.count ?? 0 <= 31, "\(claim.id)")
      #expect(claim.gist != nil || claim.kind != .measured, "\(claim.id)")
    }
    for prohibition in card.prohibitions { #expect(prohibition.text.count <= 100, "\(prohibition.text)") }
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
