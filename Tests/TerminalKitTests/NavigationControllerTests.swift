import Testing

@testable import TerminalKit

/// A stack of screens.
@MainActor @Suite struct NavigationControllerTests {
  private let first = LoginScreen()
  private let second = LoginScreen()
  private let navigation: NavigationController
  private let window: Window

  init() {
    navigation = NavigationController(rootViewController: first)
    window = Window(rootViewController: navigation)
  }

  @Test func theTopOfTheStackIsSeen() {
    #expect(window.visibleViewController === first)
    #expect(first.events == ["load", "appear"])
    navigation.pushViewController(second)
    #expect(window.visibleViewController === second)
    #expect(navigation.topViewController === second)
    #expect(first.events == ["load", "appear", "disappear"])
    #expect(second.events == ["load", "appear"])
    #expect(second.navigationController === navigation)
  }

  @Test func poppingGoesBackButNeverToNothing() {
    navigation.pushViewController(second)
    first.clearEvents()
    #expect(navigation.popViewController() === second)
    #expect(window.visibleViewController === first)
    #expect(first.events == ["appear"])
    #expect(second.events.last == "disappear")
    #expect(second.parent == nil)
    #expect(navigation.popViewController() == nil)
    #expect(window.visibleViewController === first)
  }

  @Test func theWholeStackCanBeReplaced() {
    first.clearEvents()
    navigation.setViewControllers([second])
    #expect(navigation.viewControllers.count == 1)
    #expect(first.events == ["disappear"])
    #expect(first.navigationController == nil)
    #expect(second.events == ["load", "appear"])
    navigation.setViewControllers([first, second])
    #expect(second.events == ["load", "appear"], "the visible screen stays")
  }

  @Test func onlyTheVisibleScreenIsUpdated() {
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

  @Test func changesOfTheStackAskForDrawing() {
    let before = window.revision
    navigation.pushViewController(second)
    #expect(window.revision > before)
  }

  @Test func offScreenNothingAppears() {
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
