import Examples
import Measures

extension PatternCode {
  /// How far some changes reach: those of what all patterns share, and of the view's protocols if the pattern has any.
  public func impacts(in example: Example) -> [Impact] {
    let protocols = units.filter { $0.isProtocol && $0.part == .view }.map(\.name)
    return (example.impactSubjects + protocols).map(impact)
  }
}
