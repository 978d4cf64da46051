extension [Mutant] {
  /// What can go wrong in MVPCF.
  public static let mvpcf: [Mutant] = [
    Mutant(
      .greetingUnseen,
      .init(
        in: "Greeting/GreetingViewController.swift",
        replace: """
            override func viewDidLoad() {
              contentView.showGreetingButton.addTarget(
                self, action: GreetingViewController.didTapShowGreeting, for: .touchUpInside)
          """,
        with: """
            override func viewDidLoad() {
          """)),
    Mutant(
      .emailUntrimmed,
      .init(
        in: "Login/DefaultCredentialsManager.swift",
        replace: "email.trimmingCharacters(in: .whitespacesAndNewlines)",
        with: "email")),
    Mutant(
      .checksSwapped,
      .init(
        in: "Login/DefaultCredentialsManager.swift",
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
        in: "Login/DefaultCredentialsManager.swift",
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
        in: "Login/DefaultLoginPresenter.swift",
        replace: """
              guard logInAvailable else { return }
              do {
          """,
        with: """
              do {
          """),
      .init(
        in: "Login/DefaultLoginPresenter.swift",
        replace: """
              isLoggingIn = true
              login = Task { [weak self, loginManager] in
          """,
        with: """
              login = Task { [weak self, loginManager] in
                self?.isLoggingIn = true
          """)),
    Mutant(
      .failureSwallowed,
      .init(
        in: "Login/DefaultLoginPresenter.swift",
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
        in: "Login/DefaultCredentialsManager.swift",
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
        in: "Login/DefaultLoginManager.swift",
        replace: "LoginWire.session(from: response)",
        with: "LoginWire.session(from: HTTPResponse(status: 200, body: response.body))")),
    Mutant(
      .passwordKept,
      .init(
        in: "Login/DefaultLoginPresenter.swift",
        replace: """
              stopWaiting(status: LoginStrings.message(for: failure))
              if failure == .wrongCredentials {
                password = ""
              }
          """,
        with: """
              stopWaiting(status: LoginStrings.message(for: failure))
          """)),
    Mutant(
      .passwordLost,
      .init(
        in: "Login/DefaultLoginPresenter.swift",
        replace: """
              if failure == .wrongCredentials {
                password = ""
              }
          """,
        with: """
              password = ""
          """)),
    Mutant(
      .waitingNotEnded,
      .init(
        in: "Login/DefaultLoginPresenter.swift",
        replace: """
              login = nil
              isLoggingIn = false
          """,
        with: """
              login = nil
          """)),
    Mutant(
      .updateIgnored,
      .init(
        in: "Login/LoginViewController.swift",
        replace: """
              contentView.cancelButton.isEnabled = presenter.cancelAvailable
              contentView.statusLabel.text = presenter.status
          """,
        with: """
              contentView.cancelButton.isEnabled = presenter.cancelAvailable
          """)),
    Mutant(
      .cancelIgnored,
      .init(
        in: "Login/DefaultLoginPresenter.swift",
        replace: """
              guard cancelAvailable else { return }
              login?.cancel()
          """,
        with: """
              guard cancelAvailable else { return }
          """)),
    Mutant(
      .lateAnswerAccepted,
      .init(
        in: "Login/DefaultLoginPresenter.swift",
        replace: """
                  let session = try await loginManager.logIn(with: credentials)
                  guard !Task.isCancelled else { return }
          """,
        with: """
                  let session = try await loginManager.logIn(with: credentials)
          """)),
    Mutant(
      .sessionUnstored,
      .init(
        in: "Login/DefaultLoginPresenter.swift",
        replace: "(try? rememberManager.remember(session)) != nil",
        with: "true")),
    Mutant(
      .storingUnreported,
      .init(
        in: "Login/DefaultLoginPresenter.swift",
        replace: """
              let isRemembered = (try? rememberManager.remember(session)) != nil
              stopWaiting(status: "")
              password = ""
              loggedIn = (session.user.name, isRemembered)
          """,
        with: """
              _ = try? rememberManager.remember(session)
              stopWaiting(status: "")
              password = ""
              loggedIn = (session.user.name, true)
          """)),
    Mutant(
      .sessionIgnored,
      .init(
        in: "MVPCFPattern.swift",
        replace: """
              // What an app is launched with decides which flow comes first; a coordinator is told and asks no logic itself.
              let user = container.restoreManager.restore()
              LoginApplicationCoordinator(window: window, container: container).start(as: user?.name)
          """,
        with: """
              LoginApplicationCoordinator(window: window, container: container).start(as: nil)
          """)),
    Mutant(
      .logOutKeepsSession,
      .init(
        in: "Login/DefaultHomePresenter.swift",
        replace: """
            func logOut() {
              logoutManager.logOut()
            }
          """,
        with: """
            func logOut() {}
          """)),
    Mutant(
      .ownerKeptAlive,
      .init(
        in: "Login/DefaultLoginPresenter.swift",
        replace: """
              login = Task { [weak self, loginManager] in
                do throws(LoginFailure) {
                  let session = try await loginManager.logIn(with: credentials)
                  guard !Task.isCancelled else { return }
                  self?.didLogIn(session)
                } catch {
                  guard !Task.isCancelled else { return }
                  self?.didFail(error)
          """,
        with: """
              login = Task {
                do throws(LoginFailure) {
                  let session = try await loginManager.logIn(with: credentials)
                  guard !Task.isCancelled else { return }
                  didLogIn(session)
                } catch {
                  guard !Task.isCancelled else { return }
                  didFail(error)
          """)),
  ]
}
