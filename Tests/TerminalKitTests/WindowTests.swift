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
      #expect(screen.events.last != "disappear")
      window.close()
      #expect(screen.events.last == "disappear")
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

  @Test func `Setting another root replaces the screen`() {
    let (first, second) = (LoginScreen(), LoginScreen())
    let window = Window()
    #expect(window.widgets.isEmpty)
    window.rootViewController = first
    #expect(window.visibleViewController === first && first.updateCount == 1)
    window.rootViewController = second
    #expect(window.visibleViewController === second && second.updateCount == 1)
    #expect(first.events == ["load", "appear", "disappear"])
    #expect(second.events == ["load", "appear"])

    let revision = window.revision
    first.title = "unseen"
    first.state.status = "unseen"
    #expect(window.revision == revision)
    second.title = "seen"
    #expect(window.revision == revision + 1)
  }

  @Test func `Setting the same root changes nothing`() {
    let screen = LoginScreen()
    let window = Window(rootViewController: screen)
    let revision = window.revision
    window.rootViewController = screen
    #expect(screen.events == ["load", "appear"])
    #expect(window.revision == revision)
  }
}
