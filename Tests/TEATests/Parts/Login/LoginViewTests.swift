import Examples
import TerminalKit
import TestSupport
import Testing

@testable import TEA

/// The view alone, with its widgets, on a store whose reducer only keeps what is sent.
struct LoginViewTests {
  private let sent = SentActions<LoginState, LoginAction.View>()

  private func view(_ state: LoginState = LoginState()) -> LoginViewController {
    let view = LoginViewController(store: sent.scopedStore(state))
    view.updatePropertiesIfNeeded()
    return view
  }

  @Test func `each event is an action`() {
    let view = view()
    view.screen.logIn(" ada@example.com ", " love ")
    #expect(
      sent.descriptions == [
        // The user empties a field first.
        #"emailEdited("")"#, #"emailEdited(" ada@example.com ")"#, #"passwordEdited("")"#,
        #"passwordEdited(" love ")"#, "logInTapped",
      ])
  }

  @Test func `cancel is an action`() {
    let view = view(LoginState(isWaiting: true))
    view.screen.cancelButton.tap()
    #expect(sent.descriptions == ["cancelTapped"])
  }

  @Test func `it shows the state`() {
    let view = view(
      LoginState(email: "ada@example.com", password: "love", status: "Logging in…", isWaiting: true))
    #expect(view.screen.emailField.text == "ada@example.com")
    #expect(view.screen.passwordField.text == "love")
    #expect(view.screen.statusLabel.text == "Logging in…")
    #expect(view.screen.isWaiting)
  }

  @Test func `without state it keeps what it shows`() {
    let view = LoginViewController(store: sent.scopedStore(LoginState(status: "Cancelled."), isGone: true))
    view.updatePropertiesIfNeeded()
    #expect(view.screen.statusLabel.text == "")
  }
}
