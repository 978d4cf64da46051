@testable import VIPER

/// Keeps what it is told to show.
final class FakeGreetingView: GreetingViewInput {
  var greeting = ""

  func setGreeting(_ greeting: String) {
    self.greeting = greeting
  }
}
