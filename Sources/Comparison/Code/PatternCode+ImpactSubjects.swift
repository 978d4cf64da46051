import Coupling
import Examples

extension Example {
  /// What is asked for in every pattern: how far a change of this type or member of the example reaches.
  public var impactSubjects: [String] {
    switch self {
    case .greeting: ["Person.firstName"]
    case .login: ["User.name", "LoginFailure"]
    }
  }
}

extension PatternCode {
  /// What a change is followed from: the example's subjects, and the pattern's own protocols of the roles that play the view.
  public var impactSubjects: [String] {
    (Example.allCases.first { $0.folder == example }?.impactSubjects ?? [])
      + units.filter { $0.isProtocol && $0.part == .view }.map(\.name)
  }

  /// How far a change of each of the ``impactSubjects`` reaches, in their order.
  public var impacts: [Impact] { impactSubjects.map { impact(of: $0) } }
}
