extension [CellFinding] {
  /// The largest difference of a figure between two authors' versions of one pattern's cell; nil if no pattern has two.
  public func spread(of figure: (CellFinding) -> Int?) -> Int? {
    filter { $0.version == .second }.compactMap { second -> Int? in
      let first = first {
        $0.version == .first && $0.card.id == second.card.id && $0.request == second.request
      }
      guard let first = first.flatMap(figure), let second = figure(second) else { return nil }
      return abs(first - second)
    }.max()
  }
}
