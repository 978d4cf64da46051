/// Turns the bytes that a terminal sends into keys, however the bytes are cut into reads.
///
/// Sequences that mean nothing here are swallowed whole, so that no part of one is typed into a field.
nonisolated struct KeyDecoder: Sendable {
  private enum State {
    case ground
    /// After ESC: a key of its own, Alt and a key, or the start of a sequence.
    case escape
    /// After `ESC [`, up to a final byte.
    case control
    /// After `ESC O`, up to a final byte.
    case application
    /// After `ESC [ [`: the Linux console's function keys have one more byte.
    case consoleKey
    /// A terminal's answer to a question that nobody here asked, up to BEL or `ESC \`.
    case string
    /// Between the marks of a bracketed paste.
    case paste
  }

  private static let interrupt: UInt8 = 0x03
  private static let bell: UInt8 = 0x07
  private static let esc: UInt8 = 0x1B
  private static let pasteEnd: [UInt8] = [esc] + Array("[201~".utf8)
  /// No known sequence has that many parameter bytes; garbage must not fill the memory.
  private static let longestParameters = 32

  private var state = State.ground
  /// The sequence's bytes after its introducer, or what was pasted so far.
  private var held: [UInt8] = []
  /// The bytes of an unfinished UTF-8 character.
  private var unfinished: [UInt8] = []
  private var isAltHeld = false

  /// Whether what came last is a key only if nothing follows soon: then call `flush()`.
  var isWaiting: Bool {
    switch state {
    case .escape: true
    case .string: held.isEmpty
    default: false
    }
  }

  /// The keys that the bytes complete.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes {
      decode(byte, into: &keys)
    }
    return keys
  }

  /// The key that was complete after all, because nothing has followed it.
  ///
  /// Sequences cut in the middle go on waiting: on a slow line their rest may still come.
  mutating func flush() -> [Key] {
    guard isWaiting else { return [] }
    defer { state = .ground }
    return state == .escape ? [.escape] : []
  }

  private mutating func decode(_ byte: UInt8, into keys: inout [Key]) {
    switch state {
    case .ground: type(byte, into: &keys)
    case .escape: introduce(byte, into: &keys)
    case .control, .application: extend(byte, into: &keys)
    case .consoleKey: state = .ground
    case .string: skip(byte, into: &keys)
    case .paste: paste(byte, into: &keys)
    }
  }

  private mutating func introduce(_ byte: UInt8, into keys: inout [Key]) {
    state = .ground
    held = []
    switch byte {
    case Self.esc: state = .escape
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .application
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = .string
    case Self.interrupt: keys.append(.interrupt)
    case 0x80...:
      isAltHeld = true
      type(byte, into: &keys)
    default: break
    }
  }

  private mutating func extend(_ byte: UInt8, into keys: inout [Key]) {
    switch byte {
    case 0x20...0x3F:
      if held.count < Self.longestParameters { held.append(byte) }
    case 0x40...0x7E:
      let isApplication = state == .application
      state = .ground
      if isApplication {
        keys += byte == UInt8(ascii: "M") ? [.enter] : Self.arrow(byte).map { [$0] } ?? []
      } else {
        finishControl(byte, into: &keys)
      }
    default:
      // No part of a sequence: the sequence is void, and the byte means what it means elsewhere.
      state = .ground
      type(byte, into: &keys)
    }
  }

  private mutating func finishControl(_ final: UInt8, into keys: inout [Key]) {
    switch (final, held.prefix { $0 != UInt8(ascii: ";") }) {
    case (UInt8(ascii: "Z"), _): keys.append(.backTab)
    case (UInt8(ascii: "["), _): state = .consoleKey
    case (UInt8(ascii: "~"), let number):
      switch String(decoding: number, as: UTF8.self) {
      case "1", "7": keys.append(.home)
      case "4", "8": keys.append(.end)
      case "3": keys.append(.delete)
      case "200": (state, held) = (.paste, [])
      default: break
      }
    // With another first parameter, or with a private mark, it is not a cursor key.
    case (_, let number) where number.isEmpty || number.elementsEqual("1".utf8):
      keys += Self.arrow(final).map { [$0] } ?? []
    default: break
    }
  }

  private mutating func skip(_ byte: UInt8, into keys: inout [Key]) {
    switch byte {
    case Self.bell: state = .ground
    case Self.esc: state = .escape
    case Self.interrupt:
      state = .ground
      keys.append(.interrupt)
    default: held = [byte]
    }
  }

  private mutating func paste(_ byte: UInt8, into keys: inout [Key]) {
    held.append(byte)
    let end = Self.pasteEnd
    guard byte == end.last, held.suffix(end.count).elementsEqual(end) else { return }
    let text = String(decoding: held.dropLast(end.count), as: UTF8.self)
    keys.append(.paste(String(String.UnicodeScalarView(text.unicodeScalars.filter(Self.isPasted)))))
    (state, held) = (.ground, [])
  }

  private mutating func type(_ byte: UInt8, into keys: inout [Key]) {
    if !unfinished.isEmpty {
      if byte & 0xC0 == 0x80 {
        unfinished.append(byte)
        if unfinished.count == Self.length(startingWith: unfinished[0]) { finishCharacter(into: &keys) }
        return
      }
      finishCharacter(into: &keys)
    }
    switch byte {
    case Self.esc: state = .escape
    case 0x20...0x7E: keys.append(.character(Character(Unicode.Scalar(byte))))
    case 0x80...:
      unfinished = [byte]
      if Self.length(startingWith: byte) == 1 { finishCharacter(into: &keys) }
    default: keys += Self.controlKeys[byte].map { [$0] } ?? []
    }
  }

  private mutating func finishCharacter(into keys: inout [Key]) {
    // Decoding puts U+FFFD in the place of what is not UTF-8.
    let scalars = String(decoding: unfinished, as: UTF8.self).unicodeScalars
    if !isAltHeld {
      keys += scalars.filter { $0.properties.generalCategory != .control }.map { .character(Character($0)) }
    }
    (unfinished, isAltHeld) = ([], false)
  }
}
