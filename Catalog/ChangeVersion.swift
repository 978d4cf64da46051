/// Whose cell of a change request it is.
///
/// A second version is made by another author, who has seen neither the first nor the cells of other patterns. How far two versions of
/// one pattern lie apart tells how much of a difference is the author's.
public enum ChangeVersion: Int, Sendable, Codable, Hashable, CaseIterable {
  /// The version of the author who made the request in all patterns.
  case first = 1
  /// The version of another author, in the patterns that the draw in `Catalog/Requests/second-versions.json` names.
  case second = 2
  /// The change of whoever runs the command, in the checkout; the catalogue has none.
  case own = 3

  /// The name of a cell in a pattern, such as `MVP` and, of the second version, `MVP, second version`.
  public func name(in pattern: String) -> String {
    switch self {
    case .first: pattern
    case .second: "\(pattern), second version"
    case .own: "\(pattern), yours"
    }
  }
}
