extension [Mutant] {
  /// What can go wrong in MODA-V2.
  public static let modaV2: [Mutant] = [
    Mutant(
      .greetingUnseen,
      .init(
        in: "Greeting/GreetingViewController.swift",
        replace: """
            override func viewDidLoad() {
              screen.showGreetingButton.addTarget(
                self, action: GreetingViewController.didTapShowGreeting, for: .touchUpInside)
          """,
        with: """
            override func viewDidLoad() {
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
              guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
              guard !password.isEmpty else { throw .emptyPassword }
          """,
        with: """
              guard !password.isEmpty else { throw .emptyPassword }
              guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
          """)),
    Mutant(
      .checkForgotten,
      .init(
        in: "Login/LoginOrchestrator.swift",
        replace: """
              guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
              guard !password.isEmpty else { throw .emptyPassword }
          """,
        with: """
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
          """,
        with: """
                } catch {
                  guard !Task.isCancelled else { return }
          """)),
    Mutant(
      .messagesSwapped,
      .init(
        in: "Login/LoginOrchestrator.swift",
        replace: """
              guard !email.isEmpty else { throw .emptyEmail }
              guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
          """,
        with: """
              guard !email.isEmpty else { throw .invalidEmail }
              guard EmailAddress.isWellFormed(email) else { throw .emptyEmail }
          """)),
    Mutant(
      .statusIgnored,
      .init(
        in: "Login/NetworkAdapter.swift",
        replace: "LoginWire.session(from: response)",
        with: "LoginWire.session(from: HTTPResponse(status: 200, body: response.body))")),
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
      .passwordLost,
      .init(
        in: "Login/LoginOrchestrator.swift",
        replace: """
              if failure == .wrongCredentials {
                delegate?.passwordRejected()
              }
          """,
        with: """
              delegate?.passwordRejected()
          """)),
    Mutant(
      .waitingNotEnded,
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
            func loginStarted(status: String) {
              screen.statusLabel.text = status
          """,
        with: """
            func loginStarted(status: String) {
          """),
      .init(
        in: "Login/LoginViewController.swift",
        replace: """
            func loginEnded(status: String) {
              screen.statusLabel.text = status
          """,
        with: """
            func loginEnded(status: String) {
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
        in: "Login/LoginOrchestrator.swift",
        replace: "(try? storage.save(session)) != nil",
        with: "true")),
    Mutant(
      .storingUnreported,
      .init(
        in: "Login/LoginOrchestrator.swift",
        replace: """
              let isRemembered = (try? storage.save(session)) != nil
              delegate?.loginSucceeded(user: session.user, isRemembered: isRemembered)
          """,
        with: """
              _ = try? storage.save(session)
              delegate?.loginSucceeded(user: session.user, isRemembered: true)
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
        in: "Login/HomeOrchestrator.swift",
        replace: """
              storage.delete()
              delegate?.loggedOut()
          """,
        with: """
              delegate?.loggedOut()
          """)),
    Mutant(
      .ownerKeptAlive,
      .init(
        in: "Login/LoginOrchestrator.swift",
        replace: """
              login = Task { [weak self, network] in
                do throws(LoginFailure) {
                  let session = try await network.logIn(with: credentials)
                  guard !Task.isCancelled else { return }
                  self?.didLogIn(session)
                } catch {
                  guard !Task.isCancelled else { return }
                  self?.didFail(error)
          """,
        with: """
              login = Task {
                do throws(LoginFailure) {
                  let session = try await network.logIn(with: credentials)
                  guard !Task.isCancelled else { return }
                  didLogIn(session)
                } catch {
                  guard !Task.isCancelled else { return }
                  didFail(error)
          """)),
  ]
}
