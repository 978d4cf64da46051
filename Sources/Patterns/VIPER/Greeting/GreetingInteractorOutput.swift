/// The interactor's calls to the Greeting screen's presenter.
protocol GreetingInteractorOutput: AnyObject {
  func didProvide(_ greeting: GreetingData)
}
