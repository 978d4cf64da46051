import Examples
import Testing

@testable import MODAV

/// The view with its widgets, on its real orchestrator: it knows that by its type.
struct GreetingViewTests {
  private let orchestrator: GreetingOrchestrator
  private let view: GreetingViewController

  init() throws {
    let person = try #require(Person(firstName: "David", lastName: "Blaine"))
    orchestrator = GreetingOrchestrator(person: person)
    view = GreetingViewController(orchestrator: orchestrator)
    view.loadViewIfNeeded()
  }

  @Test func `it is the view of its orchestrator`() {
    #expect(orchestrator.viewDelegate === view)
    #expect(view.view === view.screen)
  }

  @Test func `the button passes the tap on`() {
    view.screen.showGreetingButton.tap()
    #expect(view.screen.greetingLabel.text == "Hello David Blaine")
  }

  @Test func `it shows the greeting`() {
    view.greetingReady("Hello")
    #expect(view.screen.greetingLabel.text == "Hello")
  }
}
