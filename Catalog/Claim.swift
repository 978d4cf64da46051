/// A statement in the literature for or against a pattern.
public struct Claim: Sendable, Hashable, Identifiable {
  /// The kinds of ``Evidence``.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case measured, cited, opinion
  }

  /// The side that a claim takes on the card's pattern.
  public enum Side: String, Sendable, Hashable, CaseIterable {
    /// In favour of the pattern.
    case pro
    /// Against the pattern.
    case con
    /// Neither: a difference between patterns, or a rule of the pattern.
    case difference
  }

  /// A stable id that begins with the card's, such as `mvp.testable`.
  public let id: String
  /// The evidence.
  public let evidence: Evidence
  /// The side that the claim takes.
  public let side: Side
  /// The ids of the patterns compared with, or ``allOthers``; empty if there are none.
  public internal(set) var against: [String] = []
  /// The claim, in one sentence.
  public let text: String
  /// The source of the claim.
  public let source: Source

  /// The value of ``against`` for a comparison with every other pattern, misuses excepted.
  public static let allOthers = ["all"]

  /// Whether the claim compares its pattern with another one.
  public func compares(with other: Card) -> Bool {
    against.contains(other.id)
      || against == Self.allOthers && other.misuseOf == nil && !id.hasPrefix("\(other.id).")
  }

  /// The kind of evidence.
  public var kind: Kind {
    switch evidence {
    case .measured: .measured
    case .cited: .cited
    case .opinion: .opinion
    }
  }
}
