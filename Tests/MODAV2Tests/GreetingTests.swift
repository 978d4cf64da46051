import Examples
import Testing

@testable import MODAV2

/// Tests of the orchestrator with a fake view; only the button's test and the last one create widgets.
struct GreetingTests {
  private let view = FakeGreetingView()

  private func orchestrator(_ first: String, _ last: String) throws -> GreetingOrchestrator {
    let orchestrator = GreetingOrchestrator(person: try #require(Person(firstName: first, lastName: last)))
    orchestrator.viewDelegate = view
    return orchestrator
  }

  @Test func `it starts empty`() throws {
    _ = try orchestrator("David", "Blaine")
    #expect(view.greetings == [])
  }

  @Test func `a tap shows the greeting`() throws {
    try orchestrator("David", "Blaine").showGreeting()
    #expect(view.greetings == ["Hello David Blaine"])
  }

  @Test func `the button passes the tap on`() {
    let orchestrator = FakeGreetingOrchestrator()
    let view = GreetingViewController(orchestrator: orchestrator)
    view.loadViewIfNeeded()
    #expect(view.view === view.screen)
    view.screen.showGreetingButton.tap()
    #expect(orchestrator.taps == 1)

    orchestrator.viewDelegate?.greetingReady("Hello")
    #expect(view.screen.greetingLabel.text == "Hello")
  }

  @Test(arguments: [("Harry", "", "Hello Harry"), ("", "Houdini", "Hello Houdini")])
  func `a missing name leaves no space`(first: String, last: String, greeting: String) throws {
    try orchestrator(first, last).showGreeting()
    #expect(view.greetings == [greeting])
  }

  @Test func `a second tap changes nothing`() throws {
    let orchestrator = try orchestrator("David", "Blaine")
    orchestrator.showGreeting()
    orchestrator.showGreeting()
    #expect(view.greetings == ["Hello David Blaine", "Hello David Blaine"])
  }

  @Test func `letting go leaves nothing behind`() throws {
    let orchestrator = try orchestrator("David", "Blaine")
    var view: GreetingViewController? = GreetingViewController(orchestrator: orchestrator)
    view?.loadViewIfNeeded()
    view?.screen.showGreetingButton.tap()
    weak let released = view
    view = nil
    #expect(released == nil)
  }
}

private final class FakeGreetingView: GreetingViewDelegate {
  var greetings: [String] = []

  func greetingReady(_ greeting: String) {
    greetings.append(greeting)
  }
}

private final class FakeGreetingOrchestrator: GreetingOrchestratorDelegate {
  weak var viewDelegate: (any GreetingViewDelegate)?
  var taps = 0

  func showGreeting() {
    taps += 1
  }
}
