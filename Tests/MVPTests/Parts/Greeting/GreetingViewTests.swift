import Testing

@testable import MVP

/// The view alone, with its widgets, on a fake presenter.
struct GreetingViewTests {
  private let presenter = FakeGreetingPresenter()
  private let view: GreetingViewController

  init() {
    view = GreetingViewController(presenter: presenter)
    view.loadViewIfNeeded()
  }

  @Test func `it is the view of its presenter`() {
    #expect(presenter.view === view)
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
