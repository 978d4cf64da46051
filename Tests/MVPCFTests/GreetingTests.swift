import Examples
import Observation
import TerminalKit
import TestSupport
import Testing

@testable import MVPCF

/// The presenter is tested by its state; only the button's test needs a view, and the last one the whole flow.
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

  @Test func `the button passes the tap on`() {
    let view = GreetingScreen()
    let presenter = FakeGreetingPresenter()
    let screen = GreetingViewController(view: view, presenter: presenter)
    screen.updatePropertiesIfNeeded()
    #expect(screen.view === view)
    view.showGreetingButton.tap()
    #expect(presenter.taps == 1)

    presenter.greeting = "Hello"
    screen.updatePropertiesIfNeeded()
    #expect(view.greetingLabel.text == "Hello")
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
    window.visibleViewController?.updatePropertiesIfNeeded()
    #expect(window.text(of: "greeting") == "Hello David Blaine")
    window.close()
    #expect(released == nil)
  }
}

@Observable
private final class FakeGreetingPresenter: GreetingPresenter {
  var greeting = ""
  var taps = 0

  func showGreeting() {
    taps += 1
  }
}
