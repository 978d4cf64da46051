import Testing

@testable import VIPER

/// The presenter alone, between a fake view and a fake interactor.
struct GreetingPresenterTests {
  private let view = FakeGreetingView()
  private let interactor = FakeGreetingInteractor()
  private let presenter: GreetingPresenter

  init() {
    presenter = GreetingPresenter(interactor: interactor)
    presenter.view = view
  }

  @Test func `it asks for the greeting at each tap only`() {
    #expect(interactor.requests == 0)
    presenter.didTapShowGreeting()
    presenter.didTapShowGreeting()
    #expect(interactor.requests == 2)
  }

  @Test func `it makes a text of the greeting`() {
    presenter.didProvide(GreetingData(salutation: "Hello", subject: "David Blaine"))
    #expect(view.greeting == "Hello David Blaine")
  }

  @Test func `it does not keep its view alive`() {
    var view: FakeGreetingView? = FakeGreetingView()
    presenter.view = view
    weak let released = view
    view = nil
    #expect(released == nil)
  }
}
