import Examples
import TerminalKit
import Testing

@testable import Driver

/// `see screens` counts what is pushed, presented or the root, and a child that has lost its parent.
@MainActor @Suite struct ScreenCountTests {
  /// Stacks two screens, embeds a child in the upper one and presents another screen.
  private struct ContainerPattern: GreetingPattern {
    let id = "containers"
    let lower = ViewController()
    let upper = ViewController()
    let child = ViewController()
    let presented = ViewController()

    func showGreeting(for person: Person, in window: Window) {
      upper.addChild(child)
      upper.view.addSubview(child.view)
      child.didMove(toParent: upper)
      let navigation = NavigationController()
      navigation.setViewControllers([lower, upper])
      window.rootViewController = navigation
      upper.present(presented)
    }
  }

  @Test func `Containers and embedded children are not counted`() async throws {
    let pattern = ContainerPattern()
    let driver = AppDriver(pattern: pattern, example: .greeting, world: World())
    driver.launch()
    try await driver.perform(.see(.screens(3)))
    #expect(driver.liveScreens.count == 5)
    pattern.child.removeFromParent()
    try await driver.perform(.see(.screens(4)))
    driver.close()
  }
}
