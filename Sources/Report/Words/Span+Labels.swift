import Catalog
import TerminalText
import Verdicts

extension Span {
  /// The source of a claim and, by default, the claim's id.
  package static func attribution(_ claim: Claim, hasID: Bool = true) -> Span {
    let words = [String].building {
      claim.source.label
      if hasID { claim.id }
    }
    let text = words.joined(separator: "; ")
    return Span("(\(text))", .faint, isUnbreakable: true)
  }

  /// A claim's text, which leads to its verdict in full.
  static func linked(to finding: ClaimFinding) -> Span {
    Span(finding.claim.text).linked(to: finding.address)
  }

  /// A claim's text at the place to which links lead.
  static func place(of finding: ClaimFinding) -> Span {
    Span(finding.claim.text).at(anchor: finding.address.anchor)
  }

  /// The verdict of a claim or the state of a rule, with its sign; else the
  /// kind of claim that has none.
  package static func label(_ finding: ClaimFinding, isFull: Bool) -> Span {
    if let verdict = finding.verdict {
      return label(verdict, of: finding.claim.side, isFull: isFull)
    }
    if let state = finding.ruleState {
      return label("\(state.sign) \(state.rawValue)", state.tone, isFull)
    }
    let kind = finding.missing?.label ?? finding.claim.kind.rawValue
    return label("[\(kind)]", .faint, isFull)
  }

  /// The same before a claim's text in one line.
  package static func lead(_ finding: ClaimFinding) -> Span {
    var span = label(finding, isFull: true)
    span.text += ":"
    return span
  }

  /// The verdict's mark and word; without colour for a con, as one that
  /// holds is no good news.
  static func label(
    _ verdict: Verdict,
    of side: Claim.Side? = nil,
    isFull: Bool
  ) -> Span {
    let tone: Span.Tone =
      switch side {
      case .con: .plain
      case .pro, .difference, nil: verdict.words.tone
      }
    return label("\(verdict.words.sign) \(verdict.rawValue)", tone, isFull)
  }

  /// Padded on a terminal so that all claims begin in one column.
  private static func label(
    _ text: String,
    _ tone: Tone,
    _ isFull: Bool
  ) -> Span {
    if isFull { return Span(text, tone, isUnbreakable: true) }
    let widest = Verdict.allCases.map(\.rawValue.count).max() ?? 0
    return Span(TextWidth.fit(text, to: widest + 2), tone, isUnbreakable: true)
  }
}
