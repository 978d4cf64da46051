extension [Mutant] {
  /// What can go wrong in VIPER.
  public static let viper: [Mutant] = [
    Mutant(
      .greetingUnseen,
      .init(
        in: "Greeting/GreetingAssembly.swift",
        replace: """
              interactor.output = presenter
              presenter.view = view
          """,
        with: """
              interactor.output = presenter
          """)),
    Mutant(
      .emailUntrimmed,
      .init(
        in: "Login/LoginInteractor.swift",
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
      .uncheckedRequest,
      .init(
        in: "Login/LoginInteractor.swift",
        replace: """
              guard !password.isEmpty else { throw .emptyPassword }
              return Credentials(email: email, password: password)
          """,
        with: """
              return Credentials(email: email, password: password)
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
              login = nil
              output?.didFail(failure)
          """,
        with: """
              login = nil
          """)),
    Mutant(
      .messagesSwapped,
      .init(
        in: "Login/LoginPresenter.swift",
        replace: "LoginStrings.loggingIn",
        with: "LoginStrings.cancelled"),
      .init(
        in: "Login/LoginPresenter.swift",
        replace: "stopWaiting(status: LoginStrings.cancelled)",
        with: "stopWaiting(status: LoginStrings.loggingIn)")),
    Mutant(
      .refusalAccepted,
      .init(
        in: "Login/LoginPresenter.swift",
        replace: """
              if failure == .wrongCredentials {
                view?.clearPassword()
              }
          """,
        with: """
              if failure == .wrongCredentials {
                didLogIn(LoggedInUser(name: "", isRemembered: false))
              }
          """)),
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
      .indicatorLeftOn,
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
        in: "Login/LoginPresenter.swift",
        replace: "interactor.cancel()",
        with: "didCancelLogin()")),
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
        replace: """
              let isRemembered = (try? sessions.save(session)) != nil
              output?.didLogIn(LoggedInUser(name: session.user.name, isRemembered: isRemembered))
          """,
        with: """
              output?.didLogIn(LoggedInUser(name: session.user.name, isRemembered: true))
          """)),
    Mutant(
      .storingUnreported,
      .init(
        in: "Login/SessionFileService.swift",
        replace: "try file.write(SessionFormat.encode(session))",
        with: "try? file.write(SessionFormat.encode(session))")),
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
      .strongBackReference,
      .init(
        in: "Login/LoginInteractor.swift",
        replace: "weak var output",
        with: "var output")),
  ]
}
