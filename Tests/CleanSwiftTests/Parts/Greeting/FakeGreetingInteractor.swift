@testable import CleanSwift

/// Keeps the requests of its view controller.
final class FakeGreetingInteractor: GreetingBusinessLogic {
  var requests: [GreetingModels.ShowGreeting.Request] = []

  func showGreeting(request: GreetingModels.ShowGreeting.Request) {
    requests.append(request)
  }
}
