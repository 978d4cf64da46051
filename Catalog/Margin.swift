/// The size of a difference that a source's words claim, beyond its direction.
///
/// The bounds are factors between the larger and the smaller of two figures, after figures that count as equal. The source that
/// uses such words most, Orlov 2015, calls twice the code "a lot of code"; so `large` begins at 2. `slight` ends at 1¼: a
/// quarter more is the most that all readers would call a little, and less than a tenth more is already equal.
public enum Margin: String, Sendable, Hashable, CaseIterable {
  /// "Slightly": less than a quarter more.
  case slight
  /// "Far", "much", "a lot", "huge": at least twice as much.
  case large

  /// The bound: the factor below which a difference is slight, or from which on it is large.
  public var bound: Double {
    switch self {
    case .slight: 1.25
    case .large: 2
    }
  }

  /// Whether the larger and the smaller of two figures differ by this size; none and some differ by any large factor.
  public func contains(larger: Double, smaller: Double) -> Bool {
    switch self {
    case .slight: larger < bound * smaller
    case .large: larger >= bound * smaller
    }
  }

  /// The words that a text of a claim with this size has one of.
  public var words: [String] {
    switch self {
    case .slight: ["slightly"]
    case .large: ["much", "far", "a lot", "double", "huge", "very"]
    }
  }
}
