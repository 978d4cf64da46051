@testable import VIPER

/// Counts the presenter's requests.
final class FakeGreetingInteractor: GreetingInteractorInput {
  var requests = 0

  func provideGreeting() {
    requests += 1
  }
}
