import Examples
import Testing

@testable import CleanSwift

/// Through the logic: interactor and presenter are real; the view is replaced. Only letting go needs widgets.
struct GreetingTests {
  private let view = FakeGreetingView()

  private func interactor(_ first: String, _ last: String) throws -> GreetingInteractor {
    let presenter = GreetingPresenter()
    presenter.viewController = view
    return GreetingInteractor(
      presenter: presenter, person: try #require(Person(firstName: first, lastName: last)))
  }

  @Test func `it starts empty`() throws {
    _ = try interactor("David", "Blaine")
    #expect(view.greeting == "")
  }

  @Test func `a tap shows the greeting`() throws {
    try interactor("David", "Blaine").showGreeting(request: GreetingModels.ShowGreeting.Request())
    #expect(view.greeting == "Hello David Blaine")
  }

  @Test(arguments: [("Harry", "", "Hello Harry"), ("", "Houdini", "Hello Houdini")])
  func `a missing name leaves no space`(first: String, last: String, greeting: String) throws {
    try interactor(first, last).showGreeting(request: GreetingModels.ShowGreeting.Request())
    #expect(view.greeting == greeting)
  }

  @Test func `a second tap changes nothing`() throws {
    let interactor = try interactor("David", "Blaine")
    interactor.showGreeting(request: GreetingModels.ShowGreeting.Request())
    interactor.showGreeting(request: GreetingModels.ShowGreeting.Request())
    #expect(view.greeting == "Hello David Blaine")
  }

  @Test func `letting go leaves nothing behind`() throws {
    var view: GreetingViewController? = GreetingConfigurator(person: .davidBlaine).scene()
    view?.loadViewIfNeeded()
    view?.screen.showGreetingButton.tap()
    #expect(view?.screen.greetingLabel.text == "Hello David Blaine")
    weak let released = view
    view = nil
    #expect(released == nil)
  }
}
