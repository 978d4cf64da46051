import TerminalText
import Testing

@Suite struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("ä", 1), ("é", 1), ("e\u{301}", 1), ("e\u{301}\u{302}", 1), ("\u{301}", 0),
    ("漢字", 4),
    ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("ｆ", 2), ("ﾊ", 1), ("👍", 2), ("👍🏽", 2), ("👩‍👧‍👦", 2), ("🇩🇪", 2),
    ("☎", 1), ("☎\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("\u{FE0F}", 0), ("x\u{FE0F}", 1), ("…", 1),
    ("•", 1),
    ("▸", 1), ("│", 1), ("⠋", 1), ("\u{20000}", 2), ("a漢b", 4),
  ])
  func `Width in columns`(text: String, columns: Int) {
    #expect(TextWidth.of(text) == columns)
  }

  @Test func `fit pads or truncates`() {
    let fitted = [("ab", 4), ("abcd", 4), ("abcde", 4), ("漢字漢", 4), ("abc", 0)].map {
      TextWidth.fit($0, to: $1)
    }
    #expect(fitted == ["ab  ", "abcd", "abc…", "漢… ", ""])
    let ascii = [("abcde", 4), ("abcde", 2), ("漢字", 1)].map { TextWidth.fit($0, to: $1, glyphs: .ascii) }
    #expect(ascii == ["a...", "ab", " "])
  }

  @Test func `prefix and suffix do not split a character`() {
    #expect([2, 3].map { TextWidth.prefix(of: "a漢b", columns: $0) } == ["a", "a漢"])
    #expect([0, 2, 3].map { TextWidth.suffix(of: "a漢b", columns: $0) } == ["", "b", "漢b"])
    #expect(TextWidth.suffix(of: "xe\u{301}👩‍👧", columns: 3) == "e\u{301}👩‍👧")
  }

  @Test(arguments: [
    ("", 10, [""]), ("one two three", 7, ["one two", "three"]),
    ("one two three", 6, ["one", "two", "three"]),
    ("abcdefgh ij", 4, ["abcd", "efgh", "ij"]), ("漢字漢字", 5, ["漢字", "漢字"]),
    ("one     two", 5, ["one", "two"]),
  ])
  func `wrap breaks at spaces`(text: String, columns: Int, lines: [String]) {
    #expect(TextWidth.wrap(text, columns: columns) == lines)
  }

  @Test(arguments: 2...40)
  func `Wrapped lines keep the width and the text`(columns: Int) {
    for text in HostileText.random(count: 60, seed: UInt64(columns)) {
      let lines = TextWidth.wrap(text, columns: columns)
      #expect(lines.allSatisfy { TextWidth.of($0) <= columns }, "\(text)")
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }

  @Test(arguments: 0...40)
  func `fit gives exactly the width`(columns: Int) {
    for text in HostileText.random(count: 60, seed: 99) {
      for glyphs in Glyphs.allCases {
        #expect(TextWidth.of(TextWidth.fit(text, to: columns, glyphs: glyphs)) == columns, "\(text)")
      }
      #expect(TextWidth.of(TextWidth.prefix(of: text, columns: columns)) <= columns)
      #expect(TextWidth.of(TextWidth.suffix(of: text, columns: columns)) <= columns)
      #expect(text.hasSuffix(TextWidth.suffix(of: text, columns: columns)))
    }
  }
}
