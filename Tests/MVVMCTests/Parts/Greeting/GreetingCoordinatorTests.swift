import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MVVMC

/// The coordinator with the screen that it makes.
struct GreetingCoordinatorTests {
  @Test func `it shows Greeting for its person`() throws {
    let navigation = NavigationController()
    let window = Window(rootViewController: navigation)
    let person = try #require(Person(firstName: "Harry", lastName: "Houdini"))
    let coordinator = GreetingCoordinator(navigationController: navigation, person: person)
    coordinator.start()
    window.tap("showGreeting")
    window.layoutIfNeeded()
    #expect(window.text(of: "greeting") == "Hello Harry Houdini")
    #expect(navigation.viewControllers.count == 1)
  }
}
