import Examples
import Testing

@testable import VIPER

/// Through the logic: presenter and interactor are real; the view is replaced. Only letting go needs widgets.
struct GreetingTests {
  private let view = FakeGreetingView()

  private func presenter(_ first: String, _ last: String) throws -> GreetingPresenter {
    let interactor = GreetingInteractor(person: try #require(Person(firstName: first, lastName: last)))
    let presenter = GreetingPresenter(interactor: interactor)
    interactor.output = presenter
    presenter.view = view
    return presenter
  }

  @Test func `it starts empty`() throws {
    _ = try presenter("David", "Blaine")
    #expect(view.greeting == "")
  }

  @Test func `a tap shows the greeting`() throws {
    try presenter("David", "Blaine").didTapShowGreeting()
    #expect(view.greeting == "Hello David Blaine")
  }

  @Test(arguments: [("Harry", "", "Hello Harry"), ("", "Houdini", "Hello Houdini")])
  func `a missing name leaves no space`(first: String, last: String, greeting: String) throws {
    try presenter(first, last).didTapShowGreeting()
    #expect(view.greeting == greeting)
  }

  @Test func `a second tap changes nothing`() throws {
    let presenter = try presenter("David", "Blaine")
    presenter.didTapShowGreeting()
    presenter.didTapShowGreeting()
    #expect(view.greeting == "Hello David Blaine")
  }

  @Test func `letting go leaves nothing behind`() throws {
    var view = GreetingAssembly(person: .davidBlaine).module() as? GreetingViewController
    view?.loadViewIfNeeded()
    view?.screen.showGreetingButton.tap()
    #expect(view?.screen.greetingLabel.text == "Hello David Blaine")
    weak let released = view
    view = nil
    #expect(released == nil)
  }
}
