import Examples
import Observation
import TestSupport
import Testing

@testable import MVVM

/// Tests the view model by its state; only the test of the button and the last one need a view.
struct GreetingTests {
  private func viewModel(_ first: String, _ last: String) throws -> GreetingViewModel {
    GreetingViewModel(person: try #require(Person(firstName: first, lastName: last)))
  }

  @Test func `it starts empty`() throws {
    #expect(try viewModel("David", "Blaine").greeting == "")
  }

  @Test func `a tap shows the greeting`() throws {
    let viewModel = try viewModel("David", "Blaine")
    let listener = ChangeListener(to: \.greeting, of: viewModel)
    viewModel.showGreeting()
    #expect(viewModel.greeting == "Hello David Blaine")
    // A view shows only the changes that Observation reports.
    #expect(listener.hasHeardAll)
  }

  @Test func `the button passes the tap on`() {
    let viewModel = FakeGreetingViewModel()
    let view = GreetingViewController(viewModel: viewModel)
    view.updatePropertiesIfNeeded()
    #expect(view.view === view.screen)
    view.screen.showGreetingButton.tap()
    #expect(viewModel.taps == 1)

    viewModel.greeting = "Hello"
    view.updatePropertiesIfNeeded()
    #expect(view.screen.greetingLabel.text == "Hello")
  }

  @Test(arguments: [("Harry", "", "Hello Harry"), ("", "Houdini", "Hello Houdini")])
  func `a missing name leaves no space`(first: String, last: String, greeting: String) throws {
    let viewModel = try viewModel(first, last)
    viewModel.showGreeting()
    #expect(viewModel.greeting == greeting)
  }

  @Test func `a second tap changes nothing`() throws {
    let viewModel = try viewModel("David", "Blaine")
    viewModel.showGreeting()
    viewModel.showGreeting()
    #expect(viewModel.greeting == "Hello David Blaine")
  }

  @Test func `letting go leaves nothing behind`() throws {
    var view: GreetingViewController? = GreetingViewController(viewModel: try viewModel("David", "Blaine"))
    view?.updatePropertiesIfNeeded()
    view?.screen.showGreetingButton.tap()
    weak let released = view
    view = nil
    #expect(released == nil)
  }
}

@Observable
private final class FakeGreetingViewModel: GreetingViewModeling {
  var greeting = ""
  var taps = 0

  func showGreeting() {
    taps += 1
  }
}
