/// A run of inline text in one tone; backticks in it delimit code.
package struct Span: Equatable, ExpressibleByStringInterpolation {
  /// The meaning that a format may express by weight or colour; good and bad
  /// also need a sign or a word in the text.
  package enum Tone {
    case plain, strong, faint, good, bad
  }

  /// The separator before the next span.
  package enum Separator {
    case space, comma
  }

  /// Unescaped: each format escapes it.
  package var text: String
  package var tone = Tone.plain
  package var isCode = false
  /// The address that the text links to; a terminal shows it after the text.
  package var link: String?
  /// The claim to whose verdict in full the text leads; a
  /// terminal does not show it.
  package var claim: ClaimAddress?
  /// The name of the place on a page that begins with the text; a
  /// terminal has no places.
  package var anchor: String?
  /// Lines may not be broken within the text.
  var isUnbreakable = false
  var separator = Separator.space

  package init(
    _ text: String,
    _ tone: Tone = .plain,
    isCode: Bool = false,
    isUnbreakable: Bool = false
  ) {
    self.text = text
    self.tone = tone
    self.isCode = isCode
    self.isUnbreakable = isUnbreakable
  }

  package init(stringLiteral text: String) { self.text = text }

  /// The text with a link to an address; without one if there is none.
  func linked(to address: String?) -> Span {
    var span = self
    span.link = address
    return span
  }

  /// The text with a link to a claim's verdict in full.
  func linked(to claim: ClaimAddress) -> Span {
    var span = self
    span.claim = claim
    return span
  }

  /// The text at a place to which links lead.
  func at(anchor name: String) -> Span {
    var span = self
    span.anchor = name
    return span
  }

  /// A tick or a cross.
  static func mark(_ isGood: Bool) -> Span {
    if isGood { Span("✔", .good) } else { Span("✘", .bad) }
  }
}

extension [Span] {
  /// Unbreakable phrases separated by commas.
  package static func phrases(
    _ phrases: [String],
    _ tone: Span.Tone = .plain,
    isCode: Bool = false
  ) -> [Span] {
    var spans = phrases.map {
      Span($0, tone, isCode: isCode, isUnbreakable: true)
    }
    for place in spans.indices.dropLast() { spans[place].separator = .comma }
    return spans
  }

  /// The spans, rendered one by one, in a line of HTML or Markdown.
  package func markup(_ text: (Span) -> String) -> String {
    guard let last else { return "" }
    let others = dropLast().map { text($0) + $0.separator.text }
    return others.joined() + text(last)
  }

  /// The text in one line, without tones.
  package var plainText: String { markup(\.text) }
}

extension Span.Separator {
  /// The separator in one line.
  fileprivate var text: String {
    switch self {
    case .space: " "
    case .comma: ", "
    }
  }
}
