/// What a report is about.
public enum Topic: Sendable, Hashable, CaseIterable {
  /// Scenarios, roles, claims and caveats.
  case everything
  /// The patterns, a few lines each.
  case list
  /// What came of the scenarios.
  case scenarios
  /// The claims for and against the patterns.
  case claims
}
