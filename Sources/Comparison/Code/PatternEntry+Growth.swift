import Catalog
import Coupling
import Examples

extension Codebase.PatternEntry {
  /// How a figure grows from Greeting to Login, in times.
  ///
  /// - Parameter figure: The figure.
  /// - Returns: That of Login divided by that of Greeting; nil if there is nothing to grow from, and for shares, blind spots
  ///   and what does not tell a size.
  public func growth(of figure: CodeFigure) -> Double? {
    guard figure.group == .cost || figure == .concreteReferences || figure == .protocolReferences,
      let before = figures[.greeting]?[figure], let after = figures[.login]?[figure], before > 0
    else { return nil }
    return after / before
  }

  /// How a role's couplings grow from Greeting to Login, in times; nil for what starts from nothing.
  ///
  /// - Parameter role: The role's name.
  /// - Returns: Its afferent and its efferent coupling in Login divided by those in Greeting.
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
