/// A piece of a line in one tone, a text in which backticks set off code.
struct Span: Equatable, ExpressibleByStringInterpolation {
  /// How a piece is set off; good and bad things also have a sign or a word of their own.
  enum Tone {
    case plain, strong, faint, good, bad
  }

  /// What parts a piece from the next one in its line.
  enum Joint {
    case space, comma, lineBreak
  }

  /// Not yet escaped for any format.
  var text: String
  var tone = Tone.plain
  var isCode = false
  /// Whether lines must not be broken within the text.
  var isWhole = false
  var joint = Joint.space

  init(_ text: String, _ tone: Tone = .plain, isCode: Bool = false, isWhole: Bool = false) {
    (self.text, self.tone, self.isCode, self.isWhole) = (text, tone, isCode, isWhole)
  }

  init(stringLiteral text: String) { self.text = text }

  /// A tick or a cross.
  static func mark(_ isGood: Bool) -> Span { isGood ? Span("✔", .good) : Span("✘", .bad) }
}

extension [Span] {
  /// Phrases with a comma after each but the last; lines are broken between them only.
  static func phrases(_ phrases: [String], _ tone: Span.Tone = .plain, isCode: Bool = false) -> [Span] {
    phrases.enumerated().map { place, phrase in
      var span = Span(phrase, tone, isCode: isCode, isWhole: true)
      if place < phrases.count - 1 { span.joint = .comma }
      return span
    }
  }

  /// The text in one line, without its tones.
  var plainText: String {
    enumerated().map { place, span in
      place == count - 1 ? span.text : span.text + (span.joint == .comma ? ", " : " ")
    }.joined()
  }
}
