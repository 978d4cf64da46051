import Foundation

/// A number of 64 bits that tells whether bytes are still those of before: each word is mixed in by a multiplication.
///
/// It guards against confusion, not against forging.
package struct Fingerprint {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// That of nothing.
  package init() {}

  /// Takes bytes into account, and how many they are.
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

  /// Takes a text into account.
  package mutating func add(_ text: String) {
    add(Data(text.utf8))
  }

  /// The number in sixteen digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// A step that loses nothing: different words lead from one number to different ones.
@inline(__always)
private func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
  let product = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15
  return product ^ product >> 29
}
