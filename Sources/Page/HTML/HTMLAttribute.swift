/// An attribute of an element.
struct HTMLAttribute: Equatable, Sendable {
  let name: String
  /// Escaped only in the page; nil for an attribute that needs no value.
  let value: String?
  /// Whether quotation marks stand around the value.
  private var isQuoted = true

  /// Creates an attribute; one without a value is on by its name alone.
  init(_ name: String, _ value: String? = nil) {
    self.name = name
    self.value = value
  }

  /// The same without quotation marks, if the value needs none.
  ///
  /// It is for elements of which the page has thousands.
  var short: HTMLAttribute {
    var short = self
    short.isQuoted = !isPlain
    return short
  }

  /// The attribute after a space, as it stands in a tag.
  var markup: String {
    guard let value else { return " \(name)" }
    let text = HTMLText.escaped(value)
    if isQuoted { return " \(name)=\"\(text)\"" }
    return " \(name)=\(text)"
  }

  /// Whether the value may stand without quotation marks.
  private var isPlain: Bool {
    guard let value, !value.isEmpty else { return false }
    return value.allSatisfy(Self.isPlain)
  }

  /// Whether a character may stand in a value without quotation marks.
  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }
}
