import TerminalText
import Testing

@testable import TerminalKit

@MainActor @Suite struct RendererTests {
  private let screen = LoginScreen()
  private let window: Window

  init() {
    window = Window(rootViewController: screen)
    screen.email.insertText("max@example.org")
    screen.password.insertText("secret")
  }

  /// Puts five of the hostile texts into the window.
  private func fill(from start: Int) {
    let texts = (start..<start + 5).map { HostileText.samples[$0 % HostileText.samples.count] }
    screen.title = texts[0]
    screen.email.text = texts[1]
    screen.password.text = texts[2]
    screen.state.status = texts[3]
    window.footer = { _ in texts[4] }
  }

  @Test func `Without identifiers, with focus`() {
    let frame = Renderer(columns: 44, showsIdentifiers: false, focus: screen.password).frame(of: window)
    #expect(
      frame.text == """
        ┌ Log in ──────────────────────────────────┐
        │ E-mail    [max@example.org             ] │
        │▸Password  [••••••                      ] │
        │ [ Log in ]                               │
        │   Cancel                                 │
        │                                          │
        │ Please log in.                           │
        └──────────────────────────────────────────┘

        """)
    #expect(frame.cursor?.row == 2)
    #expect(frame.cursor?.column == 19)
  }

  @Test func `Busy, in ASCII`() {
    screen.state.isBusy = true
    screen.state.status = "Asking the service…"
    var renderer = Renderer(columns: 56, glyphs: .ascii, focus: screen.cancel)
    renderer.animationFrame = 6
    let frame = renderer.frame(of: window)
    #expect(
      frame.text == """
        + Log in ----------------------------------------------+
        | E-mail     max@example.org        email (off)        |
        | Password   ******                 password (off)     |
        |   Log in                          login (off)        |
        |>[ Cancel ]                        cancel             |
        | -                                 activity (on)      |
        | Asking the service...             status             |
        +------------------------------------------------------+

        """)
    #expect(frame.cursor?.row == 4)
    #expect(frame.cursor?.column == 4)
  }

  @Test func `Hostile texts`() {
    screen.title = "T\u{1B}[31m"
    screen.email.text = "\u{1B}]0;x\u{07}\u{202E}漢👩‍👧"
    screen.state.status = "line\nbreak \u{9B}31m 漢字漢字漢字 tail"
    window.footer = { _ in "First.\nA hint below the screen that is long enough to be wrapped." }
    #expect(
      Renderer(columns: 40, showsIdentifiers: false).frame(of: window).text == """
        ┌ T\\u{1B}[31m ─────────────────────────┐
        │ E-mail    [◂}]0;x\\u{7}\\u{202E}漢👩‍👧 ] │
        │ Password  [••••••                  ] │
        │ [ Log in ]                           │
        │   Cancel                             │
        │                                      │
        │ line\\nbreak \\u{9B}31m 漢字漢字漢字   │
        │ tail                                 │
        └──────────────────────────────────────┘
          First.
          A hint below the screen that is long
          enough to be wrapped.

        """)
  }

  @Test func `The footer's rows are known apart from the window's`() {
    window.footer = { _ in "First.\nSecond." }
    let frame = Renderer(columns: 40).frame(of: window)
    #expect(frame.footerRows.map { $0.map(\.text).joined() } == ["# First.", "# Second."])
    #expect(frame.windowRows.last?.map(\.text).joined() == "└──────────────────────────────────────┘")
    #expect(frame.windowRows.count + 2 == frame.rows.count)
    window.footer = nil
    #expect(Renderer(columns: 40).frame(of: window).footerRows.isEmpty)
  }

  @Test func `The narrowest frame`() {
    #expect(
      Renderer(columns: 0).frame(of: window).text == """
        ┌ Log in ──────────────┐
        │ E-…  [◂rg ] email    │
        │ Pa…  [◂•• ] password │
        │ [ Log in ]  login    │
        │   Cancel    cancel … │
        │             activit… │
        │ Please log  status   │
        │ in.                  │
        └──────────────────────┘

        """)
  }

  @Test(arguments: Array(24...60) + [79, 80, 81, 120, 159, 199, 200])
  func `Every row has exactly the frame's width, and no control character`(columns: Int) {
    // As the columns change, every text appears in every place.
    for start in stride(from: columns % 5, to: HostileText.samples.count, by: 5) {
      fill(from: start)
      let shown = Renderer(columns: columns).frame(of: window).text.unicodeScalars
      #expect(shown.filter { $0.properties.generalCategory == .control && $0 != "\n" }.isEmpty)
      #expect(shown.filter { ["\u{202E}", "\u{2066}", "\u{200B}", "\u{2028}"].contains($0) }.isEmpty)
      for glyphs in Glyphs.allCases {
        for showsIdentifiers in [true, false] {
          let frame = Renderer(
            columns: columns, glyphs: glyphs, showsIdentifiers: showsIdentifiers, focus: screen.email
          ).frame(of: window)
          let widths = frame.rows.map { TextWidth.of($0.map(\.text).joined()) }
          let screenRows = widths.prefix { $0 == columns }.count
          // The footer has no border.
          #expect(screenRows >= 8, "texts from \(start)")
          #expect(widths.dropFirst(screenRows).allSatisfy { $0 <= columns }, "texts from \(start)")
          #expect((frame.cursor?.column ?? columns) < columns - 2, "texts from \(start)")
        }
      }
    }
  }

  @Test func `A long text is scrolled to the insertion point, with arrows for hidden text`() {
    screen.email.text = String(repeating: "0123456789", count: 1000) + "end"
    for (glyphs, left, right) in [(Glyphs.unicode, "◂", "▸"), (.ascii, "<", ">")] {
      let renderer = Renderer(columns: 44, glyphs: glyphs, showsIdentifiers: false, focus: screen.email)
      screen.email.moveInsertionPoint(by: 20_000)
      #expect(renderer.frame(of: window).text.contains("[\(left)78901234567890123456789end ] "))
      #expect(renderer.frame(of: window).cursor?.column == 40)
      screen.email.moveInsertionPoint(by: -20_000)
      #expect(renderer.frame(of: window).text.contains("[012345678901234567890123456\(right)] "))
      #expect(renderer.frame(of: window).cursor?.column == 13)
      screen.email.moveInsertionPoint(by: 5_000)
      #expect(renderer.frame(of: window).text.contains("[\(left)45678901234567890123456789\(right)] "))
    }
  }

  @Test func `A closed window has no rows`() {
    window.close()
    let frame = Renderer(columns: 60).frame(of: window)
    #expect(frame.rows.isEmpty && frame.cursor == nil)
  }
}
