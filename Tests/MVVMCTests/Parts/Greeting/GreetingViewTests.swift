import Testing

@testable import MVVMC

/// The view alone, with its widgets, on a fake view model.
struct GreetingViewTests {
  private let viewModel = FakeGreetingViewModel()
  private let view: GreetingViewController

  init() {
    view = GreetingViewController(viewModel: viewModel)
    view.updatePropertiesIfNeeded()
  }

  @Test func `its view is the screen`() {
    #expect(view.view === view.screen)
  }

  @Test func `the button passes the tap on`() {
    view.screen.showGreetingButton.tap()
    #expect(viewModel.taps == 1)
  }

  @Test func `it shows the greeting`() {
    viewModel.greeting = "Hello"
    view.updatePropertiesIfNeeded()
    #expect(view.screen.greetingLabel.text == "Hello")
  }
}
