import Catalog

/// A wish with the patterns' figures.
public struct WishFigures: Sendable, Encodable {
  package let wish: Wish
  /// The figures by pattern, misuses included: counts, shares in per cent, or 1 for a role and 0 for none.
  package let figures: [Card.ID: Double]
  /// The patterns, misuses apart, whose figure is within the limit, and the others that have one.
  package let metBy, missedBy: [Card.ID]

  init(of wish: Wish, in codebase: Codebase, of cards: [Card]) {
    var figures: [Card.ID: Double] = [:]
    for card in cards { figures[card.id] = wish.value(in: codebase.entry(of: card.id)) }
    self.init(of: wish, figures, of: cards)
  }

  /// Compares some figures with the limit of a wish.
  init(of wish: Wish, _ figures: [Card.ID: Double], of cards: [Card]) {
    let patterns = cards.filter { $0.misuseOf == nil && figures[$0.id] != nil }.map(\.id)
    metBy = patterns.filter { figures[$0].map(wish.isMet) ?? false }
    missedBy = patterns.filter { figures[$0].map { !wish.isMet(by: $0) } ?? false }
    (self.wish, self.figures) = (wish, figures)
  }

  /// The patterns with a figure, misuses apart.
  var patterns: [Card.ID] { metBy + missedBy }

  /// Whether a pattern meets the wish and another does not, or comes closer.
  func isBetter(_ one: Card.ID, than other: Card.ID) -> Bool {
    if metBy.contains(one) || metBy.contains(other) { return !metBy.contains(other) }
    return isCloser(one, than: other)
  }

  /// Whether a pattern that does not meet the wish comes closer than another one, whatever the limit; equal figures are
  /// those of verdicts.
  func isCloser(_ one: Card.ID, than other: Card.ID) -> Bool {
    guard let one = figures[one], let other = figures[other] else { return false }
    return wish.isAhead(one, of: other) && !wish.measure.isEqual(one, other)
  }

  /// Whether a pattern misses the limit by a difference that counts as none between two patterns.
  ///
  /// It misses the wish all the same: the asker set the limit, so that a figure beyond it is beyond it. Reports say how near
  /// it is.
  package func isNearMiss(of id: Card.ID) -> Bool {
    guard missedBy.contains(id), let figure = figures[id] else { return false }
    return wish.limit != nil && wish.measure.isEqual(figure, wish.bound)
  }

  /// The limits with which the same patterns meet the wish; nil without limit or figures.
  package var sameLimits: ClosedRange<Double>? {
    guard wish.limit != nil, !patterns.isEmpty else { return nil }
    let (met, missed) = (metBy.compactMap { figures[$0] }, missedBy.compactMap { figures[$0] })
    return wish.most == nil
      ? (missed.max().map { $0.rounded(.down) + 1 } ?? 0)...(met.min() ?? 100).rounded(.down)
      : (met.max() ?? 0)...(missed.min().map { $0 - 1 } ?? 9_999)
  }
}

extension Wish {
  /// Whether a figure meets the wish up to the bound; otherwise from the bound on.
  var isAtMost: Bool { most != nil }

  /// The limit in the unit of the figures; 1 for what is there or not.
  var bound: Double { Double(limit ?? 1) }

  fileprivate func isMet(by value: Double) -> Bool {
    isAtMost ? value <= bound : value >= bound
  }

  fileprivate func isAhead(_ one: Double, of other: Double) -> Bool {
    isAtMost ? one < other : one > other
  }

  fileprivate func value(in entry: Codebase.PatternEntry?) -> Double? {
    guard let figure = try? entry?.figure(for: measure, in: example) else { return nil }
    guard limit != nil else { return min(figure.value, 1) }
    guard leastShare != nil, let total = figure.total else { return figure.value }
    return (1000 * figure.value / Double(total)).rounded() / 10
  }
}
