import Foundation

/// Reads a file line by line and keeps its code.
///
/// Every command fingerprints the whole package with it, and most of these commands are debug builds: so it works on
/// positions in the file's bytes, where collections of them would cost ten times as much.
struct CodeScanner {
  /// Where a place of the code lies; a stack of these says in what.
  private enum State: Equatable {
    /// Outside all comments and strings.
    case code
    /// In the interpolation of a string, inside a number of parentheses.
    case interpolation(parentheses: Int)
    /// Inside nested comments.
    case comment(depth: Int)
    /// Inside a string literal with a number of `#` signs before its quotes.
    case string(hashes: Int, isMultiline: Bool)
  }

  private static let newline = UInt8(ascii: "\n")
  private static let quote = UInt8(ascii: "\"")
  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let hash = UInt8(ascii: "#")
  private static let backslash = UInt8(ascii: "\\")

  /// The code of the lines read so far.
  private(set) var code: [UInt8] = []
  private let bytes: UnsafeRawBufferPointer
  private var states: [State] = []
  /// The next byte to read.
  private var position = 0
  /// The end of the line that is read.
  private var end = 0

  /// Creates a scanner at the beginning of a file, whose bytes must outlive it.
  init(of bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    code.reserveCapacity(bytes.count)
  }

  /// Whether there is another line.
  var hasLine: Bool { position < bytes.count }

  /// Keeps an empty line.
  mutating func takeEmptyLine() {
    code.append(Self.newline)
  }

  /// Reads a line, keeps what is code in it, and carries open comments and strings on to the next.
  mutating func takeLine() {
    end = lineEnd(from: position)
    if states.isEmpty, !lineHas(Self.quote), !lineHas(Self.slash) {
      keepPlainLine()
    } else {
      keepScannedLine()
    }
    position = end + 1
  }

  // MARK: Lines

  private func lineEnd(from start: Int) -> Int {
    find(Self.newline, from: start, to: bytes.count) ?? bytes.count
  }

  private func lineHas(_ byte: UInt8) -> Bool {
    find(byte, from: position, to: end) != nil
  }

  private func find(_ byte: UInt8, from start: Int, to end: Int) -> Int? {
    guard let base = bytes.baseAddress, start < end,
      let found = memchr(base + start, Int32(byte), end - start)
    else { return nil }
    return base.distance(to: UnsafeRawPointer(found))
  }

  /// Keeps a line that has neither comments nor strings, as most have.
  private mutating func keepPlainLine() {
    var first = position
    var last = end
    while first < last, isSpace(bytes[first]) { first += 1 }
    while last > first, isSpace(bytes[last - 1]) { last -= 1 }
    guard first < last else { return }
    keep(to: last, from: first)
    code.append(Self.newline)
  }

  private mutating func keepScannedLine() {
    let beginsInCode = states.isEmpty
    let lineStart = code.count
    while position < end { keepPiece(trimsStart: beginsInCode && code.count == lineStart) }
    // Only a multi-line string continues on the next line.
    if let ended = states.firstIndex(where: isOneLineString) { states.removeSubrange(ended...) }
    while beginsInCode || states.isEmpty, code.count > lineStart, isSpace(code[code.count - 1]) {
      code.removeLast()
    }
    if isInString || code.count > lineStart { code.append(Self.newline) }
  }

  private var isInString: Bool {
    if case .string = states.last { return true }
    return false
  }

  private func isOneLineString(_ state: State) -> Bool {
    if case .string(_, isMultiline: false) = state { return true }
    return false
  }

  // MARK: Pieces of a line

  /// Keeps or skips what stands at the position; white space is skipped if it begins the line.
  private mutating func keepPiece(trimsStart: Bool) {
    switch states.last ?? .code {
    case .comment(let depth):
      skipComment(depth: depth)
    case .string(let hashes, let isMultiline):
      keepString(hashes: hashes, isMultiline: isMultiline)
    case .code, .interpolation:
      keepCode(trimsStart: trimsStart)
    }
  }

  private mutating func skipComment(depth: Int) {
    if has(Self.slash, Self.star) {
      states[states.count - 1] = .comment(depth: depth + 1)
      position += 2
    } else if has(Self.star, Self.slash) {
      states.removeLast()
      if depth > 1 { states.append(.comment(depth: depth - 1)) }
      position += 2
    } else {
      position += 1
    }
  }

  /// Keeps a string's end or the beginning of an interpolation, which change the state, an escape, or one byte.
  private mutating func keepString(hashes: Int, isMultiline: Bool) {
    let quotes = isMultiline ? 3 : 1
    if isRepeated(Self.quote, quotes, at: position), isRepeated(Self.hash, hashes, at: position + quotes) {
      states.removeLast()
      keepBytes(quotes + hashes)
    } else if isRepeated(Self.backslash, 1, at: position), isRepeated(Self.hash, hashes, at: position + 1) {
      let escaped = position + hashes + 1
      if escaped < end, bytes[escaped] == UInt8(ascii: "(") { states.append(.interpolation(parentheses: 1)) }
      keepBytes(hashes + 2)
    } else {
      keepBytes(1)
    }
  }

  private mutating func keepCode(trimsStart: Bool) {
    let byte = bytes[position]
    if has(Self.slash, Self.slash) {
      position = end
    } else if has(Self.slash, Self.star) {
      states.append(.comment(depth: 1))
      position += 2
    } else if trimsStart, isSpace(byte) {
      position += 1
    } else if !countsParenthesis(byte) {
      keepQuotesOrCode()
    }
  }

  /// Whether the byte is a parenthesis in an interpolation, which is kept and changes the state.
  private mutating func countsParenthesis(_ byte: UInt8) -> Bool {
    guard case .interpolation(let parentheses) = states.last else { return false }
    let change = parenthesisChange(of: byte)
    guard change != 0 else { return false }
    states.removeLast()
    if parentheses + change != 0 { states.append(.interpolation(parentheses: parentheses + change)) }
    keepBytes(1)
    return true
  }

  /// Keeps a string's opening quotes, which change the state, or one byte of code.
  private mutating func keepQuotesOrCode() {
    var quotes = position
    while quotes < end, bytes[quotes] == Self.hash { quotes += 1 }
    let hashes = quotes - position
    guard isRepeated(Self.quote, 1, at: quotes) else { return keepBytes(max(1, hashes)) }
    let isMultiline = isRepeated(Self.quote, 3, at: quotes)
    states.append(.string(hashes: hashes, isMultiline: isMultiline))
    keepBytes(hashes + (isMultiline ? 3 : 1))
  }

  private func parenthesisChange(of byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "("): 1
    case UInt8(ascii: ")"): -1
    default: 0
    }
  }

  // MARK: Bytes

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// Whether two bytes stand at the position.
  private func has(_ first: UInt8, _ second: UInt8) -> Bool {
    position + 1 < end && bytes[position] == first && bytes[position + 1] == second
  }

  private func isRepeated(_ byte: UInt8, _ count: Int, at start: Int) -> Bool {
    guard start + count <= end else { return false }
    for place in start..<(start + count) where bytes[place] != byte { return false }
    return true
  }

  /// Keeps a number of bytes from the position on, at most to the end of the line.
  private mutating func keepBytes(_ count: Int) {
    let last = min(position + count, end)
    keep(to: last, from: position)
    position = last
  }

  private mutating func keep(to last: Int, from first: Int) {
    code.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[first..<last]))
  }
}
