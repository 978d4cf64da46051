import Catalog
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
}
