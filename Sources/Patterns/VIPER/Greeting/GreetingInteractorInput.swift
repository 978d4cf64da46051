/// What the presenter asks of the interactor.
protocol GreetingInteractorInput: AnyObject {
  func provideGreeting()
}
