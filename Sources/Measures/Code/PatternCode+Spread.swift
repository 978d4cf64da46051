extension PatternCode {
  /// The number of pairs of own types, without wiring, in which the first reaches the second; each reaches itself.
  var reachingPairs: Int { Reachability.pairs(targets(along: ownEdges)) }
}
