import CodeGraph

/// A measured value with its evidence.
public struct Figure: Sendable, Hashable {
  /// The value, in the unit of the measure.
  public let value: Double
  /// The number of places looked at, of which the value counts some; nil if the value is no such count.
  public private(set) var total: Int? = nil
  /// The places looked at, in words such as `stored properties`; nil if there is no total.
  public private(set) var totalName: String? = nil
  /// The places that explain the value, in the order of the code's types; empty if it counts nothing.
  public let evidence: [Evidence]

  /// A place in the code that contributes to a value.
  public struct Evidence: Sendable, Hashable {
    /// The place.
    public let place: Place
    /// The finding at that place, in a few words.
    public let text: String

    /// Creates a piece of evidence.
    public init(place: Place, text: String) {
      self.place = place
      self.text = text
    }
  }

  /// Creates a figure.
  public init(value: Double, evidence: [Evidence] = []) {
    self.value = value
    self.evidence = evidence
  }

  /// The same figure as a count of some of a number of places.
  func of(_ total: Int, _ name: String) -> Figure {
    var figure = self
    (figure.total, figure.totalName) = (total, name)
    return figure
  }

  init(count: Int, evidence: [Evidence]) {
    self.init(value: Double(count), evidence: evidence)
  }

  init(counting evidence: [Evidence]) {
    self.init(count: evidence.count, evidence: evidence)
  }
}
