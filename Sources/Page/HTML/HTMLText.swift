import TerminalText

/// Escapes text for HTML.
enum HTMLText {
  /// What stands in the page for a character with a meaning in HTML.
  private struct Entity {
    let character: String
    let reference: String
  }

  /// The text with references for the characters with a meaning in HTML, and
  /// control characters made visible.
  static func escaped(_ text: String) -> String {
    escaped(text, entities)
  }

  /// The same for the content of an element, where quotation marks
  /// mean nothing; shorter.
  static func escapedContent(_ text: String) -> String {
    escaped(text, entities.prefix(2))
  }

  private static func escaped(
    _ text: String,
    _ entities: ArraySlice<Entity>
  ) -> String {
    let text = VisibleText.escaping(text)
    guard text.utf8.contains(where: isSpecial) else { return text }
    return entities.reduce(text) { text, entity in
      text.replacing(entity.character, with: entity.reference)
    }
  }

  /// A text in which backticks delimit code.
  static func prose(_ text: String) -> String {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false)
    // One backtick alone delimits nothing.
    guard !pieces.count.isMultiple(of: 2) else { return escaped(text) }
    let markup = pieces.enumerated().map { place, piece in
      let text = escaped(String(piece))
      if place.isMultiple(of: 2) { return text }
      return "<code>\(text)</code>"
    }
    return markup.joined()
  }

  /// A part of an id: lower-case letters, digits, points and hyphens.
  static func slug(_ text: String) -> String {
    let characters = text.lowercased().map { character -> Character in
      if isPartOfID(character) { return character }
      return "-"
    }
    return String(characters)
  }

  private static func isPartOfID(_ character: Character) -> Bool {
    guard character.isASCII else { return false }
    return character.isLetter || character.isNumber || character == "."
  }

  /// The first two have a meaning between tags too.
  private static let entities: ArraySlice = [
    Entity(character: "&", reference: "&amp;"),
    Entity(character: "<", reference: "&lt;"),
    Entity(character: ">", reference: "&gt;"),
    Entity(character: "\"", reference: "&quot;"),
    Entity(character: "'", reference: "&#39;"),
  ]

  /// Whether a byte is one of `"&'<>`.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x26, 0x27, 0x3C, 0x3E: true
    default: false
    }
  }
}
