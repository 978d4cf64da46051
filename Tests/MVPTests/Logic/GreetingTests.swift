import Examples
import Testing

@testable import MVP

/// Through the logic: the presenter is real; the view is replaced. Only letting go needs widgets.
struct GreetingTests {
  private func presenter(_ first: String, _ last: String) throws -> GreetingPresenter {
    GreetingPresenter(person: try #require(Person(firstName: first, lastName: last)))
  }

  private func view(_ first: String, _ last: String) throws -> FakeGreetingView {
    FakeGreetingView(presenter: try presenter(first, last))
  }

  @Test func `it starts empty`() throws {
    #expect(try view("David", "Blaine").greeting == "")
  }

  @Test func `a tap shows the greeting`() throws {
    let view = try view("David", "Blaine")
    view.presenter.showGreeting()
    #expect(view.greeting == "Hello David Blaine")
  }

  @Test(arguments: [("Harry", "", "Hello Harry"), ("", "Houdini", "Hello Houdini")])
  func `a missing name leaves no space`(first: String, last: String, greeting: String) throws {
    let view = try view(first, last)
    view.presenter.showGreeting()
    #expect(view.greeting == greeting)
  }

  @Test func `a second tap changes nothing`() throws {
    let view = try view("David", "Blaine")
    view.presenter.showGreeting()
    view.presenter.showGreeting()
    #expect(view.greeting == "Hello David Blaine")
  }

  @Test func `letting go leaves nothing behind`() throws {
    var view: GreetingViewController? = GreetingViewController(presenter: try presenter("David", "Blaine"))
    view?.loadViewIfNeeded()
    view?.screen.showGreetingButton.tap()
    weak let released = view
    view = nil
    #expect(released == nil)
  }
}
