/// The Greeting screen's UI logic: makes a text of the greeting.
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
