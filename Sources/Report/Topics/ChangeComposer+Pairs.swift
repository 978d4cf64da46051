import Catalog
import Records

extension ChangeComposer {
  /// What came of joining two requests, a row for each pattern in
  /// which they were joined.
  func section(of pair: RequestPair) -> [Block] {
    let joined = cards.filter { merge(of: pair, in: $0) != nil }
    let table = Table(
      of: joined,
      flexible: 1,
      columns: [
        Column { [Span($0.shortName, .strong)] },
        Column("types that collide") { collisions(of: pair, in: $0) },
        Column("scenarios of both") {
          merge(of: pair, in: $0)?.scenarios?.words ?? "not run"
        },
      ]
    )
    let title = Span("\(pair.first.id) and \(pair.second.id), joined")
    return [
      .heading(detail.level(onPage: 2), [title]),
      .table(table),
      Self.explanationOfJoining,
    ]
  }

  func merge(of pair: RequestPair, in card: Card) -> MergeResult? {
    ledger.merges.first { $0.pair == pair.id && $0.pattern == card.id }
  }

  private func collisions(of pair: RequestPair, in card: Card) -> String {
    let names = merge(of: pair, in: card)?.collisions ?? []
    return names.joined(orElse: "none")
  }

  private static let explanationOfJoining = Block.note(
    """
    Both requests' first versions are joined as git joins two branches. A type \
    collides if both change the same place of its file, or places side by \
    side; then a hand is needed, and nothing is run. Tests, which all stand \
    side by side, are left out.
    """
  )
}
