/// Whether a pattern's code keeps a rule of its source.
public enum RuleState: String, Sendable, Hashable, Encodable, CaseIterable {
  /// The code keeps the rule in every example, but for the exceptions that the source's words leave.
  case kept
  /// The code breaks the rule.
  case broken
  /// The code has nothing that the rule is about.
  case notApplicable = "not applicable"
}
