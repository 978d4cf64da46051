import Fuzzing
import TestSupport
import Testing

@testable import TerminalKit

@Suite struct KeyDecoderTests {
  /// The keys of bytes that arrive in pieces; nil is a pause, that is a call of `flush()`.
  private func keys(_ pieces: [[UInt8]?]) -> [Key] {
    var decoder = KeyDecoder()
    return pieces.flatMap { piece in piece.map { decoder.decode($0) } ?? decoder.flush() }
  }

  private func keys(_ text: String) -> [Key] { keys([Array(text.utf8)]) }

  @Test(
    arguments: [
      ("\u{01}", .home), ("\u{03}", .interrupt), ("\u{04}", .endOfInput), ("\u{05}", .end),
      ("\u{08}", .backspace), ("\t", .tab), ("\n", .enter), ("\u{0C}", .redraw), ("\r", .enter),
      ("\u{15}", .clear), ("\u{1A}", .suspend), ("\u{7F}", .backspace), (" ", .character(" ")),
      ("~", .character("~")), ("\u{1B}[Z", .backTab), ("\u{1B}[1;2Z", .backTab), ("\u{1B}[1~", .home),
      ("\u{1B}[7~", .home), ("\u{1B}[4~", .end), ("\u{1B}[8~", .end), ("\u{1B}[3~", .delete),
      ("\u{1B}[3;5~", .delete), ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}OM", .enter),
      ("\u{1B}[1\u{1B}[B", .down), ("\u{1B}[1\r", .enter),
      ("\u{1B}[1ä", .character("ä")),
      ("\u{1B}[200~a\tb\r\nc\u{1B}\u{03}\u{7F}\u{9B}d\u{1B}[201~", .paste("a\tb\r\ncd")),
      ("\u{1B}[200~\u{1B}[201~", .paste("")),
    ] as [(String, Key)])
  func `Bytes of one key`(bytes: String, key: Key) {
    #expect(keys(bytes) == [key])
  }

  @Test(
    arguments: [
      ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("H", .home), ("F", .end),
    ] as [(String, Key)])
  func `Cursor keys in normal and application mode, with modifiers`(final: String, key: Key) {
    // Some terminals send an additional ESC for Alt.
    for start in ["\u{1B}[", "\u{1B}O", "\u{1B}[1;5", "\u{1B}[1;2", "\u{1B}\u{1B}["] {
      #expect(keys(start + final) == [key], "\(start)")
    }
  }

  @Test(arguments: [
    "\u{1B}[2~", "\u{1B}[15;2~", "\u{1B}[?1;2c", "\u{1B}[<0;10;10M", "\u{1B}[201~", "\u{1B}[[A", "\u{1B}OP",
    "\u{1B}x", "\u{1B}ö", "\u{1B}\u{7F}", "\u{1B}\r", "\u{1B}]11;rgb:0/0/0\u{07}", "\u{1B}]0;title\u{1B}\\",
    "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_app\u{1B}\\", "\u{1B}[6A", "\u{1B}[?A", "\u{1B}[12;34R", "\u{1B}[1 q",
    LongText("\u{1B}[" + String(repeating: "1;", count: 500) + "z"), "\u{00}", "\u{02}", "\u{1C}", "\u{9B}",
  ])
  func `Unknown sequences are discarded completely`(bytes: LongText) {
    #expect(keys(bytes.text + "a") == [.character("a")])
  }

  @Test func `Sequences may be split anywhere`() {
    let bytes = Array(
      "ä\u{1B}[1;5C漢\u{1B}OA\u{1B}[200~p\u{1B}[0m✓\n\u{1B}[201~👩e\u{301}\u{1B}[Z\u{1B}]0;x\u{1B}\\.".utf8)
    let whole: [Key] = [
      .character("ä"), .right, .character("漢"), .up, .paste("p[0m✓\n"), .character("👩"), .character("e"),
      .character("\u{301}"), .backTab, .character("."),
    ]
    for cut in bytes.indices {
      #expect(keys([Array(bytes[..<cut]), Array(bytes[cut...])]) == whole, "cut at \(cut)")
    }
    #expect(keys(bytes.map { [$0] }) == whole)
  }

  @Test(
    arguments: [
      DecodedPieces(
        "bytes after a lone Esc key are typed", ("\u{1B}", [], true), (nil, [.escape], false),
        (nil, [], false),
        ("[A", [.character("["), .character("A")], false)),
      DecodedPieces("CSI alone", ("\u{1B}[", [], false), (nil, [], false), ("C", [.right], false)),
      DecodedPieces("CSI with a number", ("\u{1B}[1;", [], false), (nil, [], false), ("C", [.right], false)),
      DecodedPieces("SS3", ("\u{1B}O", [], false), (nil, [], false), ("C", [.right], false)),
      DecodedPieces(
        "an Alt key that looks like the start of a control string", ("\u{1B}]", [], true), (nil, [], false),
        ("a", [.character("a")], false)),
      DecodedPieces(
        "an ESC inside a paste is not the Esc key", ("\u{1B}[200~one ", [], false), ("two\u{1B}", [], false),
        (nil, [], false), ("[20", [], false), ("1~\u{1B}", [.paste("one two")], true), (nil, [.escape], false)
      ),
      DecodedPieces(
        "signs of a paste", ("\u{1B}[200~~~\u{1B}[201~~", [.paste("~~"), .character("~")], false)),
    ])
  func `Ambiguous and incomplete sequences`(sequence: DecodedPieces) {
    var decoder = KeyDecoder()
    for (number, step) in sequence.steps.enumerated() {
      let keys = step.piece.map { decoder.decode($0.utf8) } ?? decoder.flush()
      #expect((keys, decoder.isAmbiguous) == (step.keys, step.isAmbiguous), "step \(number)")
    }
  }

  @Test(arguments: ["\u{1B}", "\u{1B}[", "\u{1B}[1;", "\u{1B}O", "\u{1B}]0;", "\u{1B}P", "a\u{1B}[?"])
  func `Ctrl-C is decoded inside any sequence`(start: String) {
    #expect(keys(start + "\u{03}a").suffix(2) == [.interrupt, .character("a")])
  }

  @Test(
    arguments: [
      [0xFF], [0x80], [0xC0], [0xF5], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x91], [0xED, 0xA0, 0x80],
      [0xE0, 0x80, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xF4, 0xBF, 0xBF, 0xBF],
    ] as [[UInt8]])
  func `Invalid UTF-8 becomes replacement characters`(bytes: [UInt8]) {
    let decoded = keys([bytes + [0x61]])
    #expect(decoded.count >= 2 && decoded.last == .character("a"))
    #expect(decoded.dropLast().allSatisfy { $0 == .character("\u{FFFD}") })
  }

  @Test func `An incomplete character stays pending`() {
    #expect(keys([[0xC3], nil, [0xA4]]) == [.character("ä")])
  }

  @Test func `After random bytes the decoder recovers`() {
    var random = SeededGenerator(seed: 1)
    var decoder = KeyDecoder()
    for _ in 0..<50 {
      let bytes = (0..<4000).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      #expect(!(decoder.decode(bytes) + decoder.flush()).isEmpty)
    }
    // Ends a paste or a control string.
    _ = decoder.decode("\u{1B}[201~".utf8) + decoder.decode([0x07, 0x03])
    #expect(decoder.decode("a\u{1B}[A".utf8) == [.character("a"), .up])
  }
}
