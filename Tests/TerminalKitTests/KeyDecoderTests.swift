import Fuzzing
import Testing

@testable import TerminalKit

/// What bytes mean, whole and in pieces.
@Suite struct KeyDecoderTests {
  private func keys(_ pieces: String...) -> [Key] {
    var decoder = KeyDecoder()
    return pieces.flatMap { decoder.decode(Array($0.utf8)) }
  }

  private func keys(bytes pieces: [UInt8]...) -> [Key] {
    var decoder = KeyDecoder()
    return pieces.flatMap { decoder.decode($0) }
  }

  private func typed(_ text: String) -> [Key] {
    text.unicodeScalars.map { .character(Character($0)) }
  }

  @Test(
    arguments: [
      ("\u{01}", .home), ("\u{03}", .interrupt), ("\u{04}", .endOfInput), ("\u{05}", .end),
      ("\u{08}", .backspace),
      ("\t", .tab), ("\n", .enter), ("\u{0C}", .redraw), ("\r", .enter), ("\u{15}", .clear),
      ("\u{1A}", .suspend),
      ("\u{7F}", .backspace), (" ", .character(" ")), ("~", .character("~")),
    ] as [(String, Key)])
  func singleBytes(bytes: String, key: Key) {
    #expect(keys(bytes) == [key])
  }

  @Test(
    arguments: [
      ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("H", .home), ("F", .end),
    ] as [(String, Key)])
  func cursorKeysInBothModesAndWithModifiers(final: String, key: Key) {
    #expect(keys("\u{1B}[" + final) == [key])
    #expect(keys("\u{1B}O" + final) == [key])
    #expect(keys("\u{1B}[1;5" + final) == [key])
    #expect(keys("\u{1B}[1;2" + final) == [key])
    #expect(keys("\u{1B}\u{1B}[" + final) == [key], "some terminals send Alt as one ESC more")
  }

