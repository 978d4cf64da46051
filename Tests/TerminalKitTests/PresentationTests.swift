import Testing

@testable import TerminalKit

@MainActor @Suite struct PresentationTests {
  private let log = LoggingScreen.Log()
  private let a: LoggingScreen
  private let b: LoggingScreen
  private let c: LoggingScreen
  private let navigation: NavigationController
  private let window: Window

  init() {
    (a, b, c) = (LoggingScreen("a", log), LoggingScreen("b", log), LoggingScreen("c", log))
    navigation = NavigationController(rootViewController: a)
    window = Window(rootViewController: navigation)
    _ = log.take()
  }

  @Test func `Only the presented screen appears and disappears`() {
    a.present(b)
    #expect(log.take() == "b load, b will appear, b did appear")
    #expect(window.visibleViewController === b && window.widget("b") != nil && window.widget("a") == nil)
    // As in UIKit, the outermost container presents.
    #expect(navigation.presentedViewController === b && a.presentedViewController === b)
    #expect(b.presentingViewController === navigation)
    b.dismiss()
    #expect(log.take() == "b will disappear, b did disappear")
    #expect(window.visibleViewController === a && a.presentedViewController == nil)
    #expect(b.presentingViewController == nil)
  }

  @Test func `Observed state of the presented screen is shown`() {
    a.present(b)
    window.layoutIfNeeded()
    let revision = window.revision
    b.state.text = "seen"
    #expect(window.revision > revision)
    window.layoutIfNeeded()
    #expect(b.label.text == "seen")
  }

  @Test func `Presenting and dismissing schedule a redraw`() {
    b.loadViewIfNeeded()
    b.updatePropertiesIfNeeded()
    var revision = window.revision
    a.present(b)
    #expect(window.revision > revision)
    revision = window.revision
    a.dismiss()
    #expect(window.revision > revision)
  }

  @Test func `Presenting while something is presented presents above it`() {
    a.present(b)
    a.present(c)
    #expect(window.visibleViewController === c)
    #expect(c.presentingViewController === b && a.presentedViewController === b)
    c.dismiss()
    #expect(window.visibleViewController === b)
  }

  @Test func `Dismissing releases everything above`() {
    a.present(b)
    b.present(c)
    _ = log.take()
    a.dismiss()
    #expect(log.take() == "c will disappear, c did disappear, b will disappear, b did disappear")
    #expect(window.visibleViewController === a)
    a.dismiss()
    #expect(log.take().isEmpty)
  }

  @Test func `A screen that presents dismisses what it presents, not itself`() {
    a.present(b)
    b.present(c)
    b.dismiss()
    #expect(window.visibleViewController === b)
    b.dismiss()
    #expect(window.visibleViewController === a)
  }

  @Test func `A child of the presented screen dismisses it`() {
    let sheet = NavigationController(rootViewController: b)
    a.present(sheet)
    #expect(window.visibleViewController === b && b.presentingViewController === navigation)
    b.dismiss()
    #expect(window.visibleViewController === a && sheet.presentingScreen == nil)
  }

  @Test func `What is presented before the window opens is shown with it`() {
    window.close()
    let root = LoggingScreen("root", log)
    root.present(b)
    _ = log.take()
    window.rootViewController = root
    #expect(
      log.take() == "root load, root will appear, root did appear, b load, b will appear, b did appear")
    #expect(window.visibleViewController === b)
  }

  @Test func `Dismissed and closed screens are released`() {
    func present() -> () -> LoggingScreen? {
      let screen = LoggingScreen("screen", log)
      screen.presentationController?.delegate = screen
      a.present(screen)
      return { [weak screen] in screen }
    }
    let dismissed = present()
    #expect(dismissed() != nil)
    a.dismiss()
    #expect(dismissed() == nil)
    let closed = present()
    _ = log.take()
    window.close()
    #expect(
      log.take() == "screen will disappear, screen did disappear, a will disappear, a did disappear")
    #expect(closed() == nil)
  }

  @Test func `A screen retains what it presents, not the reverse`() {
    weak var released: LoggingScreen?
    do {
      let presenting = LoggingScreen("presenting", log)
      released = presenting
      presenting.present(b)
    }
    #expect(released == nil)
  }

  @Test func `A screen that is shown cannot be presented`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let screen = ViewController()
        let window = Window(rootViewController: ViewController())
        window.rootViewController?.present(screen)
        window.rootViewController?.present(screen)
      }
    }
  }
}
