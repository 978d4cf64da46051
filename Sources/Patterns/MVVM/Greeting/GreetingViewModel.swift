import Examples
import Observation

/// The screen's state and what can be done with it: knows the model, and no view at all.
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
