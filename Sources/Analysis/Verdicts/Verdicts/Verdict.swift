/// The result of evaluating a measured claim.
public enum Verdict: String, Sendable, Hashable, CaseIterable {
  /// The claim holds in as many examples as its source's words require: in all, unless they have a hedge.
  case supported
  /// The claim holds in some examples, and not in enough.
  case mixed
  /// The claim holds in none, but in as many examples as its words require its direction does: the difference has not the
  /// claimed size.
  case inexact
  /// The claim holds in none of them, and no figure says the opposite: in one or more the figures are equal.
  case equal
  /// The claim holds in none of them, and a figure says the opposite.
  case contradicted
  /// The same, but the claim says only what may happen: that it did not happen here contradicts nothing.
  case unseen = "not seen"
}
