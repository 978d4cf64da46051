import Examples
import Testing

@testable import CleanSwift

/// The presenter alone, with a fake view.
struct GreetingPresenterTests {
  private let view = FakeGreetingView()
  private let presenter = GreetingPresenter()

  init() {
    presenter.viewController = view
  }

  @Test(arguments: [
    ("David", "Blaine", "Hello David Blaine"), ("Harry", "", "Hello Harry"), ("", "Houdini", "Hello Houdini"),
  ])
  func `it makes a text of the person`(first: String, last: String, greeting: String) throws {
    let person = try #require(Person(firstName: first, lastName: last))
    presenter.presentGreeting(response: GreetingModels.ShowGreeting.Response(person: person))
    #expect(view.greeting == greeting)
  }

  @Test func `it does not keep its view alive`() {
    var view: FakeGreetingView? = FakeGreetingView()
    presenter.viewController = view
    weak let released = view
    view = nil
    #expect(released == nil)
  }
}
