import TerminalText
import Testing

/// How texts are measured, cut, filled and wrapped.
@Suite struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("ä", 1), ("é", 1), ("e\u{301}", 1), ("e\u{301}\u{302}", 1), ("\u{301}", 0),
    ("漢字", 4),
    ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("ｆ", 2), ("ﾊ", 1), ("👍", 2), ("👍🏽", 2), ("👩‍👧‍👦", 2), ("🇩🇪", 2),
    ("☎", 1), ("☎\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("\u{FE0F}", 0), ("x\u{FE0F}", 1), ("…", 1),
    ("•", 1),
    ("▸", 1), ("│", 1), ("⠋", 1), ("\u{20000}", 2), ("a漢b", 4),
  ])
  func columns(text: String, columns: Int) {
    #expect(TextWidth.of(text) == columns)
  }

  @Test func fitFillsOrCuts() {
    #expect(TextWidth.fit("ab", to: 4) == "ab  ")
    #expect(TextWidth.fit("abcd", to: 4) == "abcd")
    #expect(TextWidth.fit("abcde", to: 4) == "abc…")
    #expect(TextWidth.fit("abcde", to: 4, glyphs: .ascii) == "a...")
    #expect(TextWidth.fit("abcde", to: 2, glyphs: .ascii) == "ab")
    #expect(TextWidth.fit("漢字漢", to: 4) == "漢… ")
    #expect(TextWidth.fit("漢字", to: 1, glyphs: .ascii) == " ")
    #expect(TextWidth.fit("abc", to: 0) == "")
  }

  @Test func prefixAndSuffixNeverCutACharacter() {
    #expect(TextWidth.prefix(of: "a漢b", columns: 2) == "a")
    #expect(TextWidth.prefix(of: "a漢b", columns: 3) == "a漢")
    #expect(TextWidth.suffix(of: "a漢b", columns: 2) == "b")
    #expect(TextWidth.suffix(of: "a漢b", columns: 3) == "漢b")
    #expect(TextWidth.suffix(of: "xe\u{301}👩‍👧", columns: 3) == "e\u{301}👩‍👧")
    #expect(TextWidth.suffix(of: "abc", columns: 0) == "")
  }

  @Test func wrapBreaksAtSpaces() {
    #expect(TextWidth.wrap("", columns: 10) == [""])
    #expect(TextWidth.wrap("one two three", columns: 7) == ["one two", "three"])
    #expect(TextWidth.wrap("one two three", columns: 6) == ["one", "two", "three"])
    #expect(TextWidth.wrap("abcdefgh ij", columns: 4) == ["abcd", "efgh", "ij"])
    #expect(TextWidth.wrap("漢字漢字", columns: 5) == ["漢字", "漢字"])
    #expect(TextWidth.wrap("one     two", columns: 5) == ["one", "two"])
  }

  @Test(arguments: 2...40)
  func wrappedLinesKeepTheWidthAndTheText(columns: Int) {
    for text in HostileText.random(count: 60, seed: UInt64(columns)) {
      let lines = TextWidth.wrap(text, columns: columns)
      #expect(lines.allSatisfy { TextWidth.of($0) <= columns }, "\(text)")
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }

  @Test(arguments: 0...40)
  func fitGivesExactlyTheWidth(columns: Int) {
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
