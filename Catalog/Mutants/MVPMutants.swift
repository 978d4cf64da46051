extension [Mutant] {
  /// What can go wrong in MVP.
  public static let mvp: [Mutant] = [
    Mutant(
      .greetingUnseen,
      .init(
        in: "Greeting/GreetingViewController.swift",
        replace: """
                self, action: GreetingViewController.didTapShowGreeting, for: .touchUpInside)
              presenter.attach(self)
          """,
        with: """
                self, action: GreetingViewController.didTapShowGreeting, for: .touchUpInside)
          """)),
    Mutant(
      .emailUntrimmed,
      .init(
        in: "Login/LoginModel.swift",
        replace: "email.trimmingCharacters(in: .whitespacesAndNewlines)",
        with: "email")),
    Mutant(
      .checksSwapped,
      .init(
        in: "Login/LoginModel.swift",
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
        in: "Login/LoginPresenter.swift",
        replace: """
              do {
                logIn(with: try model.credentials(email: email, password: password))
              } catch {
                view?.setStatus(LoginStrings.message(for: error))
              }
          """,
        with: """
              logIn(with: Credentials(email: email, password: password))
          """)),
    Mutant(
      .secondTapSends,
      .init(
        in: "Login/LoginPresenter.swift",
        replace: """
              guard login == nil else { return }
              do {
          """,
        with: """
              do {
          """),
      .init(
        in: "Login/LoginPresenter.swift",
        replace: """
              view?.setWaiting(true)
              login = Task { [weak self, model] in
          """,
        with: """
              login = Task { [weak self, model] in
                self?.view?.setWaiting(true)
          """)),
    Mutant(
      .failureSwallowed,
      .init(
        in: "Login/LoginPresenter.swift",
        replace: "stopWaiting(status: LoginStrings.message(for: failure))",
        with: #"stopWaiting(status: "")"#)),
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
                didLogIn(User(id: "", name: "", email: ""), isRemembered: false)
              }
          """)),
    Mutant(
      .passwordKept,
      .init(
        in: "Login/LoginViewController.swift",
        replace: """
            func clearPassword() {
              screen.passwordField.text = ""
            }
          """,
        with: """
            func clearPassword() {}
          """)),
    Mutant(
      .indicatorLeftOn,
      .init(
        in: "Login/LoginPresenter.swift",
        replace: """
              login = nil
              view?.setWaiting(false)
          """,
        with: """
              login = nil
          """)),
    Mutant(
      .updateIgnored,
      .init(
        in: "Login/HomeViewController.swift",
        replace: """
            func setNotice(_ notice: String) {
              screen.noticeLabel.text = notice
            }
          """,
        with: """
            func setNotice(_ notice: String) {}
          """)),
    Mutant(
      .cancelIgnored,
      .init(
        in: "Login/LoginPresenter.swift",
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
        in: "Login/LoginPresenter.swift",
        replace: """
                  let (user, isRemembered) = try await model.logIn(with: credentials)
                  guard !Task.isCancelled else { return }
          """,
        with: """
                  let (user, isRemembered) = try await model.logIn(with: credentials)
          """)),
    Mutant(
      .sessionUnstored,
      .init(
        in: "Login/SessionStore.swift",
        replace: "try file.write(SessionFormat.encode(session))",
        with: "_ = try SessionFormat.encode(session)")),
    Mutant(
      .storingUnreported,
      .init(
        in: "Login/HomePresenter.swift",
        replace: """
              view.setWelcome(LoginStrings.welcome(user.name))
              view.setNotice(isRemembered ? "" : LoginStrings.notRemembered)
          """,
        with: """
              view.setWelcome(LoginStrings.welcome(user.name))
          """)),
    Mutant(
      .sessionIgnored,
      .init(
        in: "MVPPattern.swift",
        replace: """
              let first: ViewController
              if let user = model.storedUser() {
                first = HomeViewController(presenter: HomePresenter(user: user, isRemembered: true, model: model))
              } else {
                first = LoginViewController(presenter: LoginPresenter(model: model))
              }
          """,
        with: """
              let first = LoginViewController(presenter: LoginPresenter(model: model))
          """)),
    Mutant(
      .logOutKeepsSession,
      .init(
        in: "Login/HomePresenter.swift",
        replace: """
              model.logOut()
              view?.showLogin(with: LoginPresenter(model: model))
          """,
        with: """
              view?.showLogin(with: LoginPresenter(model: model))
          """)),
    Mutant(
      .strongBackReference,
      .init(
        in: "Login/LoginPresenter.swift",
        replace: "private weak var view",
        with: "private var view")),
  ]
}
