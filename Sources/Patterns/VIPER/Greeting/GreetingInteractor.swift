import Examples

/// The Greeting screen's business logic: knows the entity, and the presenter weakly as its output.
final class GreetingInteractor: GreetingInteractorInput {
  weak var output: (any GreetingInteractorOutput)?
  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func provideGreeting() {
    let names = [person.firstName, person.lastName].filter { !$0.isEmpty }
    output?.didProvide(GreetingData(salutation: "Hello", subject: names.joined(separator: " ")))
  }
}
