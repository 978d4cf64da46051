import Examples
import TestSupport
import Testing

@testable import TEA

/// Through the logic: store and reducer are real; the state is seen in place of the view. Only letting go needs widgets.
struct GreetingTests {
  private func store(
    _ first: String, _ last: String
  ) throws -> Store<GreetingState, GreetingAction> {
    let person = try #require(Person(firstName: first, lastName: last))
    return Store(GreetingState(person: person), reducer: GreetingReducer())
  }

  @Test func `it starts empty`() throws {
    #expect(try store("David", "Blaine").state.greeting == "")
  }

  @Test func `a tap shows the greeting`() throws {
    let store = try store("David", "Blaine")
    let listener = ChangeListener(to: \.state, of: store)
    store.send(.showGreetingTapped)
    #expect(store.state.greeting == "Hello David Blaine")
    // A view shows only the changes that Observation reports.
    #expect(listener.hasHeardAll)
  }

  @Test(arguments: [("Harry", "", "Hello Harry"), ("", "Houdini", "Hello Houdini")])
  func `a missing name leaves no space`(first: String, last: String, greeting: String) throws {
    let store = try store(first, last)
    store.send(.showGreetingTapped)
    #expect(store.state.greeting == greeting)
  }

  @Test func `a second tap changes nothing`() throws {
    let store = try store("David", "Blaine")
    store.send(.showGreetingTapped)
    store.send(.showGreetingTapped)
    #expect(store.state.greeting == "Hello David Blaine")
  }

  @Test func `letting go leaves nothing behind`() throws {
    var view: GreetingViewController? = GreetingViewController(store: try store("David", "Blaine"))
    view?.updatePropertiesIfNeeded()
    view?.screen.showGreetingButton.tap()
    weak let released = view
    view = nil
    #expect(released == nil)
  }
}
