import Examples
import Testing

@testable import MVC

/// Through the logic, what the compared tests of this pattern do not see.
struct GreetingEdgeTests {
  @Test func `The screen is the view of its controller`() throws {
    let controller = GreetingViewController(
      person: try #require(Person(firstName: "David", lastName: "Blaine")))
    controller.loadViewIfNeeded()
    #expect(controller.view === controller.screen)
  }
}
