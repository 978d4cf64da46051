extension IndexedFile {
  /// The places where a type inherits from or conforms to an alias.
  ///
  /// The index has two occurrences there: the alias, without a relation, and its base, marked as implicit. The graph takes
  /// the second, but as written by the author.
  var aliasedBases: Set<[Int]> {
    let aliases = occurrences.filter {
      $0.symbol.isAlias && $0.roles.contains(.reference) && !$0.roles.contains(.implicit)
    }
    let bases = occurrences.filter { $0.related(.baseOf) != nil }
    return Set(aliases.map(\.spot)).intersection(bases.map(\.spot))
  }
}

extension IndexOccurrence {
  /// The line with the column.
  var spot: [Int] { [line, column] }
}
