import Foundation

/// Looking for words in a source file.
extension SourceText {
  /// Whether a byte can be part of a word.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 95, 97...122, 128...255: true
    default: false
    }
  }

  /// Whether a word or a sign stands at an offset, and is a whole one.
  func has(_ word: StaticString, at offset: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard offset >= 0, offset + count <= bytes.count, bytes[offset] == word.utf8Start[0] else { return false }
    let isThere = bytes.withUnsafeBytes { bytes in
      bytes.baseAddress.map { memcmp($0 + offset, word.utf8Start, count) == 0 } ?? false
    }
    return isThere && (!Self.isWord(word.utf8Start[0]) || endsWord(at: offset + count))
  }

  /// Whether an attribute or a macro begins at an offset: what it makes stands there too.
  func isMacro(at offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "@") || bytes[offset] == UInt8(ascii: "#")
  }

  /// Whether no word goes on at an offset.
  func endsWord(at offset: Int) -> Bool {
    offset >= bytes.count || !Self.isWord(bytes[offset])
  }
}

extension [UInt8] {
  /// Whether a text has a word in it, and as a whole one.
  func contains(word: [UInt8]) -> Bool {
    guard !word.isEmpty, count >= word.count else { return false }
    for start in 0...(count - word.count) where self[start..<(start + word.count)] == word[...] {
      let (before, after) = (start - 1, start + word.count)
      let begins = before < 0 || !SourceText.isWord(self[before])
      if begins, after == count || !SourceText.isWord(self[after]) { return true }
    }
    return false
  }
}
