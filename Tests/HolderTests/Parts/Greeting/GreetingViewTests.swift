import Testing

@testable import Holder

/// The view alone, with its widgets, on a fake module.
struct GreetingViewTests {
  private let module = FakeGreetingModule()
  private let view: GreetingViewController

  init() {
    view = GreetingViewController(module: module)
    view.updatePropertiesIfNeeded()
  }

  @Test func `its view is the screen`() {
    #expect(view.view === view.screen)
  }

  @Test func `the button passes the tap on`() {
    view.screen.showGreetingButton.tap()
    #expect(module.taps == 1)
  }

  @Test func `it shows the greeting`() {
    module.greeting = "Hello"
    view.updatePropertiesIfNeeded()
    #expect(view.screen.greetingLabel.text == "Hello")
  }
}
