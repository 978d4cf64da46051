import Examples
import Foundation
import TerminalKit

/// The Log in screen, correct except for the given defect.
final class ReferenceLogin: ViewController {
  private let account: ReferenceAccount
  private let defect: Defect?
  private let email: TextField
  private let password: TextField
  private let logIn: Button
  private let cancel: Button
  private let progress = ActivityIndicator(identifier: "progress")
  private let status = Label(identifier: "status")
  private var login: Task<Void, Never>?
  private var cycle: AnyObject?

  /// The number of the latest attempt; answers to earlier ones are late.
  private var attempt = 0

  init(account: ReferenceAccount, defect: Defect?) {
    self.account = account
    self.defect = defect
    email = TextField(
      placeholder: defect == .saysEmailPlaceholderWrongly ? "E-mail" : "Email", identifier: "email")
    password = TextField(
      placeholder: defect == .saysPasswordPlaceholderWrongly ? "password" : "Password",
      isSecureTextEntry: defect != .showsThePassword, identifier: "password")
    logIn = Button(title: defect == .namesLogInWrongly ? "Login" : "Log in", identifier: "logIn")
    cancel = Button(title: defect == .namesCancelWrongly ? "cancel" : "Cancel", identifier: "cancel")
    super.init()
    title = defect == .namesTheLoginScreenWrongly ? "Log In" : "Log in"
    if defect == .leaksLogIn { cycle = self }
  }

  deinit {
    if defect != .closesWithoutCancelling { login?.cancel() }
  }

  override func loadView() {
    view = View()
    for widget in [email, password, logIn, cancel, progress, status] { view.addSubview(widget) }
  }

  override func viewDidLoad() {
    logIn.addTarget(self, action: ReferenceLogin.didTapLogIn, for: .touchUpInside)
    cancel.addTarget(self, action: ReferenceLogin.didTapCancel, for: .touchUpInside)
    cancel.isEnabled = defect == .enablesCancelAtStart
    if defect == .keepsTheEmailAfterLogOut { email.text = account.memory.email }
    if defect == .keepsThePasswordAfterLogOut { password.text = account.memory.password }
    if defect == .keepsTheStatusAfterLogOut { status.text = account.memory.status }
  }

  // MARK: Actions

  private func didTapLogIn() {
    guard login == nil || defect == .sendsAtEachTap else { return }
    let trimmed = email.text.trimmingCharacters(in: .whitespacesAndNewlines)
    let address = defect == .trimsNoEmail ? email.text : trimmed
    if defect == .rewritesTheEmailField { email.text = trimmed }
    let secret =
      defect == .trimsThePassword ? password.text.trimmingCharacters(in: .whitespaces) : password.text
    if defect == .sendsBeforeTheChecks { account.sendUnwanted() }
    if let message = failedCheck(email: address, password: secret) {
      status.text = message
      if defect == .emptiesThePasswordAfterACheck { password.text = "" }
      return
    }
    send(email: address, password: secret)
  }

  private func didTapCancel() {
    if defect != .cancelsNoRequest { login?.cancel() }
    if defect != .cannotRetryAfterCancel { login = nil }
    if defect == .emptiesThePasswordAfterCancel { password.text = "" }
    if defect != .waitsOnAfterCancel { setWaiting(false) }
    switch defect {
    case .saysNothingAfterCancel: break
    case .saysCancelledWrongly: status.text = "Canceled."
    default: status.text = "Cancelled."
    }
  }

  // MARK: The checks

  private func failedCheck(email: String, password: String) -> String? {
    let emptyEmail = defect == .saysEmptyEmailWrongly ? "Enter an email." : "Enter your email."
    let invalidEmail =
      defect == .saysInvalidEmailWrongly ? "Enter a valid e-mail address." : "Enter a valid email address."
    let emptyPassword = defect == .saysEmptyPasswordWrongly ? "Enter your password" : "Enter your password."
    let lacksPassword =
      defect == .refusesABlankPassword
      ? password.allSatisfy(\.isWhitespace) : password.isEmpty && defect != .acceptsNoPassword
    if defect == .checksThePasswordFirst, lacksPassword { return emptyPassword }
    if defect == .checksTheFormFirst, !isAddress(email) { return invalidEmail }
    if email.isEmpty, defect != .acceptsNoEmail { return emptyEmail }
    if !email.isEmpty, !isAddress(email) { return invalidEmail }
    return lacksPassword ? emptyPassword : nil
  }

