import Examples
import Measures

extension Codebase.PatternEntry {
  /// A row of the tables, one of ``Measure/ofTables``; nil if mutants have not been tried since the code was changed, and
  /// for a share of logic that is not there yet.
  public func value(of measure: Measure, in example: Example) -> Double? {
    figures[example]?[measure]?.value
  }

  /// A figure of the pattern's code, with what it was measured on; growth is told of both examples.
  func figure(for measure: Measure, in example: Example) throws(MeasureError) -> Figure {
    if let known = figures[example]?[measure] { return known }
    guard let smaller = code[.greeting], let larger = code[.login] else {
      throw .graph(.noTypes(module: card.module))
    }
    if let base = measure.base { return try larger.growth(of: base, from: smaller) }
    return try (example == .greeting ? smaller : larger).figure(for: measure)
  }

  /// How a row of the tables grows from Greeting to Login, in times; nil if there is nothing to grow from, and for shares, blind
  /// spots and what does not tell a size.
  public func growth(of measure: Measure) -> Double? {
    let growing = Measure.Group.cost.measures + [.roleReferences(.concrete), .roleReferences(.protocol)]
    return growing.contains(measure) ? try? figure(for: .growth(of: measure), in: .login).value : nil
  }

  /// How a role's afferent and efferent coupling grow from Greeting to Login, in times; nil for what starts from nothing.
  public func growth(ofRole role: String) -> (afferent: Double?, efferent: Double?) {
    func coupling(_ example: Example) -> PatternCode.RoleCoupling? {
      code[example]?.roleCouplings.first { $0.role == role }
    }
    guard let before = coupling(.greeting), let after = coupling(.login) else { return (nil, nil) }
    func times(_ count: KeyPath<PatternCode.RoleCoupling, Int>) -> Double? {
      before[keyPath: count] > 0 ? Double(after[keyPath: count]) / Double(before[keyPath: count]) : nil
    }
    return (times(\.afferent), times(\.efferent))
  }
}
