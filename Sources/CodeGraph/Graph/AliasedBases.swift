/// The places of a file where a type names a base by an alias.
///
/// The index then says twice what is behind the alias: that the alias stands there, in a relation to nothing, and that the
/// type has that base, as if the compiler had added it. The second is the better one, but the author wrote it.
struct AliasedBases {
  private struct Spot: Hashable {
    let line: Int
    let column: Int

    init(_ occurrence: IndexOccurrence) {
      line = occurrence.line
      column = occurrence.column
    }
  }

  private let spots: Set<Spot>

  /// Looks for them.
  init(_ file: IndexedFile) {
    let aliases = file.occurrences.filter {
      $0.symbol.isAlias && $0.roles.contains(.reference) && !$0.roles.contains(.implicit)
    }
    let bases = file.occurrences.filter { $0.related(.baseOf) != nil }
    spots = Set(aliases.map(Spot.init)).intersection(bases.map(Spot.init))
  }

  /// Whether an occurrence is the alias of a base.
  func hold(_ occurrence: IndexOccurrence) -> Bool {
    occurrence.symbol.isAlias && spots.contains(Spot(occurrence))
  }

  /// Whether an occurrence is a base that was named by an alias.
  func stand(for occurrence: IndexOccurrence) -> Bool {
    occurrence.related(.baseOf) != nil && spots.contains(Spot(occurrence))
  }
}
