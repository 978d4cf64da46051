import Examples
import Testing

@testable import CleanSwift

/// The interactor alone, with a fake presenter.
struct GreetingInteractorTests {
  @Test func `it responds to each request with the person`() {
    let presenter = FakeGreetingPresenter()
    let interactor = GreetingInteractor(presenter: presenter, person: .davidBlaine)
    #expect(presenter.responses == [])
    for _ in 1...2 { interactor.showGreeting(request: GreetingModels.ShowGreeting.Request()) }
    let response = GreetingModels.ShowGreeting.Response(person: .davidBlaine)
    #expect(presenter.responses == [response, response])
  }
}
