import Testing

@testable import TerminalKit

/// The window as its owner sees it.
@MainActor @Suite struct WindowTests {
  @Test func openingShowsTheScreenUpToDate() {
    let screen = LoginScreen()
    let window = Window(rootViewController: screen)
    #expect(window.visibleViewController === screen)
    #expect(screen.events == ["load", "appear"])
    #expect(screen.status.text == "Please log in.")
    #expect(window.widgets.count == 6)
  }

  @Test func widgetsAreFoundByName() {
    let screen = LoginScreen()
    let window = Window(rootViewController: screen)
    #expect(window.widget("email") === screen.email)
    #expect(window.widget("status") === screen.status)
    #expect(window.widget("nothing") == nil)
  }

  @Test func closingLetsTheScreenGo() {
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

  @Test func closingAsksForDrawing() {
    let window = Window(rootViewController: LoginScreen())
    var count = 0
    window.onNeedsDisplay = { count += 1 }
    window.close()
    #expect(count == 1)
  }

  @Test func anotherRootTakesThePlaceOfTheFirst() {
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

  @Test func theSameRootAgainChangesNothing() {
    let screen = LoginScreen()
    let window = Window(rootViewController: screen)
    let revision = window.revision
    window.rootViewController = screen
    #expect(screen.events == ["load", "appear"])
    #expect(window.revision == revision)
  }

  @Test func theFooterBelongsToTheVisibleScreen() {
    let navigation = NavigationController(rootViewController: LoginScreen())
    let window = Window(rootViewController: navigation)
    window.footer = { $0 is LoginScreen ? "hint\u{1B}" : nil }
    let renderer = Renderer(columns: 40)
    #expect(renderer.frame(of: window).text.hasSuffix("┘\n# hint\\u{1B}\n"))
    navigation.pushViewController(ViewController())
    #expect(renderer.frame(of: window).text.hasSuffix("┘\n"))
  }
}
