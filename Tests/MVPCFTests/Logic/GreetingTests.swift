import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MVPCF

/// Through the logic: the presenter is real, and its outputs are seen in place of the view. Only letting go needs widgets.
struct GreetingTests {
  private func presenter(_ first: String, _ last: String) throws -> DefaultGreetingPresenter {
    DefaultGreetingPresenter(person: try #require(Person(firstName: first, lastName: last)))
  }

  @Test func `it starts empty`() throws {
    #expect(try presenter("David", "Blaine").greeting == "")
  }

  @Test func `a tap shows the greeting`() throws {
    let presenter = try presenter("David", "Blaine")
    let listener = ChangeListener(to: \.greeting, of: presenter)
    presenter.showGreeting()
    #expect(presenter.greeting == "Hello David Blaine")
    // The view updates only after a change that Observation reports.
    #expect(listener.hasHeardAll)
  }

  @Test(arguments: [("Harry", "", "Hello Harry"), ("", "Houdini", "Hello Houdini")])
  func `a missing name leaves no space`(first: String, last: String, greeting: String) throws {
    let presenter = try presenter(first, last)
    presenter.showGreeting()
    #expect(presenter.greeting == greeting)
  }

  @Test func `a second tap changes nothing`() throws {
    let presenter = try presenter("David", "Blaine")
    presenter.showGreeting()
    presenter.showGreeting()
    #expect(presenter.greeting == "Hello David Blaine")
  }

  @Test func `letting go leaves nothing behind`() throws {
    let window = Window()
    MVPCFPattern().showGreeting(for: .davidBlaine, in: window)
    weak let released = window.visibleViewController
    #expect(released is GreetingViewController)
    window.tap("showGreeting")
    window.close()
    #expect(released == nil)
  }
}
