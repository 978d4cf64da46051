import Examples
import Testing

@testable import MVP

/// Tests the presenter with a fake view; only the test of the button and the last one create widgets.
struct GreetingTests {
  private let view = FakeGreetingView()

  private func presenter(_ first: String, _ last: String) throws -> GreetingPresenter {
    let presenter = GreetingPresenter(person: try #require(Person(firstName: first, lastName: last)))
    presenter.view = view
    return presenter
  }

  @Test func `it starts empty`() throws {
    _ = try presenter("David", "Blaine")
    #expect(view.greetings == [])
  }

  @Test func `a tap shows the greeting`() throws {
    try presenter("David", "Blaine").showGreeting()
    #expect(view.greetings == ["Hello David Blaine"])
  }

  @Test func `the button passes the tap on`() {
    let presenter = FakeGreetingPresenter()
    let view = GreetingViewController(presenter: presenter)
    view.loadViewIfNeeded()
    #expect(view.view === view.screen)
    view.screen.showGreetingButton.tap()
    #expect(presenter.taps == 1)
    #expect(presenter.view === view)

    view.setGreeting("Hello")
    #expect(view.screen.greetingLabel.text == "Hello")
  }

  @Test(arguments: [("Harry", "", "Hello Harry"), ("", "Houdini", "Hello Houdini")])
  func `a missing name leaves no space`(first: String, last: String, greeting: String) throws {
    try presenter(first, last).showGreeting()
    #expect(view.greetings == [greeting])
  }

  @Test func `a second tap changes nothing`() throws {
    let presenter = try presenter("David", "Blaine")
    presenter.showGreeting()
    presenter.showGreeting()
    #expect(view.greetings == ["Hello David Blaine", "Hello David Blaine"])
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

private final class FakeGreetingView: GreetingView {
  var greetings: [String] = []

  func setGreeting(_ greeting: String) {
    greetings.append(greeting)
  }
}

private final class FakeGreetingPresenter: GreetingPresenting {
  weak var view: (any GreetingView)?
  var taps = 0

  func showGreeting() {
    taps += 1
  }
}
