/// A statement in the literature about a pattern: a rule that the literature prescribes, or a claim for or against it.
public struct Claim: Sendable, Hashable, Identifiable {
  /// The kinds of ``Evidence``.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case rule, measured, change, cited, opinion
  }

  /// The side that a claim takes on the card's pattern.
  public enum Side: String, Sendable, Hashable, CaseIterable {
    /// In favour of the pattern.
    case pro
    /// Against the pattern.
    case con
    /// Neither: a difference between patterns.
    case difference
  }

  /// A stable id that begins with the card's, such as `mvp.testable`.
  public let id: String
  /// The evidence.
  public let evidence: Evidence
  /// The limit that the source's words put on the statement, such as "often"; nil if there is none.
  public internal(set) var hedge: Hedge? = nil
  /// The size of the programs that the source's words are about; nil if they are about all.
  public internal(set) var scope: Scope? = nil
  /// The side that the claim takes.
  public let side: Side
  /// The ids of the patterns compared with, or ``allOthers``; empty if there are none.
  public internal(set) var against: [String] = []
  /// The claim, in one sentence.
  public let text: String
  /// The claim in a few words, for a narrow screen; nil for one that no figure can support.
  public internal(set) var gist: String? = nil
  /// The source of the claim.
  public let source: Source
  /// The source's sentence, if claims on several cards come from it; nil for any other.
  public internal(set) var sentence: Sentence? = nil

  /// The value of ``against`` for a comparison with every other pattern, misuses excepted.
  public static let allOthers = ["all"]

  /// Whether the claim compares its pattern with another one.
  public func compares(with other: Card) -> Bool {
    against.contains(other.id)
      || against == Self.allOthers && other.misuseOf == nil && !id.hasPrefix("\(other.id).")
  }

  /// The assertions of a rule or a measured claim; empty for the other kinds.
  public var assertions: [Assertion] {
    switch evidence {
    case .rule(let assertions), .measured(let assertions): assertions
    case .change, .cited, .opinion: []
    }
  }

  /// The kind of evidence.
  public var kind: Kind {
    switch evidence {
    case .rule: .rule
    case .measured: .measured
    case .change: .change
    case .cited: .cited
    case .opinion: .opinion
    }
  }
}
