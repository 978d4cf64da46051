import Foundation

/// Swift code without what does not change a program: comments, blank lines and the white space at both ends of a line.
package enum CodeText {
  private enum State: Equatable {
    case code
    /// Inside nested comments.
    case comment(depth: Int)
    /// Inside a string literal with a number of `#` signs before its quotes.
    case string(hashes: Int, isMultiline: Bool)
  }

  private static let newline = UInt8(ascii: "\n")

  /// The code of a file. A multi-line string keeps its lines as they are.
  ///
  /// `keepsLines` leaves an empty line for each one without code, so that code on another line gives another text. A string inside the
  /// interpolation of another one ends that one here.
  package static func stripped(_ file: Data, keepsLines: Bool = false) -> Data {
    var code: [UInt8] = []
    code.reserveCapacity(file.count)
    var state = State.code
    file.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      var start = 0
      while start < bytes.count {
        let end = lineEnd(in: bytes, from: start)
        let line = bytes[start..<end]
        start = end + 1
        let before = code.count
        if state == .code, !mayHoldCommentOrString(line) {
          append(trimmed(line), to: &code)
        } else {
          append(line, from: &state, to: &code)
        }
        if keepsLines, code.count == before { code.append(newline) }
      }
    }
    return Data(code)
  }

  private static func lineEnd(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    guard let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(newline), bytes.count - start)
    else { return bytes.count }
    return base.distance(to: UnsafeRawPointer(found))
  }

  /// A short cut, as most lines hold neither.
  private static func mayHoldCommentOrString(_ line: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard let base = line.base.baseAddress, !line.isEmpty else { return false }
    return ["\"", "/"].contains { (sign: Unicode.Scalar) in
      memchr(base + line.startIndex, Int32(sign.value), line.count) != nil
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  private static func trimmed(
    _ line: Slice<UnsafeRawBufferPointer>
  ) -> Slice<UnsafeRawBufferPointer> {
    var (start, end) = (line.startIndex, line.endIndex)
    while start < end, isSpace(line[start]) { start += 1 }
    while end > start, isSpace(line[end - 1]) { end -= 1 }
    return line[start..<end]
  }

  private static func append(_ line: Slice<UnsafeRawBufferPointer>, to code: inout [UInt8]) {
    guard !line.isEmpty else { return }
    code.append(contentsOf: line)
    code.append(newline)
  }

  /// Appends what is code in a line, and carries open comments and strings on to the next.
  private static func append(
    _ line: Slice<UnsafeRawBufferPointer>, from state: inout State, to code: inout [UInt8]
  ) {
    let begins = state
    var kept: [UInt8] = []
    var rest = line[...]
    while let byte = rest.first {
      switch state {
      case .comment(let depth):
        let opens = rest.starts(with: "/*".utf8)
        let closes = rest.starts(with: "*/".utf8)
        if opens { state = .comment(depth: depth + 1) }
        if closes { state = depth == 1 ? .code : .comment(depth: depth - 1) }
        rest = rest.dropFirst(opens || closes ? 2 : 1)
      case .string(let hashes, let isMultiline):
        let count = tokenLength(at: rest, hashes: hashes, isMultiline: isMultiline)
        if byte == UInt8(ascii: "\""), count > 0 { state = .code }
        kept.append(contentsOf: rest.prefix(max(1, count)))
        rest = rest.dropFirst(max(1, count))
      case .code:
        if rest.starts(with: "//".utf8) {
          rest = rest.suffix(0)
        } else if rest.starts(with: "/*".utf8) {
          state = .comment(depth: 1)
          rest = rest.dropFirst(2)
        } else {
          let length = openingLength(at: rest, state: &state)
          kept.append(contentsOf: rest.prefix(length))
          rest = rest.dropFirst(length)
        }
      }
    }
    // Only a multi-line string continues on the next line.
    if case .string(_, isMultiline: false) = state { state = .code }
    while begins == .code || state == .code, let last = kept.last, isSpace(last) { kept.removeLast() }
    if begins == .code { kept = Array(kept.drop(while: isSpace)) }
    if case .string = state { return code.append(contentsOf: kept + [newline]) }
    if !kept.isEmpty { code.append(contentsOf: kept + [newline]) }
  }

  /// The length of a string's end or of an escape at a place; 0 for any other byte.
  private static func tokenLength(
    at rest: Slice<UnsafeRawBufferPointer>, hashes: Int, isMultiline: Bool
  ) -> Int {
    let mark = Array(repeating: UInt8(ascii: "#"), count: hashes)
    let quotes = Array(repeating: UInt8(ascii: "\""), count: isMultiline ? 3 : 1)
    if rest.starts(with: quotes + mark) { return quotes.count + hashes }
    if rest.starts(with: [UInt8(ascii: "\\")] + mark) { return hashes + 2 }
    return 0
  }

  /// The length of what begins at a place of code: of a string's opening quotes, which changes the state, or one byte.
  private static func openingLength(
    at rest: Slice<UnsafeRawBufferPointer>, state: inout State
  ) -> Int {
    let hashes = rest.prefix { $0 == UInt8(ascii: "#") }.count
    let after = rest.dropFirst(hashes)
    guard after.first == UInt8(ascii: "\"") else { return max(1, hashes) }
    let isMultiline = after.starts(with: "\"\"\"".utf8)
    state = .string(hashes: hashes, isMultiline: isMultiline)
    return hashes + (isMultiline ? 3 : 1)
  }
}
