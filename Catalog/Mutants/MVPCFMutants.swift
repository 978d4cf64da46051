extension [Mutant] {
  /// What can go wrong in MVPCF.
  public static let mvpcf: [Mutant] = [
    Mutant(
      .greetingUnseen,
      .init(
        in: "Greeting/DefaultGreetingPresenter.swift",
        replace: #"private(set) var greeting = """#,
        with: #"@ObservationIgnored private(set) var greeting = """#)),
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
      .uncheckedRequest,
      .init(
        in: "Login/DefaultLoginPresenter.swift",
        replace: """
              do {
                logIn(with: try credentialsManager.credentials(email: email, password: password))
              } catch {
                status = LoginStrings.message(for: error)
              }
          """,
        with: """
              logIn(with: Credentials(email: email, password: password))
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
          """)),
    Mutant(
      .failureSwallowed,
      .init(
        in: "Login/DefaultLoginPresenter.swift",
        replace: "stop(status: LoginStrings.message(for: failure))",
        with: #"stop(status: "")"#)),
    Mutant(
      .messagesSwapped,
      .init(
        in: "Login/DefaultCredentialsManager.swift",
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
        in: "Login/DefaultLoginManager.swift",
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
        in: "Login/DefaultLoginPresenter.swift",
        replace: """
              stop(status: LoginStrings.message(for: failure))
              if failure == .wrongCredentials {
                password = ""
              }
          """,
        with: """
              stop(status: LoginStrings.message(for: failure))
          """)),
    Mutant(
      .indicatorLeftOn,
      .init(
        in: "Login/LoginViewController.swift",
        replace: """
                contentView.progressIndicator.startAnimating()
              } else {
                contentView.progressIndicator.stopAnimating()
              }
          """,
        with: """
                contentView.progressIndicator.startAnimating()
              }
          """)),
    Mutant(
      .updateIgnored,
      .init(
        in: "Login/HomeViewController.swift",
        replace: """
              contentView.welcomeLabel.text = presenter.welcome
              contentView.noticeLabel.text = presenter.notice
          """,
        with: """
              contentView.welcomeLabel.text = presenter.welcome
          """)),
    Mutant(
      .cancelIgnored,
      .init(
        in: "Login/DefaultLoginPresenter.swift",
        replace: """
              login?.cancel()
              stop(status: LoginStrings.cancelled)
          """,
        with: """
              stop(status: LoginStrings.cancelled)
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
        replace: """
              let isRemembered = (try? rememberManager.remember(session)) != nil
              stop(status: "")
              password = ""
              loggedIn = (session.user.name, isRemembered)
          """,
        with: """
              stop(status: "")
              password = ""
              loggedIn = (session.user.name, true)
          """)),
    Mutant(
      .storingUnreported,
      .init(
        in: "Login/DefaultRememberManager.swift",
        replace: "try file.write(SessionFormat.encode(session))",
        with: "try? file.write(SessionFormat.encode(session))")),
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
        in: "Login/HomeViewController.swift",
        replace: """
              presenter.logOut()
              loggedOut?()
          """,
        with: """
              loggedOut?()
          """)),
    Mutant(
      .strongBackReference,
      .init(
        in: "Login/LoginCoordinator.swift",
        replace: "private weak var navigationController",
        with: "private var navigationController")),
  ]
}
