import Examples
import Testing

@testable import TEA

/// The reducer alone, in a store that has the test say every change and every action.
struct GreetingReducerTests {
  @Test func `a tap writes the greeting, and has no effect`() throws {
    let person = try #require(Person(firstName: "David", lastName: "Blaine"))
    let store = TestStore(GreetingState(person: person), reducer: GreetingReducer())
    store.send(.showGreetingTapped) { $0.greeting = "Hello David Blaine" }
    store.send(.showGreetingTapped)
    store.finish()
  }
}
