import CodeGraph

/// A measured value with what it was measured on.
public struct Figure: Sendable, Hashable {
  /// The value; its unit is that of the measure.
  public let value: Double
  /// The places behind it, in the order of the code's types; empty if it counts nothing.
  public let evidence: [Evidence]

  /// One place behind a value.
  public struct Evidence: Sendable, Hashable {
    /// Where it is.
    public let place: Place
    /// What is there, in a few words.
    public let text: String

    /// Puts a piece of evidence together.
    public init(place: Place, text: String) {
      self.place = place
      self.text = text
    }
  }

  /// Puts a figure together.
  public init(value: Double, evidence: [Evidence] = []) {
    self.value = value
    self.evidence = evidence
  }

  /// A figure that counts something, with the places of that.
  init(count: Int, evidence: [Evidence]) {
    self.init(value: Double(count), evidence: evidence)
  }

  /// A figure that counts its evidence.
  init(counting evidence: [Evidence]) {
    self.init(count: evidence.count, evidence: evidence)
  }
}
