import Examples
import TestSupport
import Testing

@testable import MVPCF

/// The view alone, with its widgets, on a fake presenter.
struct LoginViewTests {
  private let presenter = FakeLoginPresenter()
  private let screen = LoginScreen()
  private let view: LoginViewController

  init() {
    view = LoginViewController(view: screen, presenter: presenter)
    view.updatePropertiesIfNeeded()
  }

  @Test func `log in passes on what was entered`() {
    screen.logIn(" ada@example.com ", " love ")
    #expect(presenter.calls == [.logIn(email: " ada@example.com ", password: " love ")])
  }

  @Test func `cancel passes the tap on`() {
    presenter.isWaiting = true
    view.updatePropertiesIfNeeded()
    screen.cancelButton.tap()
    #expect(presenter.calls == [.cancel])
  }

  @Test func `it shows whether it waits`() {
    presenter.isWaiting = true
    view.updatePropertiesIfNeeded()
    #expect(screen.isWaiting)
    presenter.isWaiting = false
    view.updatePropertiesIfNeeded()
    #expect(!screen.isWaiting)
  }

  @Test func `it shows the status`() {
    presenter.status = "Cancelled."
    view.updatePropertiesIfNeeded()
    #expect(screen.statusLabel.text == "Cancelled.")
  }

  @Test func `it empties the password alone`() {
    screen.logIn("ada@example.com", "love")
    presenter.password = ""
    view.updatePropertiesIfNeeded()
    #expect(screen.passwordField.text == "")
    #expect(screen.emailField.text == "ada@example.com")
  }

  @Test func `it empties the email alone`() {
    screen.logIn("ada@example.com", "love")
    presenter.email = ""
    view.updatePropertiesIfNeeded()
    #expect(screen.emailField.text == "")
    #expect(screen.passwordField.text == "love")
  }

  @Test func `a success fires the route`() throws {
    var ends: [LoginEnd] = []
    view.finished = { ends.append(LoginEnd(name: $0, isRemembered: $1)) }
    screen.logIn()
    let completion = try #require(presenter.completion)
    completion("Ada Lovelace", true)
    #expect(ends == [LoginEnd(name: "Ada Lovelace", isRemembered: true)])
  }

  @Test func `its presenter does not keep it`() {
    var view: LoginViewController? = LoginViewController(view: LoginScreen(), presenter: presenter)
    weak let released = view
    view?.loadViewIfNeeded()
    presenter.completion = nil
    (view?.view as? LoginScreen)?.logIn()
    #expect(presenter.completion != nil)
    view = nil
    #expect(released == nil)
  }
}
