/// An incremental parser of a terminal's input bytes into keys.
///
/// Unknown escape sequences are discarded completely, so that no part of one ends up in a field.
nonisolated struct KeyDecoder: Sendable {
  private enum State {
    case ground
    /// After ESC: the Esc key, Alt and a key, or the start of a sequence.
    case escape
    /// After `ESC [` (CSI), up to a final byte.
    case control
    /// After `ESC O` (SS3), up to a final byte.
    case application
    /// After `ESC [ [`: a function key of the Linux console, with one more byte.
    case consoleKey
    /// Inside a control string (OSC, DCS, SOS, PM, APC), up to BEL or `ESC \`.
    case string
    /// Inside a bracketed paste.
    case paste
  }

  private static let interrupt: UInt8 = 0x03
  private static let bell: UInt8 = 0x07
  private static let esc: UInt8 = 0x1B
  private static let pasteEnd: [UInt8] = [esc] + Array("[201~".utf8)
  /// Bounds the memory for malformed input; no known sequence has as many parameter bytes.
  private static let maxParameters = 32

  private var state = State.ground
  /// The bytes of the sequence or paste so far.
  private var buffer: [UInt8] = []
  /// The bytes of an incomplete UTF-8 character.
  private var partialCharacter: [UInt8] = []
  private var isAltHeld = false

  /// Whether the last bytes are a key of their own or the start of a sequence; if no more arrive, call `flush()`.
  var isAmbiguous: Bool {
    switch state {
    case .escape: true
    case .string: buffer.isEmpty
    default: false
    }
  }

  /// Decodes received bytes; returns the completed keys.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes {
      decode(byte, into: &keys)
    }
    return keys
  }

  /// Decodes ambiguous bytes as a key, because no more have arrived.
  ///
  /// Incomplete sequences stay pending: on a slow connection the rest may still arrive.
  mutating func flush() -> [Key] {
    guard isAmbiguous else { return [] }
    defer { state = .ground }
    return state == .escape ? [.escape] : []
  }

  private mutating func decode(_ byte: UInt8, into keys: inout [Key]) {
    switch state {
    case .ground: decodeText(byte, into: &keys)
    case .escape: decodeEscape(byte, into: &keys)
    case .control, .application: decodeSequence(byte, into: &keys)
    case .consoleKey: state = .ground
    case .string: decodeString(byte, into: &keys)
    case .paste: decodePaste(byte, into: &keys)
    }
  }

  private mutating func decodeEscape(_ byte: UInt8, into keys: inout [Key]) {
    state = .ground
    buffer = []
    switch byte {
    case Self.esc: state = .escape
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .application
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = .string
    case Self.interrupt: keys.append(.interrupt)
    case 0x80...:
      isAltHeld = true
      decodeText(byte, into: &keys)
    default: break
    }
  }

  private mutating func decodeSequence(_ byte: UInt8, into keys: inout [Key]) {
    switch byte {
    case 0x20...0x3F:
      if buffer.count < Self.maxParameters { buffer.append(byte) }
    case 0x40...0x7E:
      let isApplication = state == .application
      state = .ground
      if isApplication {
        keys +=
          byte == UInt8(ascii: "M") ? [.enter] : Self.cursorKeys[Unicode.Scalar(byte)].map { [$0] } ?? []
      } else {
        finishControlSequence(byte, into: &keys)
      }
    default:
      // Not part of a sequence: discards the sequence and decodes the byte on its own.
      state = .ground
      decodeText(byte, into: &keys)
    }
  }

  private mutating func finishControlSequence(_ final: UInt8, into keys: inout [Key]) {
    switch (final, buffer.prefix { $0 != UInt8(ascii: ";") }) {
    case (UInt8(ascii: "Z"), _): keys.append(.backTab)
    case (UInt8(ascii: "["), _): state = .consoleKey
    case (UInt8(ascii: "~"), let number):
      switch String(decoding: number, as: UTF8.self) {
      case "1", "7": keys.append(.home)
      case "4", "8": keys.append(.end)
      case "3": keys.append(.delete)
      case "5": keys.append(.pageUp)
      case "6": keys.append(.pageDown)
      case "200": (state, buffer) = (.paste, [])
      default: break
      }
    // With another first parameter or a private prefix, it is not a cursor key.
    case (_, let number) where number.isEmpty || number.elementsEqual("1".utf8):
      keys += Self.cursorKeys[Unicode.Scalar(final)].map { [$0] } ?? []
    default: break
    }
  }

  private mutating func decodeString(_ byte: UInt8, into keys: inout [Key]) {
    switch byte {
    case Self.bell: state = .ground
    case Self.esc: state = .escape
    case Self.interrupt:
      state = .ground
      keys.append(.interrupt)
    default: buffer = [byte]
    }
  }

  private mutating func decodePaste(_ byte: UInt8, into keys: inout [Key]) {
    buffer.append(byte)
    let end = Self.pasteEnd
    guard byte == end.last, buffer.suffix(end.count).elementsEqual(end) else { return }
    let text = String(decoding: buffer.dropLast(end.count), as: UTF8.self)
    keys.append(.paste(String(String.UnicodeScalarView(text.unicodeScalars.filter(Self.isPasted)))))
    (state, buffer) = (.ground, [])
  }

  private mutating func decodeText(_ byte: UInt8, into keys: inout [Key]) {
    if !partialCharacter.isEmpty {
      if byte & 0xC0 == 0x80 {
        partialCharacter.append(byte)
        if partialCharacter.count == Self.length(startingWith: partialCharacter[0]) {
          finishCharacter(into: &keys)
        }
        return
      }
      finishCharacter(into: &keys)
    }
    switch byte {
    case Self.esc: state = .escape
    case 0x20...0x7E: keys.append(.character(Character(Unicode.Scalar(byte))))
    case 0x80...:
      partialCharacter = [byte]
      if Self.length(startingWith: byte) == 1 { finishCharacter(into: &keys) }
    default: keys += Self.controlKeys[byte].map { [$0] } ?? []
    }
  }

  private mutating func finishCharacter(into keys: inout [Key]) {
    // Invalid UTF-8 is decoded as U+FFFD.
    let scalars = String(decoding: partialCharacter, as: UTF8.self).unicodeScalars
    if !isAltHeld {
      keys += scalars.filter { $0.properties.generalCategory != .control }.map { .character(Character($0)) }
    }
    (partialCharacter, isAltHeld) = ([], false)
  }
}
