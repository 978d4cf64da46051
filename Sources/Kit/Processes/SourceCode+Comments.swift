/// The Swift code of a text without its comments, in the same lines: what is left of a line stays in its place.
///
/// The spaces before a comment go with it. It knows strings, raw strings, those of several lines and the code in them, and
/// regular expressions between `#/` and `/#`.
package func codeWithoutComments(_ text: String) -> String {
  var scanner = CommentScanner(text)
  return scanner.codeWithoutComments()
}

/// Copies code and leaves out comments.
///
/// It works on bytes, because all delimiters are ASCII, and because the characters of a large text are slow.
private struct CommentScanner {
  private let source: [UInt8]
  private var place = 0
  private var code: [UInt8] = []

  init(_ text: String) { source = Array(text.utf8) }

  mutating func codeWithoutComments() -> String {
    copyCode(isInterpolation: false)
    return String(decoding: code, as: UTF8.self)
  }

  // MARK: Code

  /// Copies code to the end, or with the parenthesis that ends an interpolation.
  private mutating func copyCode(isInterpolation: Bool) {
    var depth = 0
    while place < source.count {
      copyPlain()
      if startsComment(.slash) {
        skipLineComment()
      } else if startsComment(.star) {
        skipBlockComment()
      } else if isAt(.quote) || isAt(.sign) {
        copyLiteral()
      } else {
        if isAt(.opening) { depth += 1 }
        if isAt(.closing) { depth -= 1 }
        copy(1)
        if isInterpolation, depth < 0 { return }
      }
    }
  }

  /// Whether a comment starts here; in a regular expression without `#`, a slash follows a backslash.
  private func startsComment(_ second: UInt8) -> Bool {
    isAt(.slash, second) && !(place > 0 && source[place - 1] == .backslash)
  }

  private mutating func skipLineComment() {
    dropBlanks()
    while place < source.count, !isAt(.lineBreak) { place += 1 }
  }

  /// Skips a comment with those in it and keeps its line breaks.
  private mutating func skipBlockComment() {
    let isAfterBlank = dropBlanks()
    var depth = 0
    repeat {
      if isAt(.slash, .star) {
        depth += 1
        place += 2
      } else if isAt(.star, .slash) {
        depth -= 1
        place += 2
      } else {
        if isAt(.lineBreak) { code.append(source[place]) }
        place += 1
      }
    } while depth > 0 && place < source.count
    let isBeforeBlank = skipBlanks()
    if (isAfterBlank && isBeforeBlank) || separatesWords { code.append(.space) }
  }

  /// Whether the comment that has been skipped is all that separates two words.
  private var separatesWords: Bool {
    guard let last = code.last, place < source.count else { return false }
    return last.isPartOfWord && source[place].isPartOfWord
  }

  /// Drops the spaces at the end of the code, and returns whether there were any after code of the line.
  @discardableResult
  private mutating func dropBlanks() -> Bool {
    let count = code.count
    while code.last == .space || code.last == .tab { code.removeLast() }
    return code.count < count && !code.isEmpty && code.last != .lineBreak
  }

  /// Skips spaces, and returns whether there were any before code of the line.
  private mutating func skipBlanks() -> Bool {
    let start = place
    while isAt(.space) || isAt(.tab) { place += 1 }
    return place > start && place < source.count && !isAt(.lineBreak)
  }

  // MARK: Literals

  /// Copies a string or a regular expression with the number signs around it, or the number signs of something else.
  private mutating func copyLiteral() {
    var signs = 0
    while isAt(.sign) {
      signs += 1
      copy(1)
    }
    if isAt(.quote) {
      copyString(signs)
    } else if signs > 0, isAt(.slash) {
      copyExpression(signs)
    }
  }

  private mutating func copyString(_ signs: Int) {
    let quotes = startsLines(signs) ? 3 : 1
    copy(quotes)
    while place < source.count {
      if isAt(.backslash), hasSigns(signs, after: 1) {
        copy(1 + signs)
        if isAt(.opening) {
          copy(1)
          copyCode(isInterpolation: true)
        } else {
          copy(1)
        }
      } else if isAtQuotes(quotes), hasSigns(signs, after: quotes) {
        return copy(quotes + signs)
      } else if quotes == 1, isAt(.lineBreak) {
        // No string: the literal has no end.
        return
      } else {
        copy(1)
      }
    }
  }

  /// Whether a string of several lines starts here; `#"""#` and the like have one line.
  private func startsLines(_ signs: Int) -> Bool {
    guard isAtQuotes(3) else { return false }
    guard signs > 0 else { return true }
    var end = place + 1
    while end < source.count, source[end] != .lineBreak {
      if source[end] == .quote, hasSigns(signs, after: end - place + 1) { return false }
      end += 1
    }
    return true
  }

  private mutating func copyExpression(_ signs: Int) {
    copy(1)
    while place < source.count {
      if isAt(.slash), hasSigns(signs, after: 1) { return copy(1 + signs) }
      copy(1)
    }
  }

  // MARK: Bytes

  /// Copies the bytes up to the first that is not plain.
  private mutating func copyPlain() {
    let start = place
    while place < source.count, source[place].isPlain { place += 1 }
    code.append(contentsOf: source[start..<place])
  }

  private mutating func copy(_ count: Int) {
    let end = min(place + count, source.count)
    code.append(contentsOf: source[place..<end])
    place = end
  }

  private func isAt(_ byte: UInt8) -> Bool { place < source.count && source[place] == byte }

  private func isAt(_ first: UInt8, _ second: UInt8) -> Bool {
    isAt(first) && place + 1 < source.count && source[place + 1] == second
  }

  private func isAtQuotes(_ count: Int) -> Bool {
    guard place + count <= source.count else { return false }
    for offset in 0..<count where source[place + offset] != .quote { return false }
    return true
  }

  /// Whether so many number signs stand at a distance from here.
  private func hasSigns(_ count: Int, after distance: Int) -> Bool {
    let start = place + distance
    guard start + count <= source.count else { return false }
    return source[start..<start + count].allSatisfy { $0 == .sign }
  }
}

extension UInt8 {
  fileprivate static var quote: UInt8 { UInt8(ascii: "\"") }
  fileprivate static var sign: UInt8 { UInt8(ascii: "#") }
  fileprivate static var slash: UInt8 { UInt8(ascii: "/") }
  fileprivate static var star: UInt8 { UInt8(ascii: "*") }
  fileprivate static var backslash: UInt8 { UInt8(ascii: "\\") }
  fileprivate static var opening: UInt8 { UInt8(ascii: "(") }
  fileprivate static var closing: UInt8 { UInt8(ascii: ")") }
  fileprivate static var space: UInt8 { UInt8(ascii: " ") }
  fileprivate static var tab: UInt8 { UInt8(ascii: "\t") }
  fileprivate static var lineBreak: UInt8 { UInt8(ascii: "\n") }

  /// Whether the byte begins no comment, literal or parenthesis; all that do lie between these two.
  fileprivate var isPlain: Bool { self < .quote || self > .slash }

  /// Whether a name, a number or a keyword may contain the byte.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}
