import Examples
import Testing

@testable import MODAV2

/// The view alone, with its widgets, on a fake orchestrator.
struct GreetingViewTests {
  private let orchestrator = FakeGreetingOrchestrator()
  private let view: GreetingViewController

  init() {
    view = GreetingViewController(orchestrator: orchestrator)
    view.loadViewIfNeeded()
  }

  @Test func `it is the view of its orchestrator`() {
    #expect(orchestrator.viewDelegate === view)
    #expect(view.view === view.screen)
  }

  @Test func `the button passes the tap on`() {
    view.screen.showGreetingButton.tap()
    #expect(orchestrator.taps == 1)
  }

  @Test func `it shows the greeting`() {
    view.greetingReady("Hello")
    #expect(view.screen.greetingLabel.text == "Hello")
  }
}
