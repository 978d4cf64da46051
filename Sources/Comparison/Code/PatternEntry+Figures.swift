import Examples
import Measures

extension Codebase.PatternEntry {
  /// The value for a row of the tables; nil if mutation results are stale or there is no logic to take a share of.
  public func value(of measure: Measure, in example: Example) -> Double? {
    try? figure(for: measure, in: example).value
  }

  /// A figure with its evidence; growth is from the example's predecessor.
  func figure(for measure: Measure, in example: Example) throws(MeasureError) -> Figure {
    if let figure = mutants?.figure(for: measure, in: example) { return figure }
    guard let code = code[example] else { throw .graph(.noTypes(module: "\(card.module), \(example.name)")) }
    guard let base = measure.base else { return try code.figure(for: measure) }
    guard let smaller = example.predecessor.flatMap({ self.code[$0] }) else {
      throw .graph(.noTypes(module: card.module))
    }
    return try code.growth(of: base, from: smaller)
  }

  /// The growth of a table row from the example's predecessor, as a factor; nil if the predecessor has none, and for measures
  /// that are not a size.
  public func growth(of measure: Measure, to example: Example) -> Double? {
    let growing = Measure.Group.cost.measures + [.roleReferences(.concrete), .roleReferences(.protocol)]
    return growing.contains(measure) ? try? figure(for: .growth(of: measure), in: example).value : nil
  }

  /// The growth of a role's afferent and efferent coupling from the example's predecessor, as factors; nil if it was 0.
  public func growth(ofRole role: String, to example: Example) -> (afferent: Double?, efferent: Double?) {
    func coupling(_ example: Example?) -> PatternCode.RoleCoupling? {
      example.flatMap { code[$0] }?.roleCouplings.first { $0.role == role }
    }
    guard let before = coupling(example.predecessor), let after = coupling(example) else { return (nil, nil) }
    func times(_ count: KeyPath<PatternCode.RoleCoupling, Int>) -> Double? {
      before[keyPath: count] > 0 ? Double(after[keyPath: count]) / Double(before[keyPath: count]) : nil
    }
    return (times(\.afferent), times(\.efferent))
  }
}
