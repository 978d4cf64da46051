import Testing

@testable import CleanSwift

/// The view controller alone, with its widgets, on a fake interactor.
struct GreetingViewTests {
  private let interactor = FakeGreetingInteractor()
  private let viewController: GreetingViewController

  init() {
    viewController = GreetingViewController(interactor: interactor)
    viewController.loadViewIfNeeded()
  }

  @Test func `a tap is a request`() {
    #expect(interactor.requests == [])
    viewController.screen.showGreetingButton.tap()
    #expect(interactor.requests == [GreetingModels.ShowGreeting.Request()])
  }

  @Test func `it displays the greeting`() {
    viewController.displayGreeting(viewModel: GreetingModels.ShowGreeting.ViewModel(greeting: "Hello"))
    #expect(viewController.screen.greetingLabel.text == "Hello")
  }
}
