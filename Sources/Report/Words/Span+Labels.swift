import Catalog
import Comparison
import TerminalText

extension Span {
  /// The verdict's mark and word.
  static func label(_ verdict: Verdict, isFull: Bool) -> Span {
    label("\(verdict.sign) \(verdict.rawValue)", verdict.tone, isFull)
  }

  /// The kind of a claim that has no verdict.
  static func label(_ kind: Claim.Kind, isFull: Bool) -> Span {
    label("[\(kind.rawValue)]", .faint, isFull)
  }

  /// Padded on a terminal so that all claims begin in one column.
  private static func label(_ text: String, _ tone: Tone, _ isFull: Bool) -> Span {
    let widest = Verdict.allCases.map(\.rawValue.count).max() ?? 0
    return Span(isFull ? text : TextWidth.fit(text, to: widest + 2), tone, isUnbreakable: true)
  }
}
