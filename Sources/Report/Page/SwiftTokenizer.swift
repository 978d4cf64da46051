import TerminalText

/// Splits lines of Swift into tokens for syntax colours, and renders them as HTML.
///
/// It knows no grammar: it needs to be right only about comments and strings, and every character of a line is in its output.
struct SwiftTokenizer {
  /// The kind of a token, by the HTML element that colours it.
  private enum Kind: String {
    case keyword = "b"
    case comment = "i"
    case string = "s"
    case type = "u"
    case number = "em"
    case plain = ""
  }

  /// How many comments, and which string by its end, earlier lines have begun and not ended.
  private var (depth, end): (Int, String?) = (0, nil)
  private var (text, position): ([Unicode.Scalar], Int) = ([], 0)

  /// The line as HTML: escaped, with an element around each token; words of one kind with a space between them share one.
  mutating func html(_ line: String) -> String {
    (text, position) = (Array(VisibleText.escaping(line).unicodeScalars), 0)
    var tokens: [(kind: Kind, start: Int)] = []
    while position < text.count {
      let (start, count) = (position, tokens.count)
      let kind = next()
      let isJoint = count > 1 && tokens[count - 1].start == start - 1 && text[start - 1] == " "
      if kind != .plain, isJoint, tokens[count - 2].kind == kind {
        tokens.removeLast()
      } else {
        tokens.append((kind, start))
      }
    }
    var html = ""
    for (number, token) in tokens.enumerated() {
      if token.kind != .plain { html += "<\(token.kind.rawValue)>" }
      for scalar in text[token.start..<(number + 1 < tokens.count ? tokens[number + 1].start : text.count)] {
        switch scalar {
        case "<": html += "&lt;"
        case "&": html += "&amp;"
        default: html.unicodeScalars.append(scalar)
        }
      }
      if token.kind != .plain { html += "</\(token.kind.rawValue)>" }
    }
    return html
  }

  /// Moves past one token.
  private mutating func next() -> Kind {
    if depth > 0 || has("/*") { return comment() }
    if let end { return string(endingWith: end) }
    let start = position
    position += 1
    switch text[start] {
    case "/" where position < text.count && text[position] == "/":
      position = text.count
      return .comment
    case "`":
      skip { $0 != "`" }
      position = min(position + 1, text.count)
      return .plain
    case "\"", "#":
      position = start
      skip { $0 == "#" }
      let pounds = String(repeating: "#", count: position - start)
      // A string of several lines begins in the line below; `#"""#` is a quotation mark.
      if has("\"\"\""), position + 3 == text.count {
        position += 3
        end = "\"\"\"" + pounds
        return .string
      }
      if has("\"") {
        position += 1
        return string(endingWith: "\"" + pounds)
      }
      skip(while: Self.isWord)
      return .keyword
    case let first where first == "@" || Self.isWord(first):
      skip(while: Self.isWord)
      switch first {
      case "@": return .keyword
      case "0"..."9": return .number
      case "A"..."Z": return .type
      default:
        let word = String(String.UnicodeScalarView(text[start..<position]))
        let isMember = start > 0 && text[start - 1] == "."
        return !isMember && Self.keywords.contains(word) ? .keyword : .plain
      }
    default:
      skip { !Self.isWord($0) && $0 != "\"" && $0 != "/" && $0 != "#" && $0 != "`" && $0 != "@" }
      return .plain
    }
  }

  /// Moves to the end of a comment that may hold others.
  private mutating func comment() -> Kind {
    repeat {
      let change = has("/*") ? 1 : has("*/") ? -1 : 0
      depth += change
      position += change == 0 ? 1 : 2
    } while position < text.count && depth > 0
    return .comment
  }

  /// Moves to the end of a string, past its interpolations; only one of several lines goes on in the next.
  private mutating func string(endingWith mark: String) -> Kind {
    let escape = "\\" + mark.drop { $0 == "\"" }
    while position < text.count {
      if has(mark) {
        position += mark.unicodeScalars.count
        end = nil
        break
      }
      let isEscape = has(escape)
      position += isEscape ? escape.unicodeScalars.count : 1
      if isEscape, has("(") { interpolation() } else if isEscape { position = min(position + 1, text.count) }
    }
    return .string
  }

  /// Moves past an interpolation and the strings in it; it ends in its line.
  private mutating func interpolation() {
    var depth = 0
    repeat {
      switch text[position] {
      case "(": depth += 1
      case ")": depth -= 1
      case "\"":
        position += 1
        skip { $0 != "\"" }
      default: break
      }
      position = min(position + 1, text.count)
    } while depth > 0 && position < text.count
  }

  private func has(_ mark: String) -> Bool {
    guard position < text.count, text[position] == mark.unicodeScalars.first else { return false }
    return text[position...].starts(with: mark.unicodeScalars)
  }

  private mutating func skip(while condition: (Unicode.Scalar) -> Bool) {
    while position < text.count, condition(text[position]) { position += 1 }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "\u{80}"...: true
    default: false
    }
  }

  private static let keywords = Set(
    """
    actor any as associatedtype async await break case catch class continue convenience default defer deinit didSet do dynamic \
    else enum extension fallthrough false fileprivate final for func get guard if import in indirect init inout internal is \
    isolated lazy let mutating nil nonisolated open override package private protocol public repeat required rethrows return \
    self sending set some static struct subscript super switch throw throws true try typealias unowned var weak where while \
    willSet
    """.split(separator: " ").map(String.init))
}
