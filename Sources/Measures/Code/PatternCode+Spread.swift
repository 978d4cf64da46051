extension PatternCode {
  /// The number of pairs of own types, without wiring, in which the first reaches the second; each reaches itself.
  var reachingPairs: Int {
    let (counted, named) = (counted, ownEdges)
    let places = Dictionary(uniqueKeysWithValues: counted.enumerated().map { ($1.id, $0) })
    return Reachability.pairs(counted.map { (named[$0.id] ?? []).compactMap { places[$0] } })
  }
}
