import Testing

@testable import TerminalKit

@MainActor @Suite struct WindowTests {
  @Test func `Closing releases the view controllers`() {
    weak var released: LoginScreen?
    let window: Window
    do {
      let screen = LoginScreen()
      released = screen
      window = Window(rootViewController: NavigationController(rootViewController: screen))
      window.close()
    }
    #expect(released == nil)
    #expect(window.rootViewController == nil)
    #expect(window.visibleViewController == nil)
    #expect(window.widgets.isEmpty)
  }

  @Test func `Closing schedules a redraw`() {
    let window = Window(rootViewController: LoginScreen())
    var count = 0
    window.onNeedsDisplay = { count += 1 }
    window.close()
    #expect(count == 1)
  }

  @Test func `Setting another root replaces the screen, setting the same one changes nothing`() {
    let log = LoggingScreen.Log()
    let (first, second) = (LoggingScreen("first", log), LoggingScreen("second", log))
    let window = Window()
    #expect(window.widgets.isEmpty)
    window.rootViewController = first
    #expect(log.take() == "first load, first will appear, first did appear")
    window.rootViewController = second
    #expect(
      log.take() == """
        first will disappear, first did disappear, second load, second will appear, second did appear
        """)
    #expect(window.visibleViewController === second)

    let revision = window.revision
    first.title = "unseen"
    first.state.text = "unseen"
    #expect(window.revision == revision)
    second.title = "seen"
    #expect(window.revision == revision + 1)

    window.rootViewController = second
    #expect(log.take().isEmpty && window.revision == revision + 1)
  }
}
