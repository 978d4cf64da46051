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
      placeholder: defect.wording("Email", unless: .saysEmailPlaceholderWrongly), identifier: "email")
    password = TextField(
      placeholder: defect.wording("Password", unless: .saysPasswordPlaceholderWrongly),
      isSecureTextEntry: defect != .showsThePassword, identifier: "password")
    logIn = Button(title: defect.wording("Log in", unless: .namesLogInWrongly), identifier: "logIn")
    cancel = Button(title: defect.wording("Cancel", unless: .namesCancelWrongly), identifier: "cancel")
    super.init()
    title = defect.wording("Log in", unless: .namesTheLoginScreenWrongly)
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
    if let failure = failedCheck(email: address, password: secret) {
      status.text = message(for: failure)
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
    status.text = defect.wording(LoginStrings.cancelled, unless: .saysCancelledWrongly)
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

  private func message(for failure: LoginFailure) -> String {
    let wrongly: Defect? =
      switch failure {
      case .emptyEmail, .invalidEmail, .emptyPassword: nil
      case .wrongCredentials: .saysWrongCredentialsWrongly
      case .tooManyAttempts: .saysTooManyAttemptsWrongly
      case .serverProblem: .saysServerProblemWrongly
      case .unreadableAnswer: .saysUnreadableWrongly
      case .noConnection: .saysNoConnectionWrongly
      case .timedOut: .saysTimedOutWrongly
      }
    let message = LoginStrings.message(for: failure)
    return wrongly.map { defect.wording(message, unless: $0) } ?? message
  }

  // MARK: The request

  private func send(email: String, password: String) {
    attempt += 1
    status.text = defect.wording(LoginStrings.loggingIn, unless: .saysLoggingInWrongly)
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

  private func end(with failure: LoginFailure, isCancelled: Bool) {
    let isAccepted =
      switch defect {
      case .acceptsALateRefusal: true
      case .lastRefusalWins: !isCancelled || login != nil
      default: !isCancelled
      }
    guard isAccepted else { return }
    stopWaiting(status: message(for: failure))
    let emptiesPassword =
      switch failure {
      case .wrongCredentials: defect != .keepsThePasswordAfter401
      case .tooManyAttempts: defect == .emptiesThePasswordAfter423
      case .serverProblem: defect == .emptiesThePasswordAfterAFailure
      default: false
      }
    if emptiesPassword { password.text = "" }
    if failure == .wrongCredentials, defect == .emptiesTheEmailAfter401 { email.text = "" }
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
