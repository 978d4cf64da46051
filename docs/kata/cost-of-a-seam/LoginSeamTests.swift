import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MVC

/// Hands both controllers of Login a model that neither sends nor stores anything.
struct LoginSeamTests {
  private let model = FakeLoginModel()
  private let navigation = NavigationController()

  private func shownLogin() -> LoginViewController {
    let login = LoginViewController(model: model)
    navigation.setViewControllers([login])
    login.loadViewIfNeeded()
    login.screen.emailField.text = "ada@example.com"
    login.screen.passwordField.text = "lovelace"
    return login
  }

  @Test func `Log in asks the model that it was given to check the input`() {
    let login = shownLogin()
    model.refusal = .invalidEmail
    login.screen.logInButton.tap()
    #expect(model.checkedEmails == ["ada@example.com"])
    #expect(login.screen.statusLabel.text == "Enter a valid email address.")
  }

  @Test func `Log in asks the model that it was given to log in`() async {
    let login = shownLogin()
    login.screen.logInButton.tap()
    await settle()
    #expect(model.sent == [Credentials(email: "ada@example.com", password: "lovelace")])
    #expect(model.remembered == [Session.ada])
  }

  @Test func `Home says what the model that was given could not remember`() async {
    model.canRemember = false
    let login = shownLogin()
    login.screen.logInButton.tap()
    await settle()
    let home = navigation.viewControllers.first as? HomeViewController
    home?.loadViewIfNeeded()
    #expect(home?.screen.noticeLabel.text == "You are logged in, but this device could not remember you.")
  }

  @Test func `Home asks the model that it was given to log out`() {
    let home = HomeViewController(user: Session.ada.user, isRemembered: true, model: model)
    navigation.setViewControllers([home])
    home.loadViewIfNeeded()
    home.screen.logOutButton.tap()
    #expect(model.logOuts == 1)
  }
}

/// Keeps what it is asked, and answers as a test says.
private final class FakeLoginModel: LoginModeling {
  var refusal: LoginFailure?
  var canRemember = true
  private(set) var checkedEmails: [String] = []
  private(set) var sent: [Credentials] = []
  private(set) var remembered: [Session] = []
  private(set) var logOuts = 0

  func credentials(email: String, password: String) throws(LoginFailure) -> Credentials {
    checkedEmails.append(email)
    if let refusal { throw refusal }
    return Credentials(email: email, password: password)
  }

  func logIn(with credentials: Credentials) async throws(LoginFailure) -> Session {
    sent.append(credentials)
    return .ada
  }

  func remember(_ session: Session) -> Bool {
    remembered.append(session)
    return canRemember
  }

  func logOut() {
    logOuts += 1
  }
}
