import Examples
import Testing

@testable import VIPER

/// Tests of interactor and presenter alone, each with fakes of its collaborators' protocols, and of the assembly by the
/// module that it wires.
struct GreetingTests {
  private let view = FakeGreetingView()
  private let output = FakeGreetingInteractorOutput()

  private func presenter(_ interactor: FakeGreetingInteractor) -> GreetingPresenter {
    let presenter = GreetingPresenter(interactor: interactor)
    presenter.view = view
    return presenter
  }

  private func interactor(_ first: String, _ last: String) throws -> GreetingInteractor {
    let interactor = GreetingInteractor(person: try #require(Person(firstName: first, lastName: last)))
    interactor.output = output
    return interactor
  }

  @Test func `it starts empty`() throws {
    let fake = FakeGreetingInteractor()
    _ = presenter(fake)
    #expect(fake.requests == 0)
    #expect(view.greetings == [])
  }

  @Test func `a tap shows the greeting`() throws {
    let fake = FakeGreetingInteractor()
    let presenter = presenter(fake)
    presenter.didTapShowGreeting()
    #expect(fake.requests == 1)

    try interactor("David", "Blaine").provideGreeting()
    #expect(output.provided == [GreetingData(salutation: "Hello", subject: "David Blaine")])

    presenter.didProvide(GreetingData(salutation: "Hello", subject: "David Blaine"))
    #expect(view.greetings == ["Hello David Blaine"])
  }

  @Test func `the button passes the tap on`() {
    let output = FakeGreetingViewOutput()
    let view = GreetingViewController(output: output)
    view.loadViewIfNeeded()
    #expect(view.view === view.screen)
    view.screen.showGreetingButton.tap()
    #expect(output.taps == 1)

    view.setGreeting("Hello")
    #expect(view.screen.greetingLabel.text == "Hello")
  }

  @Test(arguments: [("Harry", "", "Hello Harry"), ("", "Houdini", "Hello Houdini")])
  func `a missing name leaves no space`(first: String, last: String, greeting: String) throws {
    try interactor(first, last).provideGreeting()
    let data = try #require(output.provided.first)
    presenter(FakeGreetingInteractor()).didProvide(data)
    #expect(view.greetings == [greeting])
  }

  @Test func `a second tap changes nothing`() throws {
    let interactor = try interactor("David", "Blaine")
    interactor.provideGreeting()
    interactor.provideGreeting()
    output.provided.forEach(presenter(FakeGreetingInteractor()).didProvide)
    #expect(view.greetings == ["Hello David Blaine", "Hello David Blaine"])
  }

  @Test func `letting go leaves nothing behind`() throws {
    var view: (any GreetingViewInput)? = FakeGreetingView()
    var presenter: GreetingPresenter? = GreetingPresenter(interactor: FakeGreetingInteractor())
    let interactor = try interactor("David", "Blaine")
    presenter?.view = view
    interactor.output = presenter
    interactor.provideGreeting()
    weak let releasedView = view
    view = nil
    #expect(releasedView == nil)
    weak let releasedPresenter = presenter
    presenter = nil
    #expect(releasedPresenter == nil)

    var module = GreetingAssembly(person: .davidBlaine).module() as? GreetingViewController
    module?.loadViewIfNeeded()
    module?.screen.showGreetingButton.tap()
    #expect(module?.screen.greetingLabel.text == "Hello David Blaine")
    weak let releasedModule = module
    module = nil
    #expect(releasedModule == nil)
  }
}

private final class FakeGreetingView: GreetingViewInput {
  var greetings: [String] = []

  func setGreeting(_ greeting: String) {
    greetings.append(greeting)
  }
}

private final class FakeGreetingInteractor: GreetingInteractorInput {
  var requests = 0

  func provideGreeting() {
    requests += 1
  }
}

private final class FakeGreetingInteractorOutput: GreetingInteractorOutput {
  var provided: [GreetingData] = []

  func didProvide(_ greeting: GreetingData) {
    provided.append(greeting)
  }
}

private final class FakeGreetingViewOutput: GreetingViewOutput {
  var taps = 0

  func didTapShowGreeting() {
    taps += 1
  }
}
