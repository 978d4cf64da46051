import Examples
import Observation

/// The logic of presentation: knows the model, and no view at all; owned by the view controller.
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
