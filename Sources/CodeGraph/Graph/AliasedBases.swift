/// The places in a file where a type inherits from or conforms to an alias.
///
/// The index has two occurrences there: the alias, without a relation, and its base, marked as implicit. The graph takes
/// the second, but as written by the author.
struct AliasedBases {
  /// The lines with their columns.
  private let spots: Set<[Int]>

  init(_ file: IndexedFile) {
    let aliases = file.occurrences.filter {
      $0.symbol.isAlias && $0.roles.contains(.reference) && !$0.roles.contains(.implicit)
    }
    let bases = file.occurrences.filter { $0.related(.baseOf) != nil }
    spots = Set(aliases.map(\.spot)).intersection(bases.map(\.spot))
  }

  func contains(alias occurrence: IndexOccurrence) -> Bool {
    occurrence.symbol.isAlias && spots.contains(occurrence.spot)
  }

  func contains(base occurrence: IndexOccurrence) -> Bool {
    occurrence.related(.baseOf) != nil && spots.contains(occurrence.spot)
  }
}

extension IndexOccurrence {
  fileprivate var spot: [Int] { [line, column] }
}
