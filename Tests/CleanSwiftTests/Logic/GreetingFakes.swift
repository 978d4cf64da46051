@testable import CleanSwift

/// Keeps what it is told to display.
final class FakeGreetingView: GreetingDisplayLogic {
  var greeting = ""

  func displayGreeting(viewModel: GreetingModels.ShowGreeting.ViewModel) {
    greeting = viewModel.greeting
  }
}