  @Test(
    arguments: [
      ("\u{1B}[Z", .backTab), ("\u{1B}[1;2Z", .backTab), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home),
      ("\u{1B}[4~", .end), ("\u{1B}[8~", .end), ("\u{1B}[3~", .delete), ("\u{1B}[3;5~", .delete),
      ("\u{1B}OM", .enter),
    ] as [(String, Key)])
  func sequences(bytes: String, key: Key) {
    #expect(keys(bytes) == [key])
  }

  @Test(arguments: [
    "\u{1B}[2~", "\u{1B}[15;2~", "\u{1B}[?1;2c", "\u{1B}[<0;10;10M", "\u{1B}[201~", "\u{1B}[[A", "\u{1B}OP",
    "\u{1B}x", "\u{1B}ö", "\u{1B}\u{7F}", "\u{1B}\r", "\u{1B}]11;rgb:0/0/0\u{07}", "\u{1B}]0;title\u{1B}\\",
    "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_app\u{1B}\\", "\u{1B}[6A", "\u{1B}[?A", "\u{1B}[12;34R", "\u{1B}[1 q",
    "\u{1B}[" + String(repeating: "1;", count: 500) + "z", "\u{00}", "\u{02}", "\u{1C}", "\u{9B}",
  ])
  func whatMeansNothingIsSwallowedWhole(bytes: String) {
    #expect(keys(bytes + "a") == [.character("a")])
  }

  @Test func sequencesMayBeSplitAnywhere() {
    let bytes = Array(
      "ä\u{1B}[1;5C漢\u{1B}OA\u{1B}[200~p\u{1B}[0m✓\n\u{1B}[201~👩\u{1B}[Z\u{1B}]0;x\u{1B}\\.".utf8)
    let whole = keys(bytes: bytes)
    #expect(
      whole == [
        .character("ä"), .right, .character("漢"), .up, .paste("p[0m✓\n"), .character("👩"), .backTab,
        .character("."),
      ])
    for cut in bytes.indices {
      #expect(keys(bytes: Array(bytes[..<cut]), Array(bytes[cut...])) == whole, "cut at \(cut)")
    }
    var decoder = KeyDecoder()
    #expect(bytes.flatMap { decoder.decode([$0]) } == whole)
  }

  @Test func aLoneEscIsAKeyOnceNothingFollows() {
    var decoder = KeyDecoder()
    #expect(!decoder.isWaiting)
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [.escape])
    #expect(!decoder.isWaiting)
    #expect(decoder.flush() == [])
    #expect(decoder.decode("[A".utf8) == typed("[A"), "what comes later is typed")
  }

  @Test func flushLeavesCutSequencesAlone() {
    for start in ["\u{1B}[", "\u{1B}[1;", "\u{1B}O"] {
      var decoder = KeyDecoder()
      #expect(decoder.decode(start.utf8) == [])
      #expect(!decoder.isWaiting)
      #expect(decoder.flush() == [])
      #expect(decoder.decode("C".utf8) == [.right])
    }
    var decoder = KeyDecoder()
    #expect(decoder.decode([0xC3]) + decoder.flush() + decoder.decode([0xA4]) == [.character("ä")])
  }

  @Test func anAltKeyThatLooksLikeAStringsStartDoesNotSwallowWhatFollows() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}]".utf8) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [])
    #expect(decoder.decode("a".utf8) == [.character("a")])
  }

  @Test(arguments: ["\u{1B}", "\u{1B}[", "\u{1B}[1;", "\u{1B}O", "\u{1B}]0;", "\u{1B}P", "a\u{1B}[?"])
  func ctrlCIsHeardInsideAnySequence(start: String) {
    #expect(keys(start + "\u{03}").last == .interrupt)
    #expect(keys(start + "\u{03}a").last == .character("a"))
  }

  @Test func aSequenceBreaksOff() {
    #expect(keys("\u{1B}[1\u{1B}[B") == [.down])
    #expect(keys("\u{1B}[1\r") == [.enter])
    #expect(keys("\u{1B}[1ä") == [.character("ä")])
  }

  @Test func combiningScalarsComeOneByOne() {
    #expect(keys("e\u{301}") == [.character("e"), .character("\u{301}")])
  }

  @Test(
    arguments: [
      [0xFF], [0x80], [0xC0], [0xF5], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x91],
    ] as [[UInt8]])
  func brokenUTF8BecomesReplacementCharacters(bytes: [UInt8]) {
    let decoded = keys(bytes: bytes + [0x61])
    #expect(decoded.count >= 2)
    #expect(decoded.last == .character("a"))
    #expect(decoded.dropLast().allSatisfy { $0 == .character("\u{FFFD}") })
  }

  @Test func surrogatesAndOverlongFormsAreNotUTF8() {
    for bytes in [
      [0xED, 0xA0, 0x80], [0xE0, 0x80, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xF4, 0xBF, 0xBF, 0xBF],
    ] as [[UInt8]] {
      let decoded = keys(bytes: bytes)
      #expect(!decoded.isEmpty)
      #expect(decoded.allSatisfy { $0 == .character("\u{FFFD}") })
    }
  }

  @Test func pasteKeepsLinesAndTabsButNoOtherControls() {
    #expect(keys("\u{1B}[200~a\tb\r\nc\u{1B}\u{03}\u{7F}\u{9B}d\u{1B}[201~") == [.paste("a\tb\r\ncd")])
    #expect(keys("\u{1B}[200~\u{1B}[201~") == [.paste("")])
    #expect(keys("\u{1B}[200~~~\u{1B}[201~~") == [.paste("~~"), .character("~")])
  }

  @Test func pasteOverSeveralReadsIsOnePiece() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}[200~one ".utf8) == [])
    #expect(decoder.decode("two\u{1B}".utf8) == [])
    #expect(!decoder.isWaiting, "an ESC inside a paste is no key")
    #expect(decoder.flush() == [])
    #expect(decoder.decode("[20".utf8) == [])
    #expect(decoder.decode("1~\u{1B}".utf8) == [.paste("one two")])
    #expect(decoder.flush() == [.escape])
  }

  @Test func aMillionRandomBytesDoNoHarm() {
    var random = SeededGenerator(seed: 1)
    var decoder = KeyDecoder()
    var count = 0
    for _ in 0..<250 {
      let bytes = (0..<4000).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      count += decoder.decode(bytes).count + decoder.flush().count
    }
    #expect(count > 100_000)
    // Whatever it was in, it comes out of it.
    _ = decoder.decode("\u{1B}[201~".utf8) + decoder.decode([0x07, 0x03])
    #expect(decoder.decode("a\u{1B}[A".utf8) == [.character("a"), .up])
  }
}
