/// What a report is about.
public enum Topic: Sendable, Hashable, CaseIterable {
  /// Scenarios, figures, arrows, claims and caveats.
  case everything
  /// The patterns, a few lines each.
  case list
  /// What came of the scenarios.
  case scenarios
  /// How the code hangs together.
  case coupling
  /// Whether the code keeps to the rules on the cards.
  case rules
  /// The claims for and against the patterns.
  case claims
}
