/// The verdict on a claim on change, by the requests that its predictions are about.
public enum ChangeVerdict: String, Sendable, Hashable, Codable, CaseIterable {
  /// It holds in as many of them as its source's words require: in all, unless they have a hedge.
  case supported
  /// It holds in some, and not in enough.
  case mixed
  /// It holds in none, but in one or more its direction does: the difference has another size than the claim's words say.
  case inexact
  /// It holds in none, no figure says the opposite, and in one or more the figures are equal.
  case equal
  /// It holds in none, and a figure says the opposite.
  case contradicted
  /// It holds in none, and every difference is no larger than that between two authors of one pattern.
  case spread = "spread too large"
}
