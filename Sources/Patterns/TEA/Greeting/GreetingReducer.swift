/// Greets the person.
struct GreetingReducer: Reducer {
  func reduce(into state: inout GreetingState, action: GreetingAction) -> Effect<GreetingAction> {
    switch action {
    case .showGreetingTapped:
      let names = [state.person.firstName, state.person.lastName].filter { !$0.isEmpty }
      state.greeting = "Hello " + names.joined(separator: " ")
      return .none
    }
  }
}
