/// What the figures say to a measured claim.
public enum Verdict: String, Sendable, Hashable, CaseIterable {
  /// It holds wherever it has to.
  case supported
  /// It holds in one of the two examples.
  case mixed
  /// It holds nowhere; or the figures are equal where more or fewer is claimed.
  case contradicted
}
