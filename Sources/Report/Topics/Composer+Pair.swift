import Catalog
import Comparison
import Examples
import Measures

extension Composer {
  /// Two patterns beside each other, and their differences in words.
  var pair: [[Block]] {
    let cards = findings.patterns.map(\.card)
    let names = cards.map(\.name).joined(separator: " and ")
    let between = claims(among: cards)
    return [
      [.paragraph([Span(names, .strong)])], heads(of: cards), figures(of: findings.patterns),
    ] + failures + [breaches] + findings.examples.map(differences) + [
      between.isEmpty
        ? []
        : [
          .heading(3, ["What is said of the one against the other"]),
          .table(table(of: between, among: Set(cards.map(\.id)))),
        ], end,
    ]
  }

  /// The claims that patterns make against one another.
  private func claims(among cards: [Card]) -> [ClaimFinding] {
    findings.patterns.flatMap(\.claims).compactMap { finding in
      let others = cards.filter { $0.id != finding.card.id }
      if others.contains(where: finding.claim.compares) { return finding }
      guard let misuse = finding.misuses.first(where: { cards.map(\.id).contains($0.card.id) }) else {
        return nil
      }
      // Claims against the misused pattern apply to its misuse; claims about it are shown where the verdicts differ.
      guard misuse.isOwn else { return misuse.finding }
      return finding.places(onlyFor: misuse).isEmpty ? nil : finding
    }
  }

  /// The roles of each; and which of the patterns is none, if one is another's misuse.
  private func heads(of cards: [Card]) -> [Block] {
    var table = Table([.left, .left, .left], flexible: 2)
    for card in cards {
      table.add([
        [Span(card.id, .strong)], [Span(counted(card.roles.count, "role"))], .phrases(card.roles.map(\.name)),
      ])
    }
    return [.table(table)]
      + cards.compactMap { card in
        card.misusedName.map { name in
          .paragraph([
            "\(card.name) is no pattern but the misuse of \(name): what is claimed against \(name) is judged here against \(card.name)."
          ])
        }
      }
  }

  /// Every figure in which the two differ, in a sentence each.
  func differences(in example: Example) -> [Block] {
    guard let one = findings.patterns.first, let other = findings.patterns.dropFirst().first,
      let code = one.code, let otherCode = other.code,
      [one, other].allSatisfy({ $0.examples.contains(example) })
    else { return [] }
    var (sentences, same): ([[Span]], [String]) = ([], [])
    // Spread ranks nothing at this size, and blind spots only say how much is not seen.
    for measure in [Measure.Group.cost, .coupling, .tests].flatMap(\.measures) {
      guard let value = code.value(of: measure, in: example),
        let otherValue = otherCode.value(of: measure, in: example)
      else { continue }
      if value == otherValue {
        same.append(measure.name)
      } else {
        sentences.append([Span(sentence(measure, (one.card, value), (other.card, otherValue)))])
      }
    }
    return [
      .heading(3, ["Differences in \(example.name)"]), .list(sentences),
      .paragraph([Span("The same:", .faint)] + .phrases(same, .faint)),
    ]
  }

  private func sentence(
    _ measure: Measure, _ one: (card: Card, value: Double), _ other: (card: Card, value: Double)
  ) -> String {
    let (more, less) = one.value > other.value ? (one, other) : (other, one)
    let (whole, part) = (figureText(more.value, of: measure), figureText(less.value, of: measure))
    // A share less another is no share of anything.
    guard measure.unit == .none else {
      return
        "\(measure.name.capitalizedFirst): \(whole) in \(more.card.name), \(part) in \(less.card.name)."
    }
    return "\(more.card.name) has more \(measure.name) than \(less.card.name): \(whole) against \(part)."
  }
}
