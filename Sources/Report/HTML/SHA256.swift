import Foundation

/// The hash function of FIPS 180-4, for the Content-Security-Policy: Foundation has none on Linux.
enum SHA256 {
  /// The hash of a text in the form of a policy's source: `'sha256-…'`.
  static func source(of text: String) -> String {
    "'sha256-\(Data(hash(Array(text.utf8))).base64EncodedString())'"
  }

  static func hash(_ message: [UInt8]) -> [UInt8] {
    var bytes = message + [0x80]
    bytes += [UInt8](repeating: 0, count: (120 - bytes.count % 64) % 64)
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: (message.count * 8) >> (56 - 8 * $0)) }
    var state = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
    let constants = primes.map { fraction(cbrt(Double($0))) }
    for start in stride(from: 0, to: bytes.count, by: 64) {
      var words = (0..<16).map { word in
        bytes[(start + 4 * word)..<(start + 4 * word + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      }
      for place in 16..<64 {
        let (early, late) = (words[place - 15], words[place - 2])
        let small = rotated(early, 7) ^ rotated(early, 18) ^ (early >> 3)
        let large = rotated(late, 17) ^ rotated(late, 19) ^ (late >> 10)
        words.append(words[place - 16] &+ small &+ words[place - 7] &+ large)
      }
      var next = state
      for place in 0..<64 {
        let (first, fifth) = (next[0], next[4])
        let choice = (fifth & next[5]) ^ (~fifth & next[6])
        let majority = (first & next[1]) ^ (first & next[2]) ^ (next[1] & next[2])
        let one =
          next[7] &+ (rotated(fifth, 6) ^ rotated(fifth, 11) ^ rotated(fifth, 25)) &+ choice
          &+ constants[place] &+ words[place]
        let two = (rotated(first, 2) ^ rotated(first, 13) ^ rotated(first, 22)) &+ majority
        next = [one &+ two, first, next[1], next[2], next[3] &+ one, fifth, next[5], next[6]]
      }
      for place in 0..<8 { state[place] = state[place] &+ next[place] }
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) } }
  }

  private static let primes = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }

  /// The first 32 bits after the point, exact in double precision for the roots of the first 64 primes.
  private static func fraction(_ root: Double) -> UInt32 { UInt32((root - root.rounded(.down)) * 0x1p32) }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }
}
