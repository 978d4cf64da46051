import Examples

/// Greets its person.
struct GreetingReducer: Reducer {
  let person: Person

  func reduce(into state: inout GreetingState, action: GreetingAction) -> Effect<GreetingAction> {
    switch action {
    case .showGreetingTapped:
      let names = [person.firstName, person.lastName].filter { !$0.isEmpty }
      state.greeting = "Hello " + names.joined(separator: " ")
      return .none
    }
  }
}
