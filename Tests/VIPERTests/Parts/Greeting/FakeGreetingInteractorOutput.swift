@testable import VIPER

/// Keeps what the interactor provides.
final class FakeGreetingInteractorOutput: GreetingInteractorOutput {
  var greetings: [GreetingData] = []

  func didProvide(_ greeting: GreetingData) {
    greetings.append(greeting)
  }
}
