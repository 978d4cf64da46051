import Examples
import Observation

/// The Greeting screen's presentation logic: makes the greeting.
@Observable
final class DefaultGreetingPresenter: GreetingPresenter {
  private(set) var greeting = ""
  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func showGreeting() {
    let names = [person.firstName, person.lastName].filter { !$0.isEmpty }
    greeting = "Hello " + names.joined(separator: " ")
  }
}
