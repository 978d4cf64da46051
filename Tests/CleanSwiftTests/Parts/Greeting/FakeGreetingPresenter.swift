@testable import CleanSwift

/// Keeps the responses of its interactor.
final class FakeGreetingPresenter: GreetingPresentationLogic {
  var responses: [GreetingModels.ShowGreeting.Response] = []

  func presentGreeting(response: GreetingModels.ShowGreeting.Response) {
    responses.append(response)
  }
}
