import Edits

extension SharedMistakes {
  /// The edits that are the same in all patterns but for names; nil if every pattern needs its own.
  func edits(for mutation: Mutation) -> [Edit]? {
    switch mutation {
    case .greetingUnseen:
      [
        .init(
          in: "Greeting/GreetingViewController.swift",
          replace: """
              override func viewDidLoad() {
                \(screen).showGreetingButton.addTarget(
                  self, action: GreetingViewController.didTapShowGreeting, for: .touchUpInside)
            """,
          with: "  override func viewDidLoad() {")
      ]
    case .emailUntrimmed: .login(checks, ".trimmingCharacters(in: .whitespacesAndNewlines)", "")
    case .checksSwapped: .login(checks, "\(emailCheck)\n\(passwordCheck)", "\(passwordCheck)\n\(emailCheck)")
    case .checkForgotten: .login(checks, "\(emailCheck)\n\(passwordCheck)", emailCheck)
    case .secondTapSends:
      [
        .login(logsIn, "    guard loginTask == nil else { return }\n    do {", "    do {"),
        .login(
          logsIn, "    \(startsWaiting)\n    loginTask = Task { [weak self, \(capture)] in",
          "    loginTask = Task { [weak self, \(capture)] in\n      self?.\(startsWaiting)"),
      ]
    case .failureSwallowed:
      .login(
        logsIn,
        """
              } catch {
                guard !Task.isCancelled else { return }
                self?.didFail(error)
        """,
        """
              } catch {
                guard !Task.isCancelled else { return }
        """)
    case .messagesSwapped:
      .login(
        checks,
        """
            guard !email.isEmpty else { throw .emptyEmail }
            guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
        """,
        """
            guard !email.isEmpty else { throw .invalidEmail }
            guard EmailAddress.isWellFormed(email) else { throw .emptyEmail }
        """)
    case .statusIgnored:
      .login(reads, "(from: response)", "(from: HTTPResponse(status: 200, body: response.body))")
    case .passwordKept:
      .login(
        explains ?? logsIn,
        """
            stopWaiting(status: LoginStrings.message(for: failure))
            if failure == .wrongCredentials {
              \(clearsPassword)
            }
        """,
        "    stopWaiting(status: LoginStrings.message(for: failure))")
    case .passwordLost:
      .login(
        explains ?? logsIn,
        """
            if failure == .wrongCredentials {
              \(clearsPassword)
            }
        """,
        "    \(clearsPassword)")
    case .waitingNotEnded: .login(logsIn, "loginTask = nil\n    \(endsWaiting)", "loginTask = nil")
    case .updateIgnored:
      .login(
        "LoginViewController",
        """
          func setStatus(_ status: String) {
            screen.statusLabel.text = status
          }
        """,
        "  func setStatus(_ status: String) {}")
    case .cancelIgnored:
      .login(
        logsIn, "guard let loginTask else { return }\n    loginTask.cancel()",
        "guard loginTask != nil else { return }")
    case .lateAnswerAccepted:
      .login(logsIn, "\(request)\n        guard !Task.isCancelled else { return }", request)
    case .sessionUnstored: .login(logsIn, "(\(stores)) != nil", "true")
    case .storingUnreported:
      .login(
        logsIn, "let isRemembered = (\(stores)) != nil\n\(tells("isRemembered"))",
        "_ = \(stores)\n\(tells("true"))")
    case .logOutKeepsSession: .login(logsOut, "    \(deletes)\n", "")
    case .ownerKeptAlive:
      .login(
        logsIn,
        """
            loginTask = Task { [weak self, \(capture)] in
              do throws(LoginFailure) {
                \(request)
                guard !Task.isCancelled else { return }
                self?.\(succeeds)
              } catch {
                guard !Task.isCancelled else { return }
                self?.didFail(error)
        """,
        """
            loginTask = Task {
              do throws(LoginFailure) {
                let session = try await \(service).logIn(with: credentials)
                guard !Task.isCancelled else { return }
                \(succeeds)
              } catch {
                guard !Task.isCancelled else { return }
                didFail(error)
        """)
    // Every pattern needs its own.
    default: nil
    }
  }

  private var emailCheck: String { "    guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }" }
  private var passwordCheck: String { "    guard !password.isEmpty else { throw .emptyPassword }" }
  private var request: String { "let session = try await \(captured).logIn(with: credentials)" }
  private var captured: String { String(service.split(separator: ".").last ?? "") }
  private var capture: String { service == captured ? service : "\(captured) = \(service)" }
}

extension Edit {
  /// An edit of a type in the folder `Login`.
  static func login(_ type: String, _ original: String, _ replacement: String) -> Edit {
    .init(in: "Login/\(type).swift", replace: original, with: replacement)
  }
}

extension [Edit] {
  /// One edit of a type in the folder `Login`.
  static func login(_ type: String, _ original: String, _ replacement: String) -> Self {
    [.login(type, original, replacement)]
  }

  /// One edit of the composition root of a pattern's module.
  static func root(of module: String, _ original: String, _ replacement: String) -> Self {
    [.init(in: "\(module)Pattern.swift", replace: original, with: replacement)]
  }
}
