/// The subject of a fact.
public enum FactTopic: String, Sendable, Hashable, Codable, CaseIterable {
  /// The amount of code.
  case size
  /// The unit tests, and what they need.
  case tests
  /// The types of tests that stand in for a part of the pattern.
  case doubles
  /// The roles that lead from screen to screen.
  case navigation
  /// The references between roles.
  case coupling
  /// The mistakes in the code that unit tests notice.
  case mutants
  /// The costs of change requests.
  case requests
  /// The verdicts on what the sources claim.
  case claims

  /// The heading of the topic's facts.
  public var heading: String {
    switch self {
    case .size: "Size"
    case .tests: "Unit tests"
    case .doubles: "Test doubles"
    case .navigation: "Navigation"
    case .coupling: "Coupling"
    case .mutants: "Mistakes noticed"
    case .requests: "Costs of a change"
    case .claims: "Claims of the sources"
    }
  }

  /// What the facts are about, in a few words.
  public var summary: String {
    switch self {
    case .size: "Types, protocols and lines of code."
    case .tests: "Unit tests that need no widget, and tests of one part alone."
    case .doubles: "Test doubles of the unit tests."
    case .navigation: "Lines of the roles that lead from screen to screen."
    case .coupling: "References between roles, and types in cycles."
    case .mutants:
      "Mistakes put into the code, and those that unit tests notice."
    case .requests: "What change requests cost, and how far two authors differ."
    case .claims: "Verdicts on the claims of the sources that figures decide."
    }
  }

  /// How the figures are measured, in a few words.
  public var method: String {
    switch self {
    case .size, .navigation, .coupling: "counted in the compiler's index"
    case .tests, .doubles: "recorded from the compiler's index of the tests"
    case .mutants: "recorded from runs of the tests"
    case .requests: "counted in the patch and in recorded runs of the tests"
    case .claims: "judged by these figures"
    }
  }
}
