import Foundation

/// Finds the lines of code in a file: those that are not blank, not only a comment and not an import.
struct CodeLines {
  private enum State: Equatable {
    case code
    /// Inside nested comments.
    case comment(depth: Int)
    /// Inside a string literal with a number of `#` signs before its quotes.
    case string(hashes: Int, isMultiline: Bool)
  }

  /// Open comments and strings are carried from line to line.
  private var state = State.code

  /// The line numbers, from 1, in order.
  static func numbers(in text: SourceText) -> [Int] {
    var lines = CodeLines()
    return (1...text.lineCount).filter { line in
      text.rest(ofLine: line, from: 1).map { lines.holdsCode($0) } ?? false
    }
  }

  /// Whether a line imports a module, also indented, with attributes such as `@testable`, or with an access level.
  private static func isImport(_ line: ArraySlice<UInt8>) -> Bool {
    var words = line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }[...]
    while let word = words.first, words.count > 1 {
      if word.elementsEqual("import".utf8) { return true }
      let isModifier = accessLevels.contains { word.elementsEqual($0.utf8) }
      guard word.first == UInt8(ascii: "@") || isModifier else { return false }
      words = words.dropFirst()
    }
    return false
  }

  private static let accessLevels = ["public", "package", "internal", "fileprivate", "private"]

  private mutating func holdsCode(_ line: ArraySlice<UInt8>) -> Bool {
    if state == .code, Self.isImport(line) { return false }
    // A short cut: most lines contain neither strings nor comments.
    if state == .code, !line.contains(anyOf: "\"/") { return line.contains { $0 > UInt8(ascii: " ") } }
    var found = false
    var rest = line
    while let byte = rest.first {
      switch state {
      case .comment(let depth):
        if rest.starts(with: "*/".utf8) {
          state = depth == 1 ? .code : .comment(depth: depth - 1)
          rest = rest.dropFirst(2)
        } else if rest.starts(with: "/*".utf8) {
          state = .comment(depth: depth + 1)
          rest = rest.dropFirst(2)
        } else {
          rest = rest.dropFirst()
        }
      case .string(let hashes, let isMultiline):
        found = true
        let quote = Array(repeating: UInt8(ascii: "\""), count: isMultiline ? 3 : 1)
        let mark = Array(repeating: UInt8(ascii: "#"), count: hashes)
        if rest.starts(with: quote + mark) {
          state = .code
          rest = rest.dropFirst(quote.count + hashes)
        } else if rest.starts(with: [UInt8(ascii: "\\")] + mark) {
          rest = rest.dropFirst(hashes + 2)
        } else {
          rest = rest.dropFirst()
        }
      case .code:
        if rest.starts(with: "//".utf8) {
          rest = []
        } else if rest.starts(with: "/*".utf8) {
          state = .comment(depth: 1)
          rest = rest.dropFirst(2)
        } else {
          let hashes = rest.prefix { $0 == UInt8(ascii: "#") }.count
          let after = rest.dropFirst(hashes)
          if after.first == UInt8(ascii: "\"") {
            let isMultiline = after.starts(with: "\"\"\"".utf8)
            state = .string(hashes: hashes, isMultiline: isMultiline)
            rest = after.dropFirst(isMultiline ? 3 : 1)
            found = true
          } else {
            if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t"), byte != UInt8(ascii: "\r") {
              found = true
            }
            rest = rest.dropFirst()
          }
        }
      }
    }
    // Only a multi-line string continues on the next line.
    if case .string(_, isMultiline: false) = state { state = .code }
    if case .string = state, line.allSatisfy({ $0 == UInt8(ascii: " ") }) { return false }
    return found
  }
}

extension ArraySlice<UInt8> {
  fileprivate func contains(anyOf letters: StaticString) -> Bool {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return false }
      return (0..<letters.utf8CodeUnitCount).contains {
        memchr(start, Int32(letters.utf8Start[$0]), bytes.count) != nil
      }
    }
  }
}
