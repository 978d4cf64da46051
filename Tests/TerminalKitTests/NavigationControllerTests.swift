import Testing

@testable import TerminalKit

@MainActor @Suite struct NavigationControllerTests {
  private let first = LoginScreen()
  private let second = LoginScreen()
  private let navigation: NavigationController
  private let window: Window

  init() {
    navigation = NavigationController(rootViewController: first)
    window = Window(rootViewController: navigation)
  }

  /// The events of both screens and the number of the visible one.
  private var events: String {
    let seen = [first, second].firstIndex { $0 === window.visibleViewController }
    return "\(first.events) \(second.events) \(seen.map { $0 + 1 } ?? 0)"
  }

  @Test func `The top of the stack is visible`() {
    #expect(events == #"["load", "appear"] [] 1"#)
    navigation.pushViewController(second)
    #expect(events == #"["load", "appear", "disappear"] ["load", "appear"] 2"#)
    #expect(navigation.topViewController === second && second.navigationController === navigation)
  }

  @Test func `Popping keeps the last view controller`() {
    navigation.pushViewController(second)
    first.clearEvents()
    #expect(navigation.popViewController() === second)
    #expect(events == #"["appear"] ["load", "appear", "disappear"] 1"#)
    #expect(second.parent == nil)
    #expect(navigation.popViewController() == nil && window.visibleViewController === first)
  }

  @Test func `The stack can be replaced`() {
    first.clearEvents()
    navigation.setViewControllers([second])
    #expect(events == #"["disappear"] ["load", "appear"] 2"#)
    #expect(navigation.viewControllers.count == 1 && first.navigationController == nil)
    // The visible screen stays the same.
    navigation.setViewControllers([first, second])
    #expect(events == #"["disappear"] ["load", "appear"] 2"#)
  }

  @Test func `Only the visible screen is updated`() {
    navigation.pushViewController(second)
    window.layoutIfNeeded()
    let count = first.updateCount
    first.state.status = "unseen"
    window.layoutIfNeeded()
    #expect(first.updateCount == count)
    navigation.popViewController()
    window.layoutIfNeeded()
    #expect(first.status.text == "unseen")
  }

  @Test func `Changes of the stack schedule a redraw`() {
    let before = window.revision
    navigation.pushViewController(second)
    #expect(window.revision > before)
  }

  @Test func `Outside a window, viewWillAppear is not called`() {
    let screen = LoginScreen()
    let stack = NavigationController()
    #expect(stack.visibleViewController == nil)
    stack.pushViewController(screen)
    #expect(screen.events.isEmpty)
    let window = Window(rootViewController: stack)
    #expect(screen.events == ["load", "appear"])
    window.close()
    #expect(screen.events.last == "disappear")
  }
}
