import Examples
import Observation

/// The Greeting screen's state and actions: knows the model and no view.
@Observable
final class GreetingViewModel: GreetingViewModeling {
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
