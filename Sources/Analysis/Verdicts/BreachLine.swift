import CodeGraph

/// A broken rule in a report.
public struct BreachLine: Sendable, Equatable {
  /// The breach with its place.
  public let text: PlacedText
  /// The remedy; empty if the next breach has the same.
  public let remedy: [String]
}
