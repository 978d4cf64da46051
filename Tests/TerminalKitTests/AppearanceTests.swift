import Testing

@testable import TerminalKit

/// The order of calls of UIKit's containers, as whole logs.
@MainActor @Suite struct AppearanceTests {
  private let log = LoggingScreen.Log()
  private let a: LoggingScreen
  private let b: LoggingScreen
  private let navigation = NavigationController()
  private let window: Window

  init() {
    (a, b) = (LoggingScreen("a", log), LoggingScreen("b", log))
    navigation.setViewControllers([a])
    window = Window(rootViewController: navigation)
  }

  @Test func `The first screen`() {
    #expect(log.take() == "a will move in, a did move in, a load, a will appear, a did appear")
    window.close()
    #expect(log.take() == "a will disappear, a did disappear")
    #expect(NavigationController().visibleViewController == nil)
  }

  @Test func `A push and a pop`() {
    navigation.delegate = a
    _ = log.take()
    navigation.pushViewController(b)
    #expect(
      log.take() == """
        b will move in, b load, a will disappear, b will appear, a did disappear, b did appear, b did move in, \
        a is told of b
        """)
    #expect(navigation.topViewController === b && b.navigationController === navigation)
    #expect(navigation.popViewController() === b)
    #expect(
      log.take() == """
        b will move out, b will disappear for good, a will appear, b did disappear for good, a did appear, \
        b did move out, a is told of a
        """)
    #expect(!b.isMovingFromParent)
    #expect(navigation.popViewController() == nil && window.visibleViewController === a)
    let revision = window.revision
    navigation.setViewControllers([b, a])
    #expect(log.take() == "b will move in, b did move in")
    #expect(window.revision > revision, "Esc goes back now, so its help is another one")
  }

  @Test func `Only the top of a new stack is loaded`() {
    let (c, d) = (LoggingScreen("c", log), LoggingScreen("d", log))
    _ = log.take()
    navigation.setViewControllers([b, c, d])
    #expect(
      log.take() == """
        a will move out, b will move in, c will move in, d will move in, d load, a will disappear for good, \
        d will appear, a did disappear for good, d did appear, a did move out, b did move in, c did move in, \
        d did move in
        """)
    #expect(a.navigationController == nil)
    #expect(navigation.popToRootViewController().map(\.title) == ["c", "d"])
    #expect(
      log.take() == """
        c will move out, d will move out, b load, d will disappear for good, b will appear, \
        d did disappear for good, b did appear, c did move out, d did move out
        """)
    #expect(c.viewIfLoaded == nil)
  }

  @Test func `Popping to a view controller keeps it`() {
    let c = LoggingScreen("c", log)
    navigation.setViewControllers([a, b, c])
    #expect(navigation.popToViewController(b).map(\.title) == ["c"])
    #expect(navigation.viewControllers.map(\.title) == ["a", "b"])
    #expect(navigation.popToViewController(b).isEmpty && navigation.popToViewController(c).isEmpty)
    #expect(window.visibleViewController === b)
  }

  @Test func `Only the visible screen is updated`() {
    navigation.pushViewController(b)
    window.layoutIfNeeded()
    a.state.text = "unseen"
    window.layoutIfNeeded()
    #expect(a.label.text.isEmpty)
    navigation.popViewController()
    window.layoutIfNeeded()
    #expect(a.label.text == "unseen")
  }

  @Test func `A stack shows another top when its top is removed from its parent`() {
    navigation.pushViewController(b)
    b.removeFromParent()
    #expect(window.visibleViewController === a && b.parent == nil)
    #expect(a.appearance == .appeared && b.appearance == .disappeared)
  }

  @Test(arguments: [true, false])
  func `A screen that is pushed while another one loads`(isRoot: Bool) {
    final class Forwarding: ViewController {
      var next: ViewController?
      override func viewDidLoad() {
        if let next { navigationController?.pushViewController(next) }
      }
    }
    let forwarding = Forwarding()
    forwarding.next = b
    if isRoot { window.close() }
    navigation.setViewControllers(isRoot ? [forwarding] : [a, forwarding])
    if isRoot { window.rootViewController = navigation }
    #expect(window.widgets.map(\.accessibilityIdentifier) == ["b"])
    #expect(b.appearance == .appeared && a.appearance == .disappeared)
    #expect(navigation.view.subviews.map { $0 === b.view } == [true])
  }

  @Test func `A popped screen is released`() {
    weak var released: LoggingScreen?
    do {
      let screen = LoggingScreen("screen", log)
      released = screen
      navigation.pushViewController(screen)
    }
    navigation.popViewController()
    #expect(released == nil)
  }
}
