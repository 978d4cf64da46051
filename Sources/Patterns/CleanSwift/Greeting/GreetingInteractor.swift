import Examples

/// The Greeting scene's business logic: knows whom to greet.
final class GreetingInteractor: GreetingBusinessLogic {
  private let presenter: any GreetingPresentationLogic
  private let person: Person

  init(presenter: any GreetingPresentationLogic, person: Person) {
    self.presenter = presenter
    self.person = person
  }

  func showGreeting(request: GreetingModels.ShowGreeting.Request) {
    presenter.presentGreeting(response: GreetingModels.ShowGreeting.Response(person: person))
  }
}
