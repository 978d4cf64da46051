/// Turns the user's actions into requests and their results into text: knows view and interactor by protocols.
final class GreetingPresenter: GreetingViewOutput, GreetingInteractorOutput {
  weak var view: (any GreetingViewInput)?
  private let interactor: any GreetingInteractorInput

  init(interactor: any GreetingInteractorInput) {
    self.interactor = interactor
  }

  func didTapShowGreeting() {
    interactor.provideGreeting()
  }

  func didProvide(_ greeting: GreetingData) {
    view?.setGreeting(greeting.salutation + " " + greeting.subject)
  }
}
