import Examples

/// The logic of Greeting: owned by the view; knows the model, and the view as its delegate.
final class GreetingOrchestrator: GreetingOrchestratorDelegate {
  weak var viewDelegate: (any GreetingViewDelegate)?
  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func showGreeting() {
    let names = [person.firstName, person.lastName].filter { !$0.isEmpty }
    viewDelegate?.greetingReady("Hello " + names.joined(separator: " "))
  }
}
