/// The Greeting scene's presentation logic: makes a text of the person.
final class GreetingPresenter: GreetingPresentationLogic {
  weak var viewController: (any GreetingDisplayLogic)?

  func presentGreeting(response: GreetingModels.ShowGreeting.Response) {
    let names = [response.person.firstName, response.person.lastName].filter { !$0.isEmpty }
    let greeting = "Hello " + names.joined(separator: " ")
    viewController?.displayGreeting(viewModel: GreetingModels.ShowGreeting.ViewModel(greeting: greeting))
  }
}
