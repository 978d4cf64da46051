import Catalog

/// A wish with the patterns' figures.
public struct WishFigures: Sendable, Encodable {
  private enum CodingKeys: CodingKey { case id, meaning, limit, figures, metBy }

  package let wish: Wish
  let id, meaning: String
  let limit: Int?
  /// The figures by pattern, misuses included: counts, shares in per cent, or 1 for a role and 0 for none.
  package let figures: [Card.ID: Double]
  /// The patterns with a figure, without misuses.
  let patterns: [Card.ID]
  /// Those of them that meet the wish.
  package let metBy: [Card.ID]

  init(of wish: Wish, in codebase: Codebase, of cards: [Card]) {
    let figures = Dictionary(
      uniqueKeysWithValues: cards.compactMap { card in
        wish.value(in: codebase.entry(of: card.id)).map { (card.id, $0) }
      })
    let patterns = cards.filter { $0.misuseOf == nil && figures[$0.id] != nil }.map(\.id)
    (self.wish, id, meaning, limit) = (wish, wish.id, wish.meaning, wish.limit)
    (self.figures, self.patterns) = (figures, patterns)
    metBy = patterns.filter { figures[$0].map(wish.isMet) ?? false }
  }

  /// Whether a pattern's figure is better than another's; figures that are equal in verdicts are equal here.
  func isBetter(_ one: Card.ID, than other: Card.ID) -> Bool {
    guard let one = figures[one], let other = figures[other] else { return false }
    return wish.isAhead(one, of: other) && wish.measure?.isEqual(one, other) == false
  }

  /// The best figure of some patterns, if it is better than that of one of them.
  func loss(of one: Card.ID, among all: [Card.ID]) -> Choice.Answer.Loss? {
    let better = all.filter { isBetter($0, than: one) }
    let best = better.min { wish.isAhead(figures[$0] ?? 0, of: figures[$1] ?? 0) }
    guard let best, let own = figures[one], let figure = figures[best] else { return nil }
    return Choice.Answer.Loss(wish: id, own: own, best: figure, holder: best)
  }

  /// The reason why a pattern has no figure, after the wish or the pattern; nil if it has one.
  func gap(of card: Card, in codebase: Codebase) -> String? {
    guard figures[card.id] == nil else { return nil }
    guard let measure = wish.measure else { return "\(id) (no example shows it)" }
    guard let entry = codebase.entry(of: card.id) else {
      return "\(card.shortName) (its code cannot be measured)"
    }
    let reason =
      measure.needsMutants && entry.mutants == nil
      ? "the recorded test results are older than the code; '.ci/mutants' renews them" : "nothing to count"
    return "\(id)\(figures.isEmpty ? "" : " of \(card.shortName)") (\(reason))"
  }

  /// The limits with which the same patterns meet the wish, misuses apart; nil without limit or figures.
  package var sameLimits: ClosedRange<Double>? {
    guard limit != nil, !patterns.isEmpty else { return nil }
    let met = metBy.compactMap { figures[$0] }
    let missed = patterns.filter { !metBy.contains($0) }.compactMap { figures[$0] }
    return wish.most == nil
      ? (missed.max().map { $0.rounded(.down) + 1 } ?? 0)...(met.min() ?? 100).rounded(.down)
      : (met.max() ?? 0)...(missed.min().map { $0 - 1 } ?? 9_999)
  }
}

extension Wish {
  fileprivate func isMet(by value: Double) -> Bool {
    most.map { value <= Double($0) } ?? (value >= Double(leastShare ?? 1))
  }

  fileprivate func isAhead(_ one: Double, of other: Double) -> Bool {
    most == nil ? one > other : one < other
  }

  fileprivate func value(in entry: Codebase.PatternEntry?) -> Double? {
    guard let measure, let figure = try? entry?.figure(for: measure, in: example) else { return nil }
    guard limit != nil else { return min(figure.value, 1) }
    guard leastShare != nil, let total = figure.total else { return figure.value }
    return (1000 * figure.value / Double(total)).rounded() / 10
  }
}
