import Examples
import Testing

@testable import VIPER

/// The view alone, with its widgets, on a fake presenter.
struct GreetingViewTests {
  private let presenter = FakeGreetingPresenter()
  private let view: GreetingViewController

  init() {
    view = GreetingViewController(output: presenter)
    view.loadViewIfNeeded()
  }

  @Test func `it has the screen of the example`() {
    #expect(view.view === view.screen)
  }

  @Test func `the button passes the tap on`() {
    view.screen.showGreetingButton.tap()
    #expect(presenter.taps == 1)
  }

  @Test func `it shows the greeting`() {
    view.setGreeting("Hello")
    #expect(view.screen.greetingLabel.text == "Hello")
  }
}
