/// The presenter's calls to the Greeting screen's interactor.
protocol GreetingInteractorInput: AnyObject {
  func provideGreeting()
}
