/// Scans a line word by word.
struct WordScanner {
  private(set) var text: Substring

  init(_ line: some StringProtocol) {
    text = Substring(line)
    // Some editors start a file with a byte order mark.
    if text.unicodeScalars.first == "\u{FEFF}" { text = Substring(text.unicodeScalars.dropFirst()) }
    skipSpaces()
    while text.last?.isWhitespace == true { text.removeLast() }
  }

  var isEmpty: Bool { text.isEmpty }

  /// Consumes the next word.
  mutating func next() -> String? {
    let word = text.prefix { !$0.isWhitespace }
    guard !word.isEmpty else { return nil }
    text = text.dropFirst(word.count)
    skipSpaces()
    return String(word)
  }

  /// Consumes the next word if it is the given one.
  mutating func take(_ word: String) -> Bool {
    var ahead = self
    guard ahead.next() == word else { return false }
    self = ahead
    return true
  }

  /// Consumes the next word if it is a number that is not negative.
  mutating func number() -> Int? {
    var ahead = self
    guard let number = ahead.next().flatMap(Int.init), number >= 0 else { return nil }
    self = ahead
    return number
  }

  /// Consumes a text in quotes.
  mutating func quoted() -> String? {
    var ahead = self
    guard let quoted = Quoting.takeQuoted(from: &ahead.text) else { return nil }
    ahead.skipSpaces()
    self = ahead
    return quoted
  }

  /// Consumes a payload: a text in quotes, or `with N bytes`, of which 64 megabytes fit into memory anywhere.
  mutating func payload() -> Payload? {
    if let text = quoted() { return .text(text) }
    var ahead = self
    guard ahead.take("with"), let count = ahead.number(), count <= 64 << 20, ahead.take("bytes")
    else { return nil }
    self = ahead
    return .bytes(count)
  }

  /// Consumes the rest of the line, in quotes or plain.
  mutating func rest() -> String? {
    if text.hasPrefix("\"") { return quoted() }
    defer { text = "" }
    return text.isEmpty ? nil : String(text)
  }

  /// Consumes `for request N`.
  mutating func request() -> Int? {
    var ahead = self
    guard ahead.take("for"), ahead.take("request"), let number = ahead.number() else { return nil }
    self = ahead
    return number
  }

  private mutating func skipSpaces() {
    text = text.drop { $0.isWhitespace }
  }
}
