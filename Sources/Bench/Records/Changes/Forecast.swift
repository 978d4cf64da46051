/// The types of a pattern that the compiler's index names for a change of a request's subject, before any cell was made.
public struct Forecast: Sendable, Hashable, Codable {
  /// The type or member that the request is about.
  public let subject: String
  /// The types that name it, wiring apart.
  public let direct: [String]
  /// The types that name one of those, directly or not.
  public let transitive: [String]

  /// Creates a forecast.
  public init(subject: String, direct: [String], transitive: [String]) {
    self.subject = subject
    self.direct = direct
    self.transitive = transitive
  }
}

extension CellSize {
  /// The edited types, wiring apart, that are among some, by name.
  public func edited(among names: [String]) -> [CellPart] {
    edited.filter { !$0.isWiring && names.contains($0.name) }
  }

  /// The edited types, wiring apart, that a forecast does not name.
  public func missed(by forecast: Forecast) -> [CellPart] {
    edited.filter { !$0.isWiring && !(forecast.direct + forecast.transitive).contains($0.name) }
  }
}
