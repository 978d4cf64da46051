/// The result of evaluating a measured claim.
public enum Verdict: String, Sendable, Hashable, CaseIterable {
  /// The claim holds in every example that it is about.
  case supported
  /// The claim holds in some of these examples, not in all.
  case mixed
  /// The claim holds in none of them, and no figure says the opposite: the figures are equal.
  case equal
  /// The claim holds in none of them, and a figure says the opposite.
  case contradicted
}
