/// The Greeting scene's interactor's responses to its presenter.
protocol GreetingPresentationLogic {
  func presentGreeting(response: GreetingModels.ShowGreeting.Response)
}
