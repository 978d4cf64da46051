import Examples
import Measures

extension Example {
  /// What is worth asking how far its change reaches, in every pattern alike.
  var sharedImpactSubjects: [String] {
    switch self {
    case .greeting: ["Person.firstName"]
    case .login: ["User.name", "LoginFailure"]
    }
  }
}

extension PatternCode {
  /// How far some changes reach: those of what all patterns share, and of the view's protocols if the pattern has any.
  public func impacts(in example: Example) -> [Impact] {
    let protocols = units.filter { $0.isProtocol && $0.part == .view }.map(\.name)
    return (example.sharedImpactSubjects + protocols).map(impact)
  }
}
