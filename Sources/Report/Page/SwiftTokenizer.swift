import TerminalText

/// Splits lines of Swift into tokens for syntax colours, and renders them as HTML.
///
/// It knows no grammar: it needs to be right only about comments and strings, and every character of a line is in its output.
struct SwiftTokenizer {
  /// The kind of a token, by the HTML element that colours it.
  enum Kind: String {
    case keyword = "b"
    case comment = "i"
    case string = "s"
    case type = "u"
    case number = "em"
    case plain = ""
  }

  /// What an earlier line has begun and not ended.
  private enum Open: Equatable {
    case code
    case comment(depth: Int)
    case string(pounds: Int)
  }

  private var open = Open.code
  private var bytes: [UInt8] = []
  private var position = 0

  /// The line as HTML: escaped, with an element around the neighbouring tokens of a colour.
  mutating func html(_ line: String) -> String {
    let tokens = tokens(VisibleText.escaping(line))
    var html: [UInt8] = []
    html.reserveCapacity(bytes.count * 2)
    for (kind, range) in tokens {
      if kind != .plain { html += "<\(kind.rawValue)>".utf8 }
      for byte in bytes[range] {
        switch byte {
        case UInt8(ascii: "<"): html += "&lt;".utf8
        case UInt8(ascii: "&"): html += "&amp;".utf8
        default: html.append(byte)
        }
      }
      if kind != .plain { html += "</\(kind.rawValue)>".utf8 }
    }
    return String(decoding: html, as: UTF8.self)
  }

  /// The tokens of the next line, which are all of it; words of one kind with a space between them are one token.
  mutating func tokens(_ line: String) -> [(kind: Kind, range: Range<Int>)] {
    bytes = Array(line.utf8)
    position = 0
    var tokens: [(kind: Kind, range: Range<Int>)] = []
    while position < bytes.count {
      let start = position
      let kind = next()
      let count = tokens.count
      if kind != .plain, count > 1, tokens[count - 2].kind == kind, bytes[tokens[count - 1].range] == [0x20] {
        tokens.removeLast()
        tokens[count - 2].range = tokens[count - 2].range.lowerBound..<position
      } else {
        tokens.append((kind, start..<position))
      }
    }
    return tokens
  }

  /// Moves past one token.
  private mutating func next() -> Kind {
    switch open {
    case .comment(let depth): return comment(depth: depth)
    case .string(let pounds): return string(pounds: pounds, isMultiline: true)
    case .code: break
    }
    let start = position
    switch bytes[position] {
    case UInt8(ascii: "/") where has("//"): position = bytes.count
    case UInt8(ascii: "/") where has("/*"):
      position += 2
      return comment(depth: 1)
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      let pounds = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
      position += pounds
      // A string of several lines begins in the line below; `#"""#` is a quotation mark.
      if has("\"\"\""), position + 3 == bytes.count {
        position += 3
        return string(pounds: pounds, isMultiline: true)
      }
      if has("\"") {
        position += 1
        return string(pounds: pounds, isMultiline: false)
      }
      skip(while: Self.isWord)
      return .keyword
    case UInt8(ascii: "`"):
      position += 1
      skip { $0 != UInt8(ascii: "`") }
      position = min(position + 1, bytes.count)
      return .plain
    case let byte where byte == UInt8(ascii: "@") || Self.isWord(byte):
      position += 1
      skip(while: Self.isWord)
      return kind(ofWord: bytes[start..<position], after: start > 0 ? bytes[start - 1] : 0)
    default:
      position += 1
      skip { !Self.isWord($0) && !"\"/#`@".utf8.contains($0) }
      return .plain
    }
    return .comment
  }

  private func kind(ofWord word: ArraySlice<UInt8>, after previous: UInt8) -> Kind {
    guard let first = word.first else { return .plain }
    switch first {
    case UInt8(ascii: "@"): return .keyword
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return .type
    default:
      let isMember = previous == UInt8(ascii: ".")
      return !isMember && Self.keywords.contains(String(decoding: word, as: UTF8.self)) ? .keyword : .plain
    }
  }

  /// Moves to the end of a comment that may hold others.
  private mutating func comment(depth: Int) -> Kind {
    var depth = depth
    while position < bytes.count, depth > 0 {
      let change = has("/*") ? 1 : has("*/") ? -1 : 0
      depth += change
      position += change == 0 ? 1 : 2
    }
    open = depth > 0 ? .comment(depth: depth) : .code
    return .comment
  }

  /// Moves to the end of a string; the strings in its interpolations belong to it.
  private mutating func string(pounds: Int, isMultiline: Bool) -> Kind {
    let fence = String(repeating: "#", count: pounds)
    let (end, escape) = ((isMultiline ? "\"\"\"" : "\"") + fence, "\\" + fence)
    open = isMultiline ? .string(pounds: pounds) : .code
    while position < bytes.count {
      let byte = bytes[position]
      if byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        position += 1
      } else if has(end) {
        position += end.utf8.count
        open = .code
        break
      } else if has(escape) {
        position += escape.utf8.count
        if has("(") { interpolation() } else { position = min(position + 1, bytes.count) }
      } else {
        position += 1
      }
    }
    return .string
  }

  /// Moves past an interpolation, which ends in its line.
  private mutating func interpolation() {
    let before = open
    open = .code
    var depth = 0
    repeat {
      let byte = bytes[position]
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") {
        depth += byte == UInt8(ascii: "(") ? 1 : -1
        position += 1
      } else if byte == UInt8(ascii: "\"") {
        position += 1
        _ = string(pounds: 0, isMultiline: false)
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
    open = before
  }

  private func has(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while position < bytes.count, condition(bytes[position]) { position += 1 }
  }

  /// Whether a byte is part of a word: an ASCII letter or digit, an underscore, or any other letter.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
    "convenience", "default", "defer", "deinit", "didSet", "do", "dynamic", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in",
    "indirect", "init", "inout", "internal", "is", "isolated", "lazy", "let", "mutating", "nil",
    "nonisolated", "open", "override", "package", "private", "protocol", "public", "repeat", "required",
    "rethrows", "return", "self", "sending", "set", "some", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while",
    "willSet",
  ]
}
