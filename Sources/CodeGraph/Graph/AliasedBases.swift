/// The places in a file where a type inherits from or conforms to an alias.
///
/// The index has two occurrences there: the alias, without a relation, and its base, marked as implicit. The graph takes
/// the second, but as written by the author.
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

  init(_ file: IndexedFile) {
    let aliases = file.occurrences.filter {
      $0.symbol.isAlias && $0.roles.contains(.reference) && !$0.roles.contains(.implicit)
    }
    let bases = file.occurrences.filter { $0.related(.baseOf) != nil }
    spots = Set(aliases.map(Spot.init)).intersection(bases.map(Spot.init))
  }

  func contains(alias occurrence: IndexOccurrence) -> Bool {
    occurrence.symbol.isAlias && spots.contains(Spot(occurrence))
  }

  func contains(base occurrence: IndexOccurrence) -> Bool {
    occurrence.related(.baseOf) != nil && spots.contains(Spot(occurrence))
  }
}
