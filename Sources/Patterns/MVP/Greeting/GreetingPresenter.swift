import Examples

/// Makes the greeting: knows the model, and the view only through its protocol; owned by the view.
final class GreetingPresenter: GreetingPresenting {
  private weak var view: (any GreetingView)?
  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func attach(_ view: any GreetingView) {
    self.view = view
  }

  func showGreeting() {
    let names = [person.firstName, person.lastName].filter { !$0.isEmpty }
    view?.setGreeting("Hello " + names.joined(separator: " "))
  }
}
