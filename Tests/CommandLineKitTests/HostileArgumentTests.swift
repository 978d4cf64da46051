import Testing

@testable import CommandLineKit

@Suite struct HostileArgumentTests {
  @Test(arguments: [
    ("\u{1B}[2Jx", #"\u{1B}[2Jx"#), ("a\nb\tc\r", #"a\nb\tc\r"#),
    ("\u{0}\u{7F}\u{9B}", #"\u{0}\u{7F}\u{9B}"#),
    ("a\u{202E}b\u{200B}", #"a\u{202E}b\u{200B}"#), ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
    ("Zoë 東京 \u{FFFD}", "Zoë 東京 \u{FFFD}"),
  ])
  func whatSteersTheTerminalIsShownEscaped(argument: String, shown: String) {
    let messages = [[argument], ["--\(argument)"], ["--count=\(argument)"], ["--count", "-\(argument)"]].map {
      Sample.greet.error($0)
    }
    #expect(argument.echoed == shown)
    #expect(
      messages == [
        "Unexpected argument '\(shown)'.", "Unknown option '--\(shown)'.",
        "The value '\(shown)' is invalid for '--count N': expected a whole number.",
        "Missing value for '--count N'. To give '-\(shown)' as its value, write '--count=-\(shown)'.",
      ])
    #expect(Sample.compare.error([argument])?.hasPrefix("Unknown pattern '\(shown)'.") == true)
  }

  @Test(arguments: [(199, false), (200, false), (201, true), (1_000_000, true)])
  func tooLongIsShortened(length: Int, isShortened: Bool) {
    let shown = String(repeating: "x", count: min(length, 200)) + (isShortened ? "…" : "")
    #expect(String(repeating: "x", count: length).echoed == shown)
  }

  @Test func oneCharacterOfManyScalarsIsShortenedToo() {
    let stacked = "a" + String(repeating: "\u{301}", count: 5_000)
    #expect(stacked.echoed.unicodeScalars.count == 201)
  }

  @Test func longArgumentsGetNoSuggestionAndNoWholeEcho() {
    let long = String(repeating: "-plain", count: 200_000)
    #expect(Sample.greet.error([long]) == "Unknown option '\(long.prefix(200))…'.")
  }
}
