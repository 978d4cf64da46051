import Examples
import Measures

extension PatternCode {
  /// The impact of changing each shared type of the example and each protocol of the view.
  public func impacts(in example: Example) -> [Impact] {
    let protocols = types.filter { $0.isProtocol && $0.part == .view }.map(\.name)
    return (example.impactSubjects + protocols).map(impact)
  }
}
