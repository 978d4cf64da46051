import TestSupport
import Testing

@testable import Holder

/// The view alone, with its widgets, on a fake module and a fake router.
struct LoginViewTests {
  private let module = FakeLoginModule()
  private let router = FakeLoginRouter()
  private let view: LoginViewController

  init() {
    view = LoginViewController(module: module, router: router)
    view.updatePropertiesIfNeeded()
  }

  @Test func `log in passes on what was entered`() {
    view.screen.logIn(" ada@example.com ", " love ")
    #expect(module.calls == [.logIn(email: " ada@example.com ", password: " love ")])
  }

  @Test func `cancel passes the tap on`() {
    module.isWaiting = true
    view.updatePropertiesIfNeeded()
    view.screen.cancelButton.tap()
    #expect(module.calls == [.cancel])
  }

  @Test func `it shows whether it waits`() {
    module.isWaiting = true
    view.updatePropertiesIfNeeded()
    #expect(view.screen.isWaiting)
    module.isWaiting = false
    view.updatePropertiesIfNeeded()
    #expect(!view.screen.isWaiting)
  }

  @Test func `it shows the status`() {
    module.status = "Cancelled."
    view.updatePropertiesIfNeeded()
    #expect(view.screen.statusLabel.text == "Cancelled.")
  }

  @Test func `it empties the password alone`() {
    view.screen.logIn("ada@example.com", "love")
    module.password = ""
    view.updatePropertiesIfNeeded()
    #expect(view.screen.passwordField.text == "")
    #expect(view.screen.emailField.text == "ada@example.com")
  }

  @Test func `it empties the email alone`() {
    view.screen.logIn("ada@example.com", "love")
    module.email = ""
    view.updatePropertiesIfNeeded()
    #expect(view.screen.emailField.text == "")
    #expect(view.screen.passwordField.text == "love")
  }

  @Test func `a success calls the router`() throws {
    view.screen.logIn()
    let completion = try #require(module.completion)
    completion()
    #expect(router.homes == 1)
  }

  @Test func `its module does not keep it`() {
    var view: LoginViewController? = LoginViewController(module: module, router: router)
    weak let released = view
    view?.loadViewIfNeeded()
    view?.screen.logIn()
    #expect(module.completion != nil)
    view = nil
    #expect(released == nil)
  }
}
