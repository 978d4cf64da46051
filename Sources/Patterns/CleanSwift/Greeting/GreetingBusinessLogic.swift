/// The Greeting scene's view controller's requests to its interactor.
protocol GreetingBusinessLogic {
  func showGreeting(request: GreetingModels.ShowGreeting.Request)
}
