import Foundation

/// The brackets, commas and attributes of a source file, without those in comments and literals.
///
/// It is no parser: it tells how deep a place stands, so that the index can be held against the text.
struct SourceMarks {
  /// A bracket, a comma or the sign before an attribute.
  struct Mark {
    /// Where it stands, in bytes from the start of the file.
    let offset: Int
    let byte: UInt8
    /// How many brackets are open before it and after it.
    let before: Int
    let after: Int
  }

  private(set) var marks: [Mark] = []
  /// Where words begin in code after the offset that was asked for, up to the next condition.
  private(set) var lateWords: [Int] = []
  /// Whether there is anything but comments and space, outside of `#if`.
  private(set) var hasCode = false
  /// Whether every bracket has its other half: else something was not understood, and nothing may be built on it.
  var isBalanced: Bool { depth == 0 && !hasFallen }

  private var depth = 0
  private var hasFallen = false
  private var conditions = 0
  private var hasLateCondition = false
  /// The literals around an interpolation, each with the depth at which its interpolation ends.
  private var open: [(literal: Literal, depth: Int)] = []

  private struct Literal {
    let quotes: Int
    let hashes: Int
  }

  /// What a byte may begin in code.
  private enum Sign: UInt8 {
    case nothing, word, opening, closing, single, quote, hash, backtick, slash
  }

