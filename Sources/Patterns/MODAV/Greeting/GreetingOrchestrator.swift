import Examples

/// The Greeting screen's logic: makes the greeting of a person.
final class GreetingOrchestrator {
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
