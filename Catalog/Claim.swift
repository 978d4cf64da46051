/// One statement that a source makes for or against a pattern.
public struct Claim: Sendable, Hashable, Identifiable {
  /// How a claim can be put to the test.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The code of the examples decides, by figures.
    case measured
    /// A study found it; the catalogue only quotes the finding.
    case cited
    /// Nothing in the catalogue can decide it.
    case opinion
  }

  /// Which way a claim speaks, seen from the card's own pattern.
  public enum Side: String, Sendable, Hashable, CaseIterable {
    /// In favour of the pattern.
    case pro
    /// Against the pattern.
    case con
    /// Neither: the patterns just differ, or the pattern sets a rule.
    case difference
  }

  /// A stable name that begins with the card's id, such as `mvp.testable`.
  public let id: String
  /// What can be said for the claim: figures that decide it, a study, or nothing.
  public let evidence: Evidence
  /// Which way the claim speaks.
  public let side: Side
  /// The ids of the patterns compared with, or ``allOthers``; empty if the claim names none.
  public internal(set) var against: [String] = []
  /// The claim in one sentence.
  public let text: String
  /// Who says so.
  public let source: Source

  /// For a claim that compares with every other pattern of the catalogue, misuses apart.
  public static let allOthers = ["all"]

  /// Whether the claim compares its pattern with another.
  public func compares(with other: Card) -> Bool {
    against.contains(other.id)
      || against == Self.allOthers && other.misuseOf == nil && !id.hasPrefix("\(other.id).")
  }

  /// How the claim can be put to the test.
  public var kind: Kind {
    switch evidence {
    case .measured: .measured
    case .cited: .cited
    case .opinion: .opinion
    }
  }
}
