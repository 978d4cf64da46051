@testable import MVP

/// Keeps what it is told to show; owns its presenter, as the real view does.
final class FakeGreetingView: GreetingView {
  let presenter: any GreetingPresenting
  var greeting = ""

  init(presenter: any GreetingPresenting) {
    self.presenter = presenter
    presenter.view = self
  }

  func setGreeting(_ greeting: String) {
    self.greeting = greeting
  }
}
