import Foundation

/// A 64-bit hash of bytes that is the same in every process; it detects changes and accidents, not forgery.
package struct Fingerprint {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The hash of some texts.
  package init(_ texts: [String] = []) {
    for text in texts { add(text) }
  }

  /// Adds bytes and their count.
  package mutating func add(_ bytes: Data) {
    var hash = mixed(value, UInt64(bytes.count))
    bytes.withUnsafeBytes { bytes in
      var place = 0
      while place + 8 <= bytes.count {
        hash = mixed(hash, bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        place += 8
      }
      while place < bytes.count {
        hash = mixed(hash, UInt64(bytes[place]))
        place += 1
      }
    }
    value = hash
  }

  package mutating func add(_ text: String) {
    add(Data(text.utf8))
  }

  /// The hash in sixteen hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Mixes a word into the hash; different words give different results.
@inline(__always)
private func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
  let product = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15
  return product ^ product >> 29
}
