import Observation

@testable import TerminalKit

/// A screen with every kind of widget.
@MainActor final class LoginScreen: ViewController {
  @MainActor @Observable final class State {
    var status = "Please log in."
    var isBusy = false
  }

  let state = State()
  let email = TextField(placeholder: "E-mail", identifier: "email")
  let password = TextField(placeholder: "Password", isSecureTextEntry: true, identifier: "password")
  let login = Button(title: "Log in", identifier: "login")
  let cancel = Button(title: "Cancel", identifier: "cancel")
  let indicator = ActivityIndicator(identifier: "activity")
  let status = Label(identifier: "status")
  /// The buttons that were pressed.
  private(set) var events: [String] = []
  private(set) var updateCount = 0

  override func loadView() {
    let root = View()
    [email, password, login, cancel, indicator, status].forEach(root.addSubview)
    view = root
  }

  override func viewDidLoad() {
    title = "Log in"
    login.addTarget(self, action: LoginScreen.didTapLogin, for: .touchUpInside)
    cancel.addTarget(self, action: LoginScreen.didTapCancel, for: .touchUpInside)
  }

  override func updateProperties() {
    updateCount += 1
    status.text = state.status
    for control in [email, password, login] { control.isEnabled = !state.isBusy }
    cancel.isEnabled = state.isBusy
    state.isBusy ? indicator.startAnimating() : indicator.stopAnimating()
  }

  private func didTapLogin() {
    events.append("login")
    state.isBusy = true
  }

  private func didTapCancel() {
    events.append("cancel")
    state.isBusy = false
  }
}
