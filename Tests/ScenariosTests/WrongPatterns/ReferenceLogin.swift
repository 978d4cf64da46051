import Examples
import Foundation
import TerminalKit

/// The Log in screen, correct except for the given defect.
final class ReferenceLogin: ReferenceController<LoginScreen> {
  private let account: ReferenceAccount
  private let defect: Defect?
  private var login: Task<Void, Never>?

  /// The number of the latest attempt; answers to earlier ones are late.
  private var attempt = 0

  init(account: ReferenceAccount) {
    self.account = account
    defect = account.defect
    super.init(LoginScreen(), title: account.text(LoginScreen.title))
    if defect == .leaksLogIn { account.memory.leaked.append(self) }
  }

  deinit {
    if defect != .closesWithoutCancelling { login?.cancel() }
  }

  override func viewDidLoad() {
    screen.logInButton.addTarget(self, action: ReferenceLogin.didTapLogIn, for: .touchUpInside)
    screen.cancelButton.addTarget(self, action: ReferenceLogin.didTapCancel, for: .touchUpInside)
    if defect == .enablesCancelAtStart { screen.cancelButton.isEnabled = true }
    if defect == .keepsTheEmailAfterLogOut { screen.emailField.text = account.memory.email }
    if defect == .keepsThePasswordAfterLogOut { screen.passwordField.text = account.memory.password }
    if defect == .keepsTheStatusAfterLogOut { screen.statusLabel.text = account.memory.status }
  }

  // MARK: Actions

  private func didTapLogIn() {
    guard login == nil || defect == .sendsAtEachTap else { return }
    var email = screen.emailField.text
    var password = screen.passwordField.text
    if defect != .trimsNoEmail { email = email.trimmingCharacters(in: .whitespacesAndNewlines) }
    if defect == .trimsThePassword { password = password.trimmingCharacters(in: .whitespaces) }
    if defect == .rewritesTheEmailField { screen.emailField.text = email }
    if defect == .sendsBeforeTheChecks { account.sendUnwanted() }
    if let failure = failedCheck(email: email, password: password) {
      screen.statusLabel.text = account.text(LoginStrings.message(for: failure))
      if defect == .emptiesThePasswordAfterACheck { screen.passwordField.text = "" }
      return
    }
    send(email: email, password: password)
  }

  private func didTapCancel() {
    if defect != .cancelsNoRequest { login?.cancel() }
    if defect != .cannotRetryAfterCancel { login = nil }
    if defect == .emptiesThePasswordAfterCancel { screen.passwordField.text = "" }
    if defect != .waitsOnAfterCancel { setWaiting(false) }
    screen.statusLabel.text = account.text(LoginStrings.cancelled)
  }

  // MARK: The checks

  private func failedCheck(email: String, password: String) -> LoginFailure? {
    let lacksPassword =
      defect == .refusesABlankPassword
      ? password.allSatisfy(\.isWhitespace) : password.isEmpty && defect != .acceptsNoPassword
    if defect == .checksThePasswordFirst, lacksPassword { return .emptyPassword }
    if defect == .checksTheFormFirst, !isAddress(email) { return .invalidEmail }
    if email.isEmpty, defect != .acceptsNoEmail { return .emptyEmail }
    if !email.isEmpty, !isAddress(email) { return .invalidEmail }
    return lacksPassword ? .emptyPassword : nil
  }

  private func isAddress(_ text: String) -> Bool {
    switch defect {
    case .acceptsAnyEmail: true
    case .acceptsALoneAt where text == "@": true
    case .requiresADotInTheHost where !text.drop(while: { $0 != "@" }).contains("."): false
    case .acceptsOneAtOnly where text.count(where: { $0 == "@" }) > 1: false
    default: EmailAddress.isWellFormed(text)
    }
  }

  // MARK: The request

  private func send(email: String, password: String) {
    attempt += 1
    screen.statusLabel.text = account.text(LoginStrings.loggingIn)
    if defect == .sendsAtEachTap {
      Task { setWaiting(true) }
    } else {
      setWaiting(true)
    }
    if defect == .storesBeforeTheAnswer {
      _ = account.store(Session(user: User(id: "", name: "", email: email), token: ""), password: "")
    }
    login = Task { [weak self, account, attempt] in
      do throws(LoginFailure) {
        let session = try await account.logIn(email: email, password: password)
        if Task.isCancelled, account.defect == .storesALateSession {
          _ = account.store(session, password: password)
        }
        self?.end(attempt, session: session, password: password, isCancelled: Task.isCancelled)
      } catch {
        if Task.isCancelled, account.defect == .forgetsAtALateRefusal { account.forget() }
        self?.end(with: error, isCancelled: Task.isCancelled)
      }
    }
  }

  private func end(_ ended: Int, session: Session, password: String, isCancelled: Bool) {
    let isFirstAfterTheSecond = ended < attempt && login == nil
    guard
      accepts(isCancelled, always: .acceptsALateSession, last: .lastAnswerWins)
        || defect == .acceptsTheFirstAfterTheSecond && isFirstAfterTheSecond
    else { return }
    let isStored = account.store(session, password: password)
    if defect == .refusesWhenStoringFailed, !isStored {
      stopWaiting(status: "You could not be logged in.")
      return
    }
    account.memory.email = screen.emailField.text
    account.memory.password = screen.passwordField.text
    account.memory.status = screen.statusLabel.text
    let home = ReferenceHome(session: session, isStored: isStored, account: account)
    navigationController?.setViewControllers(defect == .stacksTheScreens ? [self, home] : [home])
  }

  private func end(with failure: LoginFailure, isCancelled: Bool) {
    guard accepts(isCancelled, always: .acceptsALateRefusal, last: .lastRefusalWins) else { return }
    stopWaiting(status: account.text(LoginStrings.message(for: failure)))
    let emptiesPassword =
      switch failure {
      case .wrongCredentials: defect != .keepsThePasswordAfter401
      case .tooManyAttempts: defect == .emptiesThePasswordAfter423
      case .serverProblem: defect == .emptiesThePasswordAfterAFailure
      default: false
      }
    if emptiesPassword { screen.passwordField.text = "" }
    if failure == .wrongCredentials, defect == .emptiesTheEmailAfter401 { screen.emailField.text = "" }
  }

  private func accepts(_ isCancelled: Bool, always: Defect, last: Defect) -> Bool {
    !isCancelled || defect == always || defect == last && login != nil
  }

  private func stopWaiting(status text: String) {
    if defect != .cannotRetryAfterAFailure { login = nil }
    setWaiting(false)
    screen.statusLabel.text = text
  }

  private func setWaiting(_ isWaiting: Bool) {
    let (email, password, logIn) = (screen.emailField, screen.passwordField, screen.logInButton)
    email.isEnabled = isWaiting ? defect == .leavesEmailEnabled : defect != .leavesEmailDisabled
    password.isEnabled = isWaiting ? defect == .leavesPasswordEnabled : defect != .leavesPasswordDisabled
    logIn.isEnabled = isWaiting ? defect == .leavesLogInEnabled : defect != .leavesLogInDisabled
    screen.cancelButton.isEnabled = isWaiting ? defect != .enablesNoCancel : defect == .leavesCancelEnabled
    switch (isWaiting, defect) {
    case (true, .startsNoIndicator), (false, .leavesIndicatorRunning): break
    case (true, _): screen.progressIndicator.startAnimating()
    case (false, _): screen.progressIndicator.stopAnimating()
    }
  }
}
