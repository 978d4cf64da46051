extension [Mutant] {
  /// What can go wrong in MVVM.
  public static let mvvm: [Mutant] = [
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
      .checkForgotten,
      .init(
        in: "Login/LoginModel.swift",
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
        in: "Login/LoginViewModel.swift",
        replace: """
              guard login == nil else { return }
              do {
          """,
        with: """
              do {
          """),
      .init(
        in: "Login/LoginViewModel.swift",
        replace: """
              isWaiting = true
              login = Task { [weak self, model] in
          """,
        with: """
              login = Task { [weak self, model] in
                self?.isWaiting = true
          """)),
    Mutant(
      .failureSwallowed,
      .init(
        in: "Login/LoginViewModel.swift",
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
        in: "Login/LoginModel.swift",
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
        in: "Login/LoginClient.swift",
        replace: "LoginWire.session(from: response)",
        with: "LoginWire.session(from: HTTPResponse(status: 200, body: response.body))")),
    Mutant(
      .passwordKept,
      .init(
        in: "Login/LoginViewModel.swift",
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
        in: "Login/LoginViewModel.swift",
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
        in: "Login/LoginViewModel.swift",
        replace: """
              login = nil
              isWaiting = false
          """,
        with: """
              login = nil
          """)),
    Mutant(
      .updateIgnored,
      .init(
        in: "Login/LoginViewController.swift",
        replace: """
              screen.passwordField.text = viewModel.password
              screen.statusLabel.text = viewModel.status
          """,
        with: """
              screen.passwordField.text = viewModel.password
          """)),
    Mutant(
      .cancelIgnored,
      .init(
        in: "Login/LoginViewModel.swift",
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
        in: "Login/LoginViewModel.swift",
        replace: """
                  let (user, isRemembered) = try await model.logIn(with: credentials)
                  guard !Task.isCancelled else { return }
          """,
        with: """
                  let (user, isRemembered) = try await model.logIn(with: credentials)
          """),
      .init(
        in: "Login/LoginModel.swift",
        replace: "!Task.isCancelled && ",
        with: "")),
    Mutant(
      .sessionUnstored,
      .init(
        in: "Login/LoginModel.swift",
        replace: "!Task.isCancelled && (try? store.save(session)) != nil",
        with: "true")),
    Mutant(
      .storingUnreported,
      .init(
        in: "Login/LoginViewModel.swift",
        replace: "isRemembered: isRemembered, model: model",
        with: "isRemembered: true, model: model")),
    Mutant(
      .sessionIgnored,
      .init(
        in: "MVVMPattern.swift",
        replace: """
              let first: ViewController
              if let user = model.storedUser() {
                first = HomeViewController(viewModel: HomeViewModel(user: user, isRemembered: true, model: model))
              } else {
                first = LoginViewController(viewModel: LoginViewModel(model: model))
              }
          """,
        with: """
              let first = LoginViewController(viewModel: LoginViewModel(model: model))
          """)),
    Mutant(
      .logOutKeepsSession,
      .init(
        in: "Login/HomeViewModel.swift",
        replace: """
              model.logOut()
              login = LoginViewModel(model: model)
          """,
        with: """
              login = LoginViewModel(model: model)
          """)),
    Mutant(
      .ownerKeptAlive,
      .init(
        in: "Login/LoginViewModel.swift",
        replace: """
              login = Task { [weak self, model] in
                do throws(LoginFailure) {
                  let (user, isRemembered) = try await model.logIn(with: credentials)
                  guard !Task.isCancelled else { return }
                  self?.didLogIn(user, isRemembered: isRemembered)
                } catch {
                  guard !Task.isCancelled else { return }
                  self?.didFail(error)
          """,
        with: """
              login = Task {
                do throws(LoginFailure) {
                  let (user, isRemembered) = try await model.logIn(with: credentials)
                  guard !Task.isCancelled else { return }
                  didLogIn(user, isRemembered: isRemembered)
                } catch {
                  guard !Task.isCancelled else { return }
                  didFail(error)
          """)),
  ]
}
