extension KeyDecoder {
  /// The keys that send one control byte.
  nonisolated static let controlKeys: [UInt8: Key] = [
    0x01: .home, 0x03: .interrupt, 0x04: .endOfInput, 0x05: .end, 0x08: .backspace, 0x09: .tab, 0x0A: .enter,
    0x0C: .redraw, 0x0D: .enter, 0x15: .clear, 0x1A: .suspend, 0x7F: .backspace,
  ]

  /// The cursor keys by the final bytes of their sequences.
  nonisolated static let cursorKeys: [Unicode.Scalar: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "F": .end, "H": .home,
  ]

  /// The length of the UTF-8 sequence that starts with a byte; 1 for invalid bytes.
  nonisolated static func length(startingWith byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// Whether a pasted scalar is kept: not a control character other than line breaks and tabs.
  nonisolated static func isPasted(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory != .control || scalar == "\n" || scalar == "\r" || scalar == "\t"
  }
}
