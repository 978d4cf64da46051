extension [Mutant] {
  /// What can go wrong in MODA-V.
  public static let modaV: [Mutant] = [
    Mutant(
      .greetingUnseen,
      .init(
        in: "Greeting/GreetingViewController.swift",
        replace: """
              title = GreetingScreen.title
              orchestrator.delegate = self
          """,
        with: """
              title = GreetingScreen.title
          """)),
    Mutant(
      .emailUntrimmed,
      .init(
        in: "Login/LoginOrchestrator.swift",
        replace: "email.trimmingCharacters(in: .whitespacesAndNewlines)",
        with: "email")),
    Mutant(
      .checksSwapped,
      .init(
        in: "Login/LoginOrchestrator.swift",
        replace: """
              guard !email.isEmpty else { throw .emptyEmail }
              guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
              guard !password.isEmpty else { throw .emptyPassword }
          """,
        with: """
              guard !password.isEmpty else { throw .emptyPassword }
              guard !email.isEmpty else { throw .emptyEmail }
              guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
          """)),
    Mutant(
      .uncheckedRequest,
      .init(
        in: "Login/LoginOrchestrator.swift",
        replace: """
              do {
                logIn(with: try credentials(email: email, password: password))
              } catch {
                delegate?.loginEnded(status: LoginStrings.message(for: error))
              }
          """,
        with: """
              logIn(with: Credentials(email: email, password: password))
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
                do throws(LoginFailure) {
                  let session = try await network.logIn(with: credentials)
                  guard !Task.isCancelled else { return }
                  self?.didLogIn(session)
                } catch {
                  guard !Task.isCancelled else { return }
                  self?.didFail(error)
                }
          """,
        with: """
                guard let session = try? await network.logIn(with: credentials), !Task.isCancelled else { return }
                self?.didLogIn(session)
          """)),
    Mutant(
      .messagesSwapped,
      .init(
        in: "Login/LoginOrchestrator.swift",
        replace: """
              guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
              guard !password.isEmpty else { throw .emptyPassword }
          """,
        with: """
              guard EmailAddress.isWellFormed(email) else { throw .emptyPassword }
              guard !password.isEmpty else { throw .invalidEmail }
          """)),
    Mutant(
      .refusalAccepted,
      .init(
        in: "Login/NetworkAdapter.swift",
        replace: """
              return try LoginWire.session(from: response)
          """,
        with: """
              let unknown = User(id: "", name: credentials.email, email: credentials.email)
              return (try? LoginWire.session(from: response)) ?? Session(user: unknown, token: "")
          """)),
    Mutant(
      .passwordKept,
      .init(
        in: "Login/LoginOrchestrator.swift",
        replace: """
              stopWaiting(status: LoginStrings.message(for: failure))
              if failure == .wrongCredentials {
                delegate?.passwordRejected()
              }
          """,
        with: """
              stopWaiting(status: LoginStrings.message(for: failure))
          """)),
    Mutant(
      .indicatorLeftOn,
      .init(
        in: "Login/LoginViewController.swift",
        replace: """
              screen.statusLabel.text = status
              screen.isWaiting = false
          """,
        with: """
              screen.statusLabel.text = status
          """)),
    Mutant(
      .updateIgnored,
      .init(
        in: "Login/HomeViewController.swift",
        replace: """
              screen.welcomeLabel.text = welcome
              screen.noticeLabel.text = notice
          """,
        with: """
              screen.welcomeLabel.text = welcome
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
                  guard !Task.isCancelled else { return }
                  self?.didFail(error)
          """,
        with: """
                  self?.didFail(error)
          """)),
    Mutant(
      .sessionUnstored,
      .init(
        in: "Login/LoginOrchestrator.swift",
        replace: """
              let isRemembered = (try? storage.save(session)) != nil
              delegate?.loginSucceeded(user: session.user, isRemembered: isRemembered)
          """,
        with: """
              delegate?.loginSucceeded(user: session.user, isRemembered: true)
          """)),
    Mutant(
      .storingUnreported,
      .init(
        in: "Login/StorageAdapter.swift",
        replace: "try file.write(SessionFormat.encode(session))",
        with: "try? file.write(SessionFormat.encode(session))")),
    Mutant(
      .sessionIgnored,
      .init(
        in: "MODAVPattern.swift",
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
        in: "Login/HomeOrchestrator.swift",
        replace: """
              storage.delete()
              delegate?.loggedOut()
          """,
        with: """
              delegate?.loggedOut()
          """)),
    Mutant(
      .strongBackReference,
      .init(
        in: "Login/LoginOrchestrator.swift",
        replace: "weak var delegate",
        with: "var delegate")),
  ]
}
