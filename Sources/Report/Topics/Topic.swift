/// The topic of a report on findings.
public enum Topic: Sendable, Hashable, CaseIterable {
  /// Scenarios, figures, arrows, claims and caveats.
  case everything
  /// The patterns, a few lines each.
  case list
  /// The results of the scenarios.
  case scenarios
  /// The structure of the code.
  case coupling
  /// The check of the code against the cards' arrows.
  case rules
  /// The claims for and against the patterns.
  case claims
}
