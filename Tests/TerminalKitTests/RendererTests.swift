import Testing

@testable import TerminalKit

@MainActor @Suite struct RendererTests {
  @Test func p() {
    let screen = LoginScreen()
    let window = Window(rootViewController: screen)
    window.footer = { _ in "A hint below the screen that is long enough to be wrapped." }
    screen.email.insertText("max@example.org")
    screen.password.insertText("secret")
    print(Renderer(columns: 56).frame(of: window).text)
    print(Renderer(columns: 56, showsIdentifiers: false, focus: screen.email).frame(of: window).text)
    screen.state.isBusy = true
    screen.state.status = "Asking the service…"
    print(Renderer(columns: 56).frame(of: window).text)
    print(Renderer(columns: 56, glyphs: .ascii, focus: screen.cancel).frame(of: window).text)
    screen.title = "T\u{1B}[31m"
    screen.email.text = "\u{1B}]0;x\u{07}\u{202E}漢👩‍👧"
    screen.state.status = "line\nbreak \u{9B}31m 漢字漢字漢字 tail"
    print(Renderer(columns: 40, showsIdentifiers: false).frame(of: window).text)
    print(Renderer(columns: 24).frame(of: window).text)
  }
}
