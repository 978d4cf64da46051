/// A limit that a source's words put on a statement, one for all claims and rules with such words.
///
/// A claim is judged by the examples in which it holds, a rule by the places in the code that keep it.
public enum Hedge: String, Sendable, Hashable, CaseIterable {
  /// Most of the time: a claim must hold in more than half of the examples, a rule at more than half of the places.
  case usual
  /// Possibly: a claim must hold in one example; no rule is of this kind.
  case possible

  /// The words that a text with this limit has one of.
  public var words: [String] {
    switch self {
    case .usual:
      ["typically", "often", "generally", "usually", "probably", "common", "as much as possible"]
    case .possible: ["may", "might", "can", "could", "sometimes", "risk"]
    }
  }

  /// The fewest of some examples, or places, that have to satisfy a statement with this limit; all without one.
  public static func fewest(of count: Int, by hedge: Hedge?) -> Int {
    switch hedge {
    case nil: count
    case .usual: count / 2 + 1
    case .possible: min(count, 1)
    }
  }
}
