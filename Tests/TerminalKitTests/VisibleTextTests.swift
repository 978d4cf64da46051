import TerminalText
import Testing

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("plain text ~", "plain text ~"), ("a\nb\rc\td", "a\\nb\\rc\\td"), ("\r\n", "\\r\\n"),
    ("\u{1B}[31m", "\\u{1B}[31m"),
    ("\u{9B}31m", "\\u{9B}31m"), ("\u{0}\u{7F}", "\\u{0}\\u{7F}"),
    ("\u{202E}a\u{2066}", "\\u{202E}a\\u{2066}"),
    ("\u{200B}\u{FEFF}\u{AD}", "\\u{200B}\\u{FEFF}\\u{AD}"),
    ("\u{2028}\u{2029}\u{85}", "\\u{2028}\\u{2029}\\u{85}"),
    ("\u{E000}\u{378}", "\\u{E000}\\u{378}"), ("ä漢e\u{301}", "ä漢e\u{301}"), ("👩‍👧", "👩‍👧"), ("☎️", "☎️"), ("", ""),
  ])
  func `Escaping with Unicode glyphs`(text: String, visible: String) {
    #expect(VisibleText.escaping(text) == visible)
  }

  @Test(arguments: [
    ("plain ~", "plain ~"), ("Asking…", "Asking..."),
    ("• · ’ – — → ⇢ − × ✔ ✘ ◐", "* * ' - - -> ~> - x + x ~"), ("┌─┐│└┘▸", "+-+|++>"), ("ü", "\\u{FC}"),
    ("👍", "\\u{1F44D}"), ("\u{1B}", "\\u{1B}"), ("a\nb", "a\\nb"), ("\u{202E}", "\\u{202E}"),
  ])
  func `Escaping with ASCII glyphs`(text: String, visible: String) {
    #expect(VisibleText.escaping(text, glyphs: .ascii) == visible)
  }

  @Test func `All control characters are escaped`() {
    for value in (0...0xFFFF as ClosedRange<UInt32>) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let visible = VisibleText.escaping(String(scalar))
      let passed = visible.unicodeScalars.filter { $0.properties.generalCategory == .control }
      #expect(passed.isEmpty, "U+\(String(value, radix: 16))")
      let ascii = VisibleText.escaping(String(scalar), glyphs: .ascii).utf8
      #expect(ascii.allSatisfy { (0x20...0x7E).contains($0) }, "U+\(String(value, radix: 16))")
    }
  }
}
