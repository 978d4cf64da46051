import Examples

/// The application logic: knows the model, and the view only as its delegate; owned by the view.
final class GreetingOrchestrator: GreetingOrchestrating {
  weak var delegate: (any GreetingDelegate)?
  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func showGreeting() {
    let names = [person.firstName, person.lastName].filter { !$0.isEmpty }
    delegate?.greetingReady("Hello " + names.joined(separator: " "))
  }
}
