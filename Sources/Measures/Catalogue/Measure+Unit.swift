extension Measure {
  /// What a figure is counted in.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// Things, so that the figure needs no unit.
    case none = ""
    /// Hundredths of a whole.
    case percent = "per cent"
    /// Multiples of another figure.
    case times
  }
}
