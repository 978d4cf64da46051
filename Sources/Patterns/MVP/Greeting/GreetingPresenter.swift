import Examples

/// The Greeting screen's logic: knows the model, and the view weakly by its protocol; the view owns it.
final class GreetingPresenter: GreetingPresenting {
  weak var view: (any GreetingView)?
  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func showGreeting() {
    let names = [person.firstName, person.lastName].filter { !$0.isEmpty }
    view?.setGreeting("Hello " + names.joined(separator: " "))
  }
}
