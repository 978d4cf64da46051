import Examples
import TestSupport
import Testing

@testable import MVVMC

/// Through the logic: the view model is real; its state is seen in place of the view. Only letting go needs widgets.
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
