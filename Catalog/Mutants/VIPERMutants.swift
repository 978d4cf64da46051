extension [Mutant] {
  /// What can go wrong in VIPER.
  public static let viper: [Mutant] = [
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
        in: "Login/LoginInteractor.swift",
        replace: "email.trimmingCharacters(in: .whitespacesAndNewlines)",
        with: "email")),
    Mutant(
      .checksSwapped,
      .init(
        in: "Login/LoginInteractor.swift",
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
        in: "Login/LoginInteractor.swift",
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
        in: "Login/LoginInteractor.swift",
        replace: """
              guard login == nil else { return }
              do {
          """,
        with: """
              do {
          """),
      .init(
        in: "Login/LoginInteractor.swift",
        replace: """
              output?.didStartLogin()
              login = Task { [weak self, authorization] in
          """,
        with: """
              login = Task { [weak self, authorization] in
                self?.output?.didStartLogin()
          """)),
    Mutant(
      .failureSwallowed,
      .init(
        in: "Login/LoginInteractor.swift",
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
        in: "Login/LoginInteractor.swift",
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
        in: "Login/HTTPAuthorizationService.swift",
        replace: "LoginWire.session(from: response)",
        with: "LoginWire.session(from: HTTPResponse(status: 200, body: response.body))")),
    Mutant(
      .passwordKept,
      .init(
        in: "Login/LoginPresenter.swift",
        replace: """
              stopWaiting(status: LoginStrings.message(for: failure))
              if failure == .wrongCredentials {
                view?.clearPassword()
              }
          """,
        with: """
              stopWaiting(status: LoginStrings.message(for: failure))
          """)),
    Mutant(
      .passwordLost,
      .init(
        in: "Login/LoginPresenter.swift",
        replace: """
              if failure == .wrongCredentials {
                view?.clearPassword()
              }
          """,
        with: """
              view?.clearPassword()
          """)),
    Mutant(
      .waitingNotEnded,
      .init(
        in: "Login/LoginPresenter.swift",
        replace: """
              view?.setWaiting(false)
              view?.setStatus(status)
          """,
        with: """
              view?.setStatus(status)
          """)),
    Mutant(
      .updateIgnored,
      .init(
        in: "Login/LoginViewController.swift",
        replace: """
            func setStatus(_ status: String) {
              screen.statusLabel.text = status
            }
          """,
        with: """
            func setStatus(_ status: String) {}
          """)),
    Mutant(
      .cancelIgnored,
      .init(
        in: "Login/LoginInteractor.swift",
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
        in: "Login/LoginInteractor.swift",
        replace: """
                  let session = try await authorization.logIn(with: credentials)
                  guard !Task.isCancelled else { return }
          """,
        with: """
                  let session = try await authorization.logIn(with: credentials)
          """)),
    Mutant(
      .sessionUnstored,
      .init(
        in: "Login/LoginInteractor.swift",
        replace: "(try? sessions.save(session)) != nil",
        with: "true")),
    Mutant(
      .storingUnreported,
      .init(
        in: "Login/LoginInteractor.swift",
        replace: """
              let isRemembered = (try? sessions.save(session)) != nil
              output?.didLogIn(LoggedInUser(name: session.user.name, isRemembered: isRemembered))
          """,
        with: """
              _ = try? sessions.save(session)
              output?.didLogIn(LoggedInUser(name: session.user.name, isRemembered: true))
          """)),
    Mutant(
      .sessionIgnored,
      .init(
        in: "VIPERPattern.swift",
        replace: """
              login.input.restoreSession()
              window.rootViewController = navigation
          """,
        with: """
              window.rootViewController = navigation
          """)),
    Mutant(
      .logOutKeepsSession,
      .init(
        in: "Login/HomeInteractor.swift",
        replace: """
              sessions.delete()
              output?.didLogOut()
          """,
        with: """
              output?.didLogOut()
          """)),
    Mutant(
      .ownerKeptAlive,
      .init(
        in: "Login/LoginInteractor.swift",
        replace: """
              login = Task { [weak self, authorization] in
                do throws(LoginFailure) {
                  let session = try await authorization.logIn(with: credentials)
                  guard !Task.isCancelled else { return }
                  self?.didLogIn(session)
                } catch {
                  guard !Task.isCancelled else { return }
                  self?.didFail(error)
          """,
        with: """
              login = Task {
                do throws(LoginFailure) {
                  let session = try await authorization.logIn(with: credentials)
                  guard !Task.isCancelled else { return }
                  didLogIn(session)
                } catch {
                  guard !Task.isCancelled else { return }
                  didFail(error)
          """)),
  ]
}
