import Fuzzing

/// Texts with control, format, wide and combining characters.
nonisolated enum HostileText {
  static let samples = [
    "", " ", "   leading", "trailing   ", "\u{1B}[2J\u{1B}[31mred", "\u{9B}31m", "\u{1B}]0;title\u{07}",
    "a\rb\nc\td",
    "\u{202E}reversed\u{202C}", "\u{2066}isolated\u{2069}", "zero\u{200B}width\u{FEFF}",
    "\u{2028}\u{2029}\u{85}",
    "\u{E000}private", "\u{301}starts combining", "\u{FE0F}", "e\u{301}\u{302}\u{303}", "漢字かな한국어",
    "👩‍👧‍👦🇩🇪👍🏽☎️1️⃣", "ｆｕｌｌ", String(repeating: "x", count: 300), String(repeating: "漢", count: 150),
    "word " + String(repeating: "👩‍👧", count: 60) + " word", "\u{0}\u{1}\u{7F}", "{}[]\\|\"'",
  ]

  /// Random texts of narrow, wide, joined and combining characters.
  static func random(count: Int, seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    let alphabet: [Character] = ["a", "b", " ", " ", "-", "ä", "e\u{301}", "漢", "字", "👩‍👧", "🇩🇪", "☎️", "é", "…"]
    return (0..<count).map { _ in
      String(
        (0..<Int.random(in: 0...60, using: &generator)).compactMap { _ in
          alphabet.randomElement(using: &generator)
        })
    }
  }
}