  /// By byte. A table, because this is done for every byte of every file, also in a debug build.
  private static let signs: [UInt8] = (UInt8.min...UInt8.max).map { byte in
    let sign: Sign =
      switch byte {
      case _ where isWordPart(byte): .word
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .opening
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): .closing
      case UInt8(ascii: "@"), UInt8(ascii: ","): .single
      case UInt8(ascii: "\""): .quote
      case UInt8(ascii: "#"): .hash
      case UInt8(ascii: "`"): .backtick
      case UInt8(ascii: "/"): .slash
      default: .nothing
      }
    return sign.rawValue
  }

  /// Goes through a file, and notes the words after an offset.
  init(_ bytes: [UInt8], wordsAfter late: Int = .max) {
    Self.signs.withUnsafeBufferPointer { signs in
      bytes.withUnsafeBufferPointer { bytes in
        var place = 0
        let count = bytes.count
        while place < count {
          let sign = signs[Int(bytes[place])]
          if sign == 0 {
            place += 1
          } else if sign == 1 {
            if conditions == 0 { hasCode = true }
            if place > late, !hasLateCondition, signs[Int(bytes[place - 1])] != 1 { lateWords.append(place) }
            place += 1
          } else {
            if place > late, bytes[place] == UInt8(ascii: "#") { hasLateCondition = true }
            place = step(bytes, place)
          }
        }
      }
    }
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  /// Deals with a sign at a place in code; returns the place after what it begins.
  private mutating func step(_ bytes: Bytes, _ place: Int) -> Int {
    let byte = bytes[place]
    switch Sign(rawValue: Self.signs[Int(byte)]) {
    case .opening:
      mark(byte, place, depth + 1)
    case .closing:
      mark(byte, place, depth - 1)
      if let around = open.last, around.depth == depth {
        open.removeLast()
        return skip(around.literal, bytes, place + 1)
      }
    case .single:
      mark(byte, place, depth)
    case .quote:
      return begin(bytes, place, hashes: 0)
    case .hash:
      return hash(bytes, place)
    case .backtick:
      var end = place + 1
      while end < bytes.count, bytes[end] != byte, bytes[end] != 10 { end += 1 }
      return end + 1
    case .slash:
      return slash(bytes, place)
    default: break
    }
    return place + 1
  }

  private mutating func mark(_ byte: UInt8, _ place: Int, _ after: Int) {
    marks.append(Mark(offset: place, byte: byte, before: depth, after: after))
    depth = after
    if depth < 0 { hasFallen = true }
  }

  // MARK: Literals

  private mutating func begin(_ bytes: Bytes, _ place: Int, hashes: Int) -> Int {
    let isLong = Self.has(bytes, UInt8(ascii: "\""), 3, at: place) && Self.endsLine(bytes, place + 3)
    return skip(Literal(quotes: isLong ? 3 : 1, hashes: hashes), bytes, place + (isLong ? 3 : 1))
  }

  /// Skips a literal from within, up to its end or to an interpolation.
  private mutating func skip(_ literal: Literal, _ bytes: Bytes, _ start: Int) -> Int {
    var place = start
    let (backslash, quote) = (UInt8(ascii: "\\"), UInt8(ascii: "\""))
    while place < bytes.count {
      let byte = bytes[place]
      if byte == backslash, Self.has(bytes, UInt8(ascii: "#"), literal.hashes, at: place + 1) {
        place += 1 + literal.hashes
        if place < bytes.count, bytes[place] == UInt8(ascii: "(") {
          open.append((literal, depth))
          mark(UInt8(ascii: "("), place, depth + 1)
          return place + 1
        }
      } else if byte == quote, Self.has(bytes, byte, literal.quotes, at: place),
        Self.has(bytes, UInt8(ascii: "#"), literal.hashes, at: place + literal.quotes)
      {
        return place + literal.quotes + literal.hashes
      } else if byte == 10, literal.quotes == 1 {
        hasFallen = true
        return place
      }
      place += 1
    }
    return place
  }

  /// A raw literal, a condition, a macro or the like.
  private mutating func hash(_ bytes: Bytes, _ place: Int) -> Int {
    var end = place
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    guard end < bytes.count else { return end }
    if bytes[end] == UInt8(ascii: "\"") { return begin(bytes, end, hashes: end - place) }
    if bytes[end] == UInt8(ascii: "/") { return expression(bytes, end, hashes: end - place) ?? end }
    if Self.has(bytes, "if ", at: end) { conditions += 1 }
    if Self.has(bytes, "endif", at: end) { conditions -= 1 }
    // The word belongs to the sign: it is no code by itself.
    while end < bytes.count, Self.isWordPart(bytes[end]) { end += 1 }
    return end
  }

  /// A comment, a regular expression or an operator.
  private mutating func slash(_ bytes: Bytes, _ place: Int) -> Int {
    guard place + 1 < bytes.count else { return place + 1 }
    switch bytes[place + 1] {
    case UInt8(ascii: "/"):
      guard let base = bytes.baseAddress, let end = memchr(base + place, 10, bytes.count - place) else {
        return bytes.count
      }
      return end - UnsafeMutableRawPointer(mutating: base)
    case UInt8(ascii: "*"):
      var depth = 1
      var end = place + 2
      while depth > 0, end + 1 < bytes.count {
        if Self.has(bytes, "*/", at: end) {
          depth -= 1
          end += 2
        } else if Self.has(bytes, "/*", at: end) {
          depth += 1
          end += 2
        } else {
          end += 1
        }
      }
      return end
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "="):
      return place + 1
    default:
      return expression(bytes, place, hashes: 0) ?? place + 1
    }
  }

  /// The place after a regular expression, if that is what begins here.
  private func expression(_ bytes: Bytes, _ place: Int, hashes: Int) -> Int? {
    if hashes == 0 {
      var before = place - 1
      while before >= 0, bytes[before] == UInt8(ascii: " ") { before -= 1 }
      guard before < 0 || "(,=:[{\n".utf8.contains(bytes[before]) else { return nil }
    }
    var isInClass = false
    var end = place + 1
    while end < bytes.count, bytes[end] != 10 || hashes > 0 {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass && Self.has(bytes, UInt8(ascii: "#"), hashes, at: end + 1):
        return end + 1 + hashes
      default: break
      }
      end += 1
    }
    return nil
  }

  // MARK: Bytes

  private static func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func has(_ bytes: Bytes, _ byte: UInt8, _ count: Int, at place: Int) -> Bool {
    guard place + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[place + offset] != byte { return false }
    return true
  }

  private static func has(_ bytes: Bytes, _ text: StaticString, at place: Int) -> Bool {
    guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[place + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  private static func endsLine(_ bytes: Bytes, _ start: Int) -> Bool {
    var place = start
    while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
    return place == bytes.count || bytes[place] == 10 || bytes[place] == 13
  }
}