  private func isAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    switch defect {
    case .acceptsAnyEmail: return true
    case .acceptsALoneAt where text == "@": return true
    case .requiresADotInTheHost where parts.last?.contains(".") == false: return false
    case .acceptsOneAtOnly where parts.last?.contains("@") == true: return false
    default: return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
    }
  }

  // MARK: The request

  private func send(email: String, password: String) {
    attempt += 1
    switch defect {
    case .saysNothingWhileWaiting: break
    case .saysLoggingInWrongly: status.text = "Logging in..."
    default: status.text = "Logging in…"
    }
    if defect == .sendsAtEachTap {
      Task { setWaiting(true) }
    } else {
      setWaiting(true)
    }
    if defect == .storesBeforeTheAnswer {
      _ = account.store(Session(user: User(id: "", name: "", email: email), token: ""), password: "")
    }
    login = Task { [weak self, account, attempt] in
      do throws(Refusal) {
        let session = try await account.logIn(email: email, password: password)
        if Task.isCancelled, account.defect == .storesAfterClosing || account.defect == .storesALateSession {
          _ = account.store(session, password: password)
        }
        self?.end(attempt, session: session, password: password, isCancelled: Task.isCancelled)
      } catch {
        if Task.isCancelled, account.defect == .forgetsAtALateRefusal { account.forget() }
        self?.end(attempt, refusal: error, isCancelled: Task.isCancelled)
      }
    }
  }

  private func end(_ ended: Int, session: Session, password: String, isCancelled: Bool) {
    let isAccepted =
      switch defect {
      case .acceptsALateSession: true
      case .lastAnswerWins: !isCancelled || login != nil
      case .acceptsTheFirstAfterTheSecond: !isCancelled || (ended < attempt && login == nil)
      default: !isCancelled
      }
    guard isAccepted else { return }
    let isStored = account.store(session, password: password)
    if defect == .refusesWhenStoringFailed, !isStored {
      stopWaiting(status: "You could not be logged in.")
      return
    }
    let memory = account.memory
    (memory.email, memory.password, memory.status) = (email.text, self.password.text, status.text)
    let home = ReferenceHome(session: session, isStored: isStored, account: account, defect: defect)
    navigationController?.setViewControllers(defect == .stacksTheScreens ? [self, home] : [home])
  }

  private func end(_ ended: Int, refusal: Refusal, isCancelled: Bool) {
    let isAccepted =
      switch defect {
      case .acceptsALateRefusal: true
      case .lastRefusalWins: !isCancelled || login != nil
      default: !isCancelled
      }
    guard isAccepted else { return }
    stopWaiting(status: refusal.status)
    if refusal.emptiesPassword { password.text = "" }
    if refusal.emptiesEmail { email.text = "" }
  }

  private func stopWaiting(status text: String) {
    if defect != .cannotRetryAfterAFailure { login = nil }
    setWaiting(false)
    status.text = text
  }

  private func setWaiting(_ isWaiting: Bool) {
    email.isEnabled = isWaiting ? defect == .leavesEmailEnabled : defect != .leavesEmailDisabled
    password.isEnabled = isWaiting ? defect == .leavesPasswordEnabled : defect != .leavesPasswordDisabled
    logIn.isEnabled = isWaiting ? defect == .leavesLogInEnabled : defect != .leavesLogInDisabled
    cancel.isEnabled = isWaiting ? defect != .enablesNoCancel : defect == .leavesCancelEnabled
    switch (isWaiting, defect) {
    case (true, .startsNoIndicator), (false, .leavesIndicatorRunning): break
    case (true, _): progress.startAnimating()
    case (false, _): progress.stopAnimating()
    }
  }
}
