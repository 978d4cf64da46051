/// The result of evaluating a measured claim.
public enum Verdict: String, Sendable, Hashable, CaseIterable {
  /// The claim holds in every example that it is about.
  case supported
  /// The claim holds in some of these examples, not in all.
  case mixed
  /// The claim holds in none of them; equal figures are neither more nor fewer.
  case contradicted
}
