import Foundation

/// Looking for names in a demangled text, that ends with a zero.
extension UnsafeRawBufferPointer {
  /// Whether some bytes stand at a place.
  func has(_ part: [UInt8], at place: Int) -> Bool {
    guard let start = baseAddress, place + part.count <= count else { return false }
    return memcmp(start + place, part, part.count) == 0
  }

  /// The place after a name that is a whole one: `.name(`, `(name in`, `` `name` `` and the like.
  func place(afterName name: [UInt8]) -> Int? {
    var from = 0
    while let start = place(of: name, from: from) {
      let end = start + name.count
      if isBorder(start - 1, before: true), isBorder(end, before: false) { return end }
      from = start + 1
    }
    return nil
  }

  /// The place after a label: `label:`.
  func place(afterLabel label: [UInt8], from: Int) -> Int? {
    var from = from
    while let start = place(of: label, from: from) {
      var end = start + label.count
      if end < count, self[end] == UInt8(ascii: "`") { end += 1 }
      if isBorder(start - 1, before: true), end < count, self[end] == UInt8(ascii: ":") { return end }
      from = start + 1
    }
    return nil
  }

  /// Where a part next begins.
  func place(of part: [UInt8], from: Int) -> Int? {
    guard let start = baseAddress, from < count, !part.isEmpty, memchr(part, 0, part.count) == nil else {
      return nil
    }
    let text = start.assumingMemoryBound(to: CChar.self)
    let found = (part + [0]).withUnsafeBytes { part -> UnsafeMutablePointer<CChar>? in
      guard let other = part.baseAddress else { return nil }
      return strstr(text + from, other.assumingMemoryBound(to: CChar.self))
    }
    return found.map { UnsafePointer($0) - text }
  }

  private func isBorder(_ place: Int, before: Bool) -> Bool {
    guard place >= 0, place < count else { return true }
    switch self[place] {
    case UInt8(ascii: "."), UInt8(ascii: "`"), UInt8(ascii: " "), UInt8(ascii: "("): return true
    case UInt8(ascii: "<"), UInt8(ascii: ":"), UInt8(ascii: ")"): return !before
    default: return false
    }
  }
}
