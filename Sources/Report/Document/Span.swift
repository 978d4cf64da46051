/// A run of inline text in one tone; backticks in it delimit code.
package struct Span: Equatable, ExpressibleByStringInterpolation {
  /// The meaning that a format may express by weight or colour; good and bad also need a sign or a word in the text.
  package enum Tone {
    case plain, strong, faint, good, bad
  }

  /// The separator before the next span.
  package enum Separator {
    case space, comma, lineBreak
  }

  /// Unescaped: each format escapes it.
  package var text: String
  package var tone = Tone.plain
  package var isCode = false
  /// The address that the text links to; a terminal shows it after the text.
  package var link: String?
  /// The claim to whose verdict in full the text leads; a terminal does not show it.
  package var claim: ClaimAddress?
  /// The claim whose place on a page begins with the text.
  package var anchor: ClaimAddress?
  /// Lines may not be broken within the text.
  var isUnbreakable = false
  var separator = Separator.space

  package init(_ text: String, _ tone: Tone = .plain, isCode: Bool = false, isUnbreakable: Bool = false) {
    (self.text, self.tone, self.isCode, self.isUnbreakable) = (text, tone, isCode, isUnbreakable)
  }

  package init(stringLiteral text: String) { self.text = text }

  /// A tick or a cross.
  static func mark(_ isGood: Bool) -> Span { isGood ? Span("✔", .good) : Span("✘", .bad) }
}

extension [Span] {
  /// Unbreakable phrases separated by commas.
  package static func phrases(_ phrases: [String], _ tone: Span.Tone = .plain, isCode: Bool = false) -> [Span]
  {
    phrases.enumerated().map { place, phrase in
      var span = Span(phrase, tone, isCode: isCode, isUnbreakable: true)
      if place < phrases.count - 1 { span.separator = .comma }
      return span
    }
  }

  /// A line each.
  static func lines(_ texts: [String]) -> [Span] {
    texts.map { text in
      var span = Span(text)
      span.separator = .lineBreak
      return span
    }
  }

  /// The spans, rendered one by one, in a line of HTML or Markdown.
  package func markup(_ text: (Span) -> String) -> String {
    enumerated().map { place, span in
      guard place < count - 1 else { return text(span) }
      return switch span.separator {
      case .space: text(span) + " "
      case .comma: text(span) + ", "
      case .lineBreak: text(span) + "<br>"
      }
    }.joined()
  }

  /// The text in one line, without tones.
  package var plainText: String {
    enumerated().map { place, span in
      place == count - 1 ? span.text : span.text + (span.separator == .comma ? ", " : " ")
    }.joined()
  }
}
