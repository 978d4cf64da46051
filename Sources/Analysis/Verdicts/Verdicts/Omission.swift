import Catalog
import Examples
import Measures

/// An assertion in an example that the judge leaves out of account, with the figures that there are.
///
/// The reasons are the same for all claims and rules, and computed.
public struct Omission: Sendable {
  /// A reason to leave an example out.
  public enum Reason: Sendable, Equatable {
    /// Some of the patterns, by name, have no such example.
    case missing(in: [String])
    /// The measure has no figure in some of the patterns, by name.
    case noFigure(in: [String])
    /// The example has a single screen, and the measure is about the way to another.
    case oneScreen
    /// The source's words are about programs of another size.
    case otherSize(Claim.Scope)
    /// None of the patterns has anything that the measure counts: 0 against 0, or 0 of 0.
    case nothingThere
  }

  /// The example.
  public let example: Example
  /// The assertion.
  public let assertion: Assertion
  /// The reason.
  public let reason: Reason
  /// The figures of the claim's pattern and then of those compared with, without those that have none.
  public let figures: [(pattern: Card, figure: Figure)]
}
