extension [Mutant] {
  /// What can go wrong in MODA-V2.
  public static let modaV2: [Mutant] = [
    Mutant(
      .greetingUnseen,
      .init(
        in: "Greeting/GreetingViewController.swift",
        replace: """
              screen.showGreetingButton.addTarget(
                self, action: GreetingViewController.didTapShowGreeting, for: .touchUpInside)
          """,
        with: """
              super.viewDidLoad()
          """)),
    Mutant(
      .emailUntrimmed,
      .init(
        in: "Login/LoginOrchestrator.swift",
        replace: """
              let email = email.trimmingCharacters(in: .whitespacesAndNewlines)
              guard !email.isEmpty else { throw .emptyEmail }
              guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
          """,
        with: """
              let trimmedEmail = email.trimmingCharacters(in: .whitespacesAndNewlines)
              guard !trimmedEmail.isEmpty else { throw .emptyEmail }
              guard EmailAddress.isWellFormed(trimmedEmail) else { throw .invalidEmail }
          """)),
    Mutant(
      .checksSwapped,
      .init(
        in: "Login/LoginOrchestrator.swift",
        replace: """
              guard !email.isEmpty else { throw .emptyEmail }
              guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
          """,
        with: """
              guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
              guard !email.isEmpty else { throw .emptyEmail }
          """)),
    Mutant(
      .uncheckedRequest,
      .init(
        in: "Login/LoginOrchestrator.swift",
        replace: """
              guard !email.isEmpty else { throw .emptyEmail }
              guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
              guard !password.isEmpty else { throw .emptyPassword }
          """,
        with: """
              guard !email.isEmpty else { throw .emptyEmail }
              guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
          """)),
    Mutant(
      .secondTapSends,
      .init(
        in: "Login/LoginOrchestrator.swift",
        replace: """
              guard login == nil else { return }
              do {
          """,
        with: """
              do {
          """),
      .init(
        in: "Login/LoginOrchestrator.swift",
        replace: """
              delegate?.loginStarted(status: LoginStrings.loggingIn)
              login = Task { [weak self, network] in
          """,
        with: """
              login = Task { [weak self, network] in
                self?.delegate?.loginStarted(status: LoginStrings.loggingIn)
          """)),
    Mutant(
      .failureSwallowed,
      .init(
        in: "Login/LoginOrchestrator.swift",
        replace: """
                } catch {
                  guard !Task.isCancelled else { return }
                  self?.didFail(error)
                }
          """,
        with: """
                } catch {}
          """)),
    Mutant(
      .messagesSwapped,
      .init(
        in: "Login/LoginOrchestrator.swift",
        replace: """
              guard !email.isEmpty else { throw .emptyEmail }
              guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
              guard !password.isEmpty else { throw .emptyPassword }
          """,
        with: """
              guard !email.isEmpty else { throw .emptyPassword }
              guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
              guard !password.isEmpty else { throw .emptyEmail }
          """)),
    Mutant(
      .refusalAccepted,
      .init(
        in: "Login/LoginOrchestrator.swift",
        replace: """
              if failure == .wrongCredentials {
                delegate?.passwordRejected()
              }
          """,
        with: """
              if failure == .wrongCredentials {
                delegate?.loginSucceeded(user: User(id: "", name: "", email: ""), isRemembered: false)
              }
          """)),
    Mutant(
      .passwordKept,
      .init(
        in: "Login/LoginViewController.swift",
        replace: """
            func passwordRejected() {
              screen.passwordField.text = ""
            }
          """,
        with: """
            func passwordRejected() {}
          """)),
    Mutant(
      .indicatorLeftOn,
      .init(
        in: "Login/LoginOrchestrator.swift",
        replace: """
              login = nil
              delegate?.loginEnded(status: status)
          """,
        with: """
              login = nil
              delegate?.loginStarted(status: status)
          """)),
    Mutant(
      .updateIgnored,
      .init(
        in: "Login/LoginViewController.swift",
        replace: """
              screen.statusLabel.text = status
              screen.isWaiting = false
          """,
        with: """
              screen.isWaiting = false
          """)),
    Mutant(
      .cancelIgnored,
      .init(
        in: "Login/LoginOrchestrator.swift",
        replace: """
              guard let login else { return }
              login.cancel()
          """,
        with: """
              guard login != nil else { return }
          """)),
    Mutant(
      .lateAnswerAccepted,
      .init(
        in: "Login/LoginOrchestrator.swift",
        replace: """
                  let session = try await network.logIn(with: credentials)
                  guard !Task.isCancelled else { return }
          """,
        with: """
                  let session = try await network.logIn(with: credentials)
          """)),
    Mutant(
      .sessionUnstored,
      .init(
        in: "Login/StorageAdapter.swift",
        replace: "try file.write(SessionFormat.encode(session))",
        with: "_ = try SessionFormat.encode(session)")),
    Mutant(
      .storingUnreported,
      .init(
        in: "Login/HomeOrchestrator.swift",
        replace: """
              let notice = isRemembered ? "" : LoginStrings.notRemembered
              delegate?.homeReady(welcome: LoginStrings.welcome(user.name), notice: notice)
          """,
        with: """
              delegate?.homeReady(welcome: LoginStrings.welcome(user.name), notice: "")
          """)),
    Mutant(
      .sessionIgnored,
      .init(
        in: "MODAV2Pattern.swift",
        replace: """
              let first: ViewController
              if let user = orchestrator.storedUser() {
                first = HomeViewController(orchestrator: orchestrator.home(for: user, isRemembered: true))
              } else {
                first = LoginViewController(orchestrator: orchestrator)
              }
          """,
        with: """
              let first = LoginViewController(orchestrator: orchestrator)
          """)),
    Mutant(
      .logOutKeepsSession,
      .init(
        in: "Login/StorageAdapter.swift",
        replace: """
            func delete() {
              file.delete()
            }
          """,
        with: """
            func delete() {}
          """)),
    Mutant(
      .strongBackReference,
      .init(
        in: "Login/HomeOrchestrator.swift",
        replace: "weak var delegate",
        with: "var delegate")),
  ]
}
