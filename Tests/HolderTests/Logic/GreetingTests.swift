import Examples
import TestSupport
import Testing

@testable import Holder

/// Through the logic: module and component are real, and the state is seen in place of the view. Only letting go needs
/// widgets.
struct GreetingTests {
  private func module(_ first: String, _ last: String) throws -> GreetingModule {
    let person = try #require(Person(firstName: first, lastName: last))
    return GreetingModule(component: GreetingComponent(parent: nil, person: person))
  }

  @Test func `it starts empty`() throws {
    #expect(try module("David", "Blaine").greeting == "")
  }

  @Test func `a tap shows the greeting`() throws {
    let module = try module("David", "Blaine")
    let listener = ChangeListener(to: \.greeting, of: module)
    module.showGreeting()
    #expect(module.greeting == "Hello David Blaine")
    // The view updates only after a change that Observation reports.
    #expect(listener.hasHeardAll)
  }

  @Test(arguments: [("Harry", "", "Hello Harry"), ("", "Houdini", "Hello Houdini")])
  func `a missing name leaves no space`(first: String, last: String, greeting: String) throws {
    let module = try module(first, last)
    module.showGreeting()
    #expect(module.greeting == greeting)
  }

  @Test func `a second tap changes nothing`() throws {
    let module = try module("David", "Blaine")
    module.showGreeting()
    module.showGreeting()
    #expect(module.greeting == "Hello David Blaine")
  }

  @Test func `letting go leaves nothing behind`() throws {
    var module: GreetingModule? = try module("David", "Blaine")
    module?.router = module.map { GreetingRouter(component: GreetingViewComponent(module: $0)) }
    var view = module?.router?.rootView() as? GreetingViewController
    view?.updatePropertiesIfNeeded()
    view?.screen.showGreetingButton.tap()
    #expect(module?.greeting == "Hello David Blaine")
    weak let releasedModule = module
    weak let releasedView = view
    module = nil
    #expect(releasedModule != nil)
    view = nil
    #expect(releasedView == nil)
    #expect(releasedModule == nil)
  }
}
