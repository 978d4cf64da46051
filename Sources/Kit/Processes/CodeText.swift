import Foundation

/// Swift code without what does not change a program: comments, blank lines and the white space at both ends of a line.
package enum CodeText {
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

  /// The code of a file. A multi-line string keeps its lines as they are.
  ///
  /// `keepsLines` leaves an empty line for each one without code, so that code on another line gives another text.
  package static func stripped(_ file: Data, keepsLines: Bool = false) -> Data {
    var code: [UInt8] = []
    code.reserveCapacity(file.count)
    var states: [State] = []
    file.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      var start = 0
      while start < bytes.count {
        let end = lineEnd(in: bytes, from: start)
        let line = bytes[start..<end]
        start = end + 1
        let before = code.count
        if states.isEmpty, !mayHoldCommentOrString(line) {
          append(trimmed(line), to: &code)
        } else {
          append(line, from: &states, to: &code)
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
    _ line: Slice<UnsafeRawBufferPointer>, from states: inout [State], to code: inout [UInt8]
  ) {
    let beginsInCode = states.isEmpty
    var kept: [UInt8] = []
    var rest = line[...]
    while !rest.isEmpty {
      switch states.last ?? .code {
      case .comment(let depth):
        rest = rest.dropFirst(skipComment(at: rest, depth: depth, &states))
      case .string(let hashes, let isMultiline):
        let count = stringLength(at: rest, hashes: hashes, isMultiline: isMultiline, &states)
        kept.append(contentsOf: rest.prefix(count))
        rest = rest.dropFirst(count)
      case .code, .interpolation:
        if rest.starts(with: "//".utf8) {
          rest = rest.suffix(0)
        } else if rest.starts(with: "/*".utf8) {
          states.append(.comment(depth: 1))
          rest = rest.dropFirst(2)
        } else {
          let count = codeLength(at: rest, &states)
          kept.append(contentsOf: rest.prefix(count))
          rest = rest.dropFirst(count)
        }
      }
    }
    // Only a multi-line string continues on the next line.
    if let ended = states.firstIndex(where: isOneLineString) { states.removeSubrange(ended...) }
    while beginsInCode || states.isEmpty, let last = kept.last, isSpace(last) { kept.removeLast() }
    if beginsInCode { kept = Array(kept.drop(while: isSpace)) }
    if case .string = states.last { return code.append(contentsOf: kept + [newline]) }
    if !kept.isEmpty { code.append(contentsOf: kept + [newline]) }
  }

  private static func isOneLineString(_ state: State) -> Bool {
    if case .string(_, isMultiline: false) = state { return true }
    return false
  }

  /// The length of what a comment has at a place: where one begins or ends, which changes the state, or one byte.
  private static func skipComment(
    at rest: Slice<UnsafeRawBufferPointer>, depth: Int, _ states: inout [State]
  ) -> Int {
    if rest.starts(with: "/*".utf8) {
      states[states.count - 1] = .comment(depth: depth + 1)
      return 2
    }
    guard rest.starts(with: "*/".utf8) else { return 1 }
    states.removeLast()
    if depth > 1 { states.append(.comment(depth: depth - 1)) }
    return 2
  }

  /// The length of what a string has at a place: its end or the beginning of an interpolation, which change the state, an escape or
  /// one byte.
  private static func stringLength(
    at rest: Slice<UnsafeRawBufferPointer>, hashes: Int, isMultiline: Bool, _ states: inout [State]
  ) -> Int {
    let mark = Array(repeating: UInt8(ascii: "#"), count: hashes)
    let quotes = Array(repeating: UInt8(ascii: "\""), count: isMultiline ? 3 : 1)
    if rest.starts(with: quotes + mark) {
      states.removeLast()
      return quotes.count + hashes
    }
    guard rest.starts(with: [UInt8(ascii: "\\")] + mark) else { return 1 }
    if rest.dropFirst(hashes + 1).first == UInt8(ascii: "(") {
      states.append(.interpolation(parentheses: 1))
    }
    return hashes + 2
  }

  /// The length of what begins at a place of code: a string's opening quotes, or a parenthesis in an interpolation, which change the
  /// state, or one byte.
  private static func codeLength(at rest: Slice<UnsafeRawBufferPointer>, _ states: inout [State]) -> Int {
    if case .interpolation(let parentheses) = states.last, let byte = rest.first {
      let change = parenthesisChange(of: byte)
      states[states.count - 1] = .interpolation(parentheses: parentheses + change)
      if parentheses + change == 0 { states.removeLast() }
      if change != 0 { return 1 }
    }
    let hashes = rest.prefix { $0 == UInt8(ascii: "#") }.count
    let after = rest.dropFirst(hashes)
    guard after.first == UInt8(ascii: "\"") else { return max(1, hashes) }
    let isMultiline = after.starts(with: "\"\"\"".utf8)
    states.append(.string(hashes: hashes, isMultiline: isMultiline))
    return hashes + (isMultiline ? 3 : 1)
  }

  private static func parenthesisChange(of byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "("): 1
    case UInt8(ascii: ")"): -1
    default: 0
    }
  }
}
