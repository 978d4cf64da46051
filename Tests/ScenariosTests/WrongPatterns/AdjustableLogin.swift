import Examples
import Foundation
import TerminalKit

/// The Log in screen, honest but for the rule that it breaks.
final class AdjustableLogin: ViewController {
  private let account: AdjustableAccount
  private let broken: Rule?
  private let email: TextField
  private let password: TextField
  private let logIn: Button
  private let cancel: Button
  private let progress = ActivityIndicator(identifier: "progress")
  private let status = Label(identifier: "status")
  private var login: Task<Void, Never>?
  private var cycle: AnyObject?

  /// The number of the latest attempt; an answer to an earlier one comes too late.
  private var attempt = 0

  init(account: AdjustableAccount, breaking rule: Rule?) {
    self.account = account
    broken = rule
    email = TextField(placeholder: rule == .hintsAtTheEmailWrongly ? "E-mail" : "Email", identifier: "email")
    password = TextField(
      placeholder: rule == .hintsAtThePasswordWrongly ? "password" : "Password",
      isSecureTextEntry: rule != .showsThePassword, identifier: "password")
    logIn = Button(title: rule == .namesLogInWrongly ? "Login" : "Log in", identifier: "logIn")
    cancel = Button(title: rule == .namesCancelWrongly ? "cancel" : "Cancel", identifier: "cancel")
    super.init()
    title = rule == .namesTheLoginScreenWrongly ? "Log In" : "Log in"
    if rule == .leaksLogIn { cycle = self }
  }

  deinit {
    if broken != .closesWithoutCancelling { login?.cancel() }
  }

  override func loadView() {
    view = View()
    for widget in [email, password, logIn, cancel, progress, status] { view.addSubview(widget) }
  }

  override func viewDidLoad() {
    logIn.addTarget(self, action: AdjustableLogin.didTapLogIn, for: .touchUpInside)
    cancel.addTarget(self, action: AdjustableLogin.didTapCancel, for: .touchUpInside)
    cancel.isEnabled = broken == .enablesCancelAtStart
    if broken == .keepsTheEmailAfterLogOut { email.text = account.memory.email }
    if broken == .keepsThePasswordAfterLogOut { password.text = account.memory.password }
    if broken == .keepsTheStatusAfterLogOut { status.text = account.memory.status }
  }

  // MARK: What the user does

  private func didTapLogIn() {
    guard login == nil || broken == .sendsAtEachTap else { return }
    let trimmed = email.text.trimmingCharacters(in: .whitespacesAndNewlines)
    let address = broken == .trimsNoEmail ? email.text : trimmed
    if broken == .rewritesTheEmailField { email.text = trimmed }
    let secret =
      broken == .trimsThePassword ? password.text.trimmingCharacters(in: .whitespaces) : password.text
    if broken == .sendsBeforeTheChecks { account.sendUnwanted() }
    if let complaint = complaint(email: address, password: secret) {
      status.text = complaint
      if broken == .emptiesThePasswordAfterACheck { password.text = "" }
      return
    }
    send(email: address, password: secret)
  }

  private func didTapCancel() {
    if broken != .cancelsNoRequest { login?.cancel() }
    if broken != .cannotRetryAfterCancel { login = nil }
    if broken == .emptiesThePasswordAfterCancel { password.text = "" }
    if broken != .waitsOnAfterCancel { setWaiting(false) }
    switch broken {
    case .saysNothingAfterCancel: break
    case .saysCancelledWrongly: status.text = "Canceled."
    default: status.text = "Cancelled."
    }
  }

  // MARK: The checks

