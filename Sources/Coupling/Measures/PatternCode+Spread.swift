extension PatternCode {
  /// Two figures of how far changes spread; always told with the number of types, as at this size they rank nothing.
  public struct Spread: Sendable, Hashable {
    /// How many types there are, the wiring apart.
    public let types: Int
    /// The part of all pairs of types where the first reaches the second, itself included, in per cent: propagation cost,
    /// MacCormack, Rusnak and Baldwin 2006.
    public let propagationCost: Double
    /// How many types a type reaches on the average, itself included: average component dependency, Lakos 1996.
    public let averageDependency: Double
  }

  /// How far changes spread, among the own types, the wiring apart.
  public var spread: Spread {
    let places = Dictionary(uniqueKeysWithValues: counted.enumerated().map { ($1.id, $0) })
    let edges = counted.map { (ownEdges[$0.id] ?? []).compactMap { places[$0] } }
    let pairs = Double(Reachability.pairs(edges))
    let count = Double(counted.count)
    return Spread(
      types: counted.count, propagationCost: 100 * pairs / (count * count), averageDependency: pairs / count)
  }
}
