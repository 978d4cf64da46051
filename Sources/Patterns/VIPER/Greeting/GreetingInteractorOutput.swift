/// The Greeting interactor's calls to its presenter.
protocol GreetingInteractorOutput: AnyObject {
  func didProvide(_ greeting: GreetingData)
}
