import Examples
import Measures

extension Codebase.PatternEntry {
  /// A row of the tables, one of ``Measure/ofTables``; nil if mutants have not been tried since the code was changed, and
  /// for a share of logic that is not there yet.
  public func value(of measure: Measure, in example: Example) -> Double? {
    figures[example]?[measure]?.value
  }

  /// A figure of the pattern's code, with what it was measured on; growth is from the example before to this one.
  func figure(for measure: Measure, in example: Example) throws(MeasureError) -> Figure {
    if let known = figures[example]?[measure] { return known }
    guard let code = code[example] else { throw .graph(.noTypes(module: "\(card.module), \(example.name)")) }
    guard let base = measure.base else { return try code.figure(for: measure) }
    guard let smaller = example.predecessor.flatMap({ self.code[$0] }) else {
      throw .graph(.noTypes(module: card.module))
    }
    return try code.growth(of: base, from: smaller)
  }

  /// How a row of the tables grows from the example before to this one, in times; nil if there is nothing to grow from, and
  /// for shares, blind spots and what does not tell a size.
  public func growth(of measure: Measure, to example: Example) -> Double? {
    let growing = Measure.Group.cost.measures + [.roleReferences(.concrete), .roleReferences(.protocol)]
    return growing.contains(measure) ? try? figure(for: .growth(of: measure), in: example).value : nil
  }

  /// How a role's afferent and efferent coupling grow from the example before to this one, in times; nil for what starts
  /// from nothing.
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
