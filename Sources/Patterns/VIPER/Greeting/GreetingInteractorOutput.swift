/// What the interactor tells the presenter.
protocol GreetingInteractorOutput: AnyObject {
  func didProvide(_ greeting: GreetingData)
}
