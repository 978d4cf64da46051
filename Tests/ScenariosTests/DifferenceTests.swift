import Driver
import Testing

@Suite struct DifferenceTests {
  @Test func `Two single lines differ as a whole`() {
    #expect(Difference(expected: "Hello", seen: "Hallo").lines == [.expected("Hello"), .seen("Hallo")])
    #expect(Difference(expected: "", seen: "Hallo").lines == [.expected(""), .seen("Hallo")])
  }

  @Test func `Common lines appear once`() {
    #expect(
      Difference(expected: "a\nb\nc", seen: "b\nc\nd").lines == [
        .expected("a"), .same("b"), .same("c"), .seen("d"),
      ])
    #expect(Difference(expected: "a\nb", seen: "a\nB").lines == [.same("a"), .expected("b"), .seen("B")])
    #expect(Difference(expected: "a", seen: "a").lines == [.same("a")])
    #expect(Difference(expected: "a", seen: "a\n").lines == [.same("a"), .seen("")])
  }

  @Test func `An excerpt starts a little before the given offset`() {
    let digits = String(repeating: "0123456789", count: 100)
    #expect(Excerpt.of("short", about: 3) == "short")
    #expect(Excerpt.of(digits) == "\(digits.prefix(300))…")
    #expect(Excerpt.of(digits, about: 500) == "…\(digits.dropFirst(460).prefix(300))…")
    #expect(Excerpt.of(digits, about: 1_000) == "…\(digits.suffix(300))")
    let pair = Difference(expected: digits + "a", seen: digits + "b").lines
    let tail = digits.suffix(299)
    #expect(pair == [.expected("…\(tail)a"), .seen("…\(tail)b")])
  }
}
