import Examples

/// The Greeting screen's business logic: greets the person.
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
