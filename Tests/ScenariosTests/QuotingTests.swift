import Testing

@testable import Driver

/// Quoted text is on one line and parses to the same scalars.
@Suite struct QuotingTests {
  private static let pairs = [
    ("", #""""#), ("Ada", #""Ada""#), (#"say "hi""#, #""say \"hi\"""#), (#"a\b"#, #""a\\b""#),
    ("a\nb", #""a\nb""#), ("a\r\nb", #""a\r\nb""#), ("\t", #""\t""#), ("\u{1B}[2J", #""\u{1B}[2J""#),
    ("\u{0}", #""\u{0}""#), ("\u{202E}abc", #""\u{202E}abc""#), ("\u{2028}", #""\u{2028}""#),
    (#"\n"#, #""\\n""#), (#"\u{41}"#, #""\\u{41}""#), ("Zoë\u{308}", "\"Zoë\u{308}\""), ("👩‍👩‍👧", "\"👩‍👩‍👧\""),
    ("\u{308}", "\"\u{308}\""),
  ]

  @Test(arguments: pairs) func `A text is quoted and parsed, scalar by scalar`(
    text: String, quoted: String
  ) {
    #expect(Quoting.quote(text).unicodeScalars.elementsEqual(quoted.unicodeScalars))
    var line = quoted + " rest"
    let read = taken(from: &line)
    #expect(read.map { $0.unicodeScalars.elementsEqual(text.unicodeScalars) } == true)
    #expect(line == " rest")
  }

  @Test func `Every scalar survives quoting`() {
    let lost = (UInt32(0)...0x3000).compactMap(Unicode.Scalar.init).filter { scalar in
      var line = Quoting.quote(String(scalar))
      return line.unicodeScalars.contains { $0.value < 0x20 }
        || taken(from: &line)?.unicodeScalars.elementsEqual([scalar]) != true
    }
    #expect(lost == [])
  }

  @Test(arguments: [
    "", "x", "'x'", #"""#, #""x"#, #""\"#, #""\""#, #""\q""#, #""\u""#, #""\u{""#, #""\u{}""#, #""\u{1""#,
    #""\u{G}""#, #""\u{110000}""#, #""\u{D800}""#, #""\u{FFFFFFFFFF}""#, #""\u{-1}""#,
  ])
  func `An incomplete quotation is not consumed`(text: String) {
    var line = text
    #expect(taken(from: &line) == nil)
    #expect(line == text)
  }

  @Test(arguments: [
    ("ada@example.com", true), ("two words", true), (#"5" disk"#, true), (#"a\b"#, true), ("", false),
    (" a", false), ("a ", false), (#""a"#, false), ("a\tb", false), ("\u{1B}", false),
  ])
  func `A plain text needs no quotes`(text: String, isPlain: Bool) {
    #expect(Quoting.isPlain(text) == isPlain)
  }

  private func taken(from line: inout String) -> String? {
    var rest = line[...]
    defer { line = String(rest) }
    return Quoting.takeQuoted(from: &rest)
  }
}
