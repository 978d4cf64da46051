import TerminalText
import Testing

@Suite struct OutputStyleTests {
  private static let xterm = ["TERM": "xterm"]

  @Test(arguments: [
    (ColorChoice.auto, xterm, true, true), (.auto, xterm, false, false), (.auto, [:], true, false),
    (.auto, ["TERM": ""], true, false), (.auto, ["TERM": "dumb"], true, false),
    (.auto, ["TERM": "xterm", "NO_COLOR": "1"], true, false),
    (.auto, ["TERM": "xterm", "NO_COLOR": "0"], true, false),
    (.auto, ["TERM": "xterm", "NO_COLOR": ""], true, true), (.auto, ["FORCE_COLOR": "1"], false, true),
    (.auto, ["FORCE_COLOR": "1", "TERM": "dumb"], true, true), (.auto, ["FORCE_COLOR": "0"], false, false),
    (.auto, ["FORCE_COLOR": "0", "TERM": "xterm"], true, true), (.auto, ["FORCE_COLOR": ""], false, false),
    (.auto, ["FORCE_COLOR": "1", "NO_COLOR": "1"], true, false),
    (.always, ["NO_COLOR": "1", "TERM": "dumb"], false, true), (.always, [:], false, true),
    (.never, ["FORCE_COLOR": "1", "TERM": "xterm"], true, false),
  ])
  func color(choice: ColorChoice, environment: [String: String], isTerminal: Bool, usesColor: Bool) {
    let style = OutputStyle(
      environment: environment, isTerminal: isTerminal, terminalColumns: nil, color: choice)
    #expect(style.usesColor == usesColor)
  }

  @Test(
    arguments: [
      (nil, nil, 80, 80), (nil, 132, 132, 132), (nil, 0, 80, 80), (nil, -1, 80, 80), (nil, 1, 1, 60),
      ("100", 132, 100, 100),
      ("60", nil, 60, 60), ("59", nil, 59, 60), ("200", nil, 200, 200), ("201", nil, 201, 200),
      ("1", 132, 1, 60),
      ("abc", 132, 132, 132), ("", 132, 132, 132), ("-5", 132, 132, 132), ("0", 132, 132, 132),
      (" 90", 132, 132, 132),
      ("90.5", nil, 80, 80), ("99999999999999999999", nil, 80, 80), ("9999999999", nil, 9_999_999_999, 200),
    ] as [(String?, Int?, Int, Int)])
  func width(variable: String?, terminal: Int?, columns: Int, width: Int) {
    let environment = variable.map { ["COLUMNS": $0] } ?? [:]
    let style = OutputStyle(environment: environment, isTerminal: true, terminalColumns: terminal)
    #expect((style.columns, style.width) == (columns, width))
  }

  @Test(arguments: [
    ([:], Glyphs.ascii), (["LANG": "en_GB.UTF-8"], .unicode), (["LANG": "C.utf8"], .unicode),
    (["LANG": "de_DE.Utf-8@euro"], .unicode), (["LC_CTYPE": "UTF-8"], .unicode), (["LANG": "C"], .ascii),
    (["LANG": "en_US.ISO-8859-1"], .ascii), (["LANG": "en_US.UTF-16"], .ascii), (["LANG": "."], .ascii),
    (["LC_ALL": "C", "LC_CTYPE": "C.UTF-8", "LANG": "C.UTF-8"], .ascii),
    (["LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LANG": "C"], .unicode),
    (["LC_CTYPE": "POSIX", "LANG": "C.UTF-8"], .ascii), (["LC_CTYPE": "", "LANG": "C.UTF-8"], .unicode),
  ])
  func glyphs(environment: [String: String], expected: Glyphs) {
    #expect(Glyphs(environment: environment) == expected)
    let style = OutputStyle(environment: environment, isTerminal: false, terminalColumns: nil)
    #expect(style.glyphs == expected)
    #expect([true, false].map(style.mark) == (expected == .unicode ? ["✔", "✘"] : ["+", "x"]))
  }

  @Test func paintOnlyWithColor() {
    let painted = [ColorChoice.auto, .always].map { color in
      let style = OutputStyle(environment: [:], isTerminal: false, terminalColumns: nil, color: color)
      return [style.bold("a"), style.dim("b"), style.paint("c", .inverse), style.paint("d", .plain)]
        + [true, false].map(style.mark)
    }
    #expect(
      painted == [
        ["a", "b", "c", "d", "+", "x"],
        [
          "\u{1B}[1ma\u{1B}[22m", "\u{1B}[2mb\u{1B}[22m", "\u{1B}[7mc\u{1B}[27m", "d",
          "\u{1B}[32m+\u{1B}[39m",
          "\u{1B}[31mx\u{1B}[39m",
        ],
      ])
  }
}
