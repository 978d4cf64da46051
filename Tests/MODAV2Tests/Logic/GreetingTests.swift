import Examples
import Testing

@testable import MODAV2

/// Through the logic: the orchestrator is real; the view is replaced. Only letting go needs widgets.
struct GreetingTests {
  private func orchestrator(_ first: String, _ last: String) throws -> GreetingOrchestrator {
    GreetingOrchestrator(person: try #require(Person(firstName: first, lastName: last)))
  }

  private func view(_ first: String, _ last: String) throws -> FakeGreetingView {
    FakeGreetingView(orchestrator: try orchestrator(first, last))
  }

  @Test func `it starts empty`() throws {
    #expect(try view("David", "Blaine").greeting == "")
  }

  @Test func `a tap shows the greeting`() throws {
    let view = try view("David", "Blaine")
    view.orchestrator.showGreeting()
    #expect(view.greeting == "Hello David Blaine")
  }

  @Test(arguments: [("Harry", "", "Hello Harry"), ("", "Houdini", "Hello Houdini")])
  func `a missing name leaves no space`(first: String, last: String, greeting: String) throws {
    let view = try view(first, last)
    view.orchestrator.showGreeting()
    #expect(view.greeting == greeting)
  }

  @Test func `a second tap changes nothing`() throws {
    let view = try view("David", "Blaine")
    view.orchestrator.showGreeting()
    view.orchestrator.showGreeting()
    #expect(view.greeting == "Hello David Blaine")
  }

  @Test func `letting go leaves nothing behind`() throws {
    var view: GreetingViewController? = GreetingViewController(
      orchestrator: try orchestrator("David", "Blaine"))
    view?.loadViewIfNeeded()
    view?.screen.showGreetingButton.tap()
    weak let released = view
    view = nil
    #expect(released == nil)
  }
}