  private func complaint(email: String, password: String) -> String? {
    let emptyEmail = broken == .saysEmptyEmailWrongly ? "Enter an email." : "Enter your email."
    let invalidEmail =
      broken == .saysInvalidEmailWrongly ? "Enter a valid e-mail address." : "Enter a valid email address."
    let emptyPassword = broken == .saysEmptyPasswordWrongly ? "Enter your password" : "Enter your password."
    let lacksPassword =
      broken == .wantsAPasswordOfLetters
      ? password.allSatisfy(\.isWhitespace) : password.isEmpty && broken != .acceptsNoPassword
    if broken == .checksThePasswordFirst, lacksPassword { return emptyPassword }
    if broken == .checksTheFormFirst, !isAddress(email) { return invalidEmail }
    if email.isEmpty, broken != .acceptsNoEmail { return emptyEmail }
    if !email.isEmpty, !isAddress(email) { return invalidEmail }
    return lacksPassword ? emptyPassword : nil
  }

  private func isAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    switch broken {
    case .acceptsAnyEmail: return true
    case .acceptsALoneAt where text == "@": return true
    case .wantsADotInTheHost where parts.last?.contains(".") == false: return false
    case .wantsOneAtOnly where parts.last?.contains("@") == true: return false
    default: return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
    }
  }

  // MARK: The request

  private func send(email: String, password: String) {
    attempt += 1
    switch broken {
    case .saysNothingWhileWaiting: break
    case .saysLoggingInWrongly: status.text = "Logging in..."
    default: status.text = "Logging in…"
    }
    if broken == .sendsAtEachTap {
      Task { setWaiting(true) }
    } else {
      setWaiting(true)
    }
    if broken == .storesBeforeTheAnswer {
      _ = account.store(Session(user: User(id: "", name: "", email: email), token: ""), password: "")
    }
    login = Task { [weak self, account, attempt] in
      do throws(Refusal) {
        let session = try await account.logIn(email: email, password: password)
        if Task.isCancelled, account.broken == .storesAfterClosing || account.broken == .storesALateSession {
          _ = account.store(session, password: password)
        }
        self?.end(attempt, session: session, password: password, isCancelled: Task.isCancelled)
      } catch {
        if Task.isCancelled, account.broken == .forgetsAtALateRefusal { account.forget() }
        self?.end(attempt, refusal: error, isCancelled: Task.isCancelled)
      }
    }
  }

  private func end(_ ended: Int, session: Session, password: String, isCancelled: Bool) {
    let isAccepted =
      switch broken {
      case .acceptsALateSession: true
      case .lastAnswerWins: !isCancelled || login != nil
      case .acceptsTheFirstAfterTheSecond: !isCancelled || (ended < attempt && login == nil)
      default: !isCancelled
      }
    guard isAccepted else { return }
    let isStored = account.store(session, password: password)
    if broken == .refusesWhenStoringFailed, !isStored {
      stopWaiting(status: "You could not be logged in.")
      return
    }
    let memory = account.memory
    (memory.email, memory.password, memory.status) = (email.text, self.password.text, status.text)
    let home = AdjustableHome(session: session, isStored: isStored, account: account, breaking: broken)
    navigationController?.setViewControllers(broken == .stacksTheScreens ? [self, home] : [home])
  }

  private func end(_ ended: Int, refusal: Refusal, isCancelled: Bool) {
    let isAccepted =
      switch broken {
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
    if broken != .cannotRetryAfterAFailure { login = nil }
    setWaiting(false)
    status.text = text
  }

  private func setWaiting(_ isWaiting: Bool) {
    email.isEnabled = isWaiting ? broken == .leavesEmailEnabled : broken != .leavesEmailDisabled
    password.isEnabled = isWaiting ? broken == .leavesPasswordEnabled : broken != .leavesPasswordDisabled
    logIn.isEnabled = isWaiting ? broken == .leavesLogInEnabled : broken != .leavesLogInDisabled
    cancel.isEnabled = isWaiting ? broken != .enablesNoCancel : broken == .leavesCancelEnabled
    switch (isWaiting, broken) {
    case (true, .startsNoIndicator), (false, .leavesIndicatorRunning): break
    case (true, _): progress.startAnimating()
    case (false, _): progress.stopAnimating()
    }
  }
}
