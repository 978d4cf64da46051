import Examples
import Testing

@testable import MVPCF

/// The view alone, with its widgets, on a fake presenter.
struct GreetingViewTests {
  private let presenter = FakeGreetingPresenter()
  private let screen = GreetingScreen()
  private let view: GreetingViewController

  init() {
    view = GreetingViewController(view: screen, presenter: presenter)
    view.updatePropertiesIfNeeded()
  }

  @Test func `its view is the screen`() {
    #expect(view.view === screen)
  }

  @Test func `the button passes the tap on`() {
    screen.showGreetingButton.tap()
    #expect(presenter.taps == 1)
  }

  @Test func `it shows the greeting`() {
    presenter.greeting = "Hello"
    view.updatePropertiesIfNeeded()
    #expect(screen.greetingLabel.text == "Hello")
  }
}
