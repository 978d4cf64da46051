extension [Mutant] {
  /// What can go wrong in Module–Holder.
  public static let holder: [Mutant] = [
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
        in: "Login/LoginModule.swift",
        replace: "email.trimmingCharacters(in: .whitespacesAndNewlines)",
        with: "email")),
    Mutant(
      .checksSwapped,
      .init(
        in: "Login/LoginModule.swift",
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
        in: "Login/LoginModule.swift",
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
        in: "Login/LoginModule.swift",
        replace: """
              guard login == nil else { return }
              do {
          """,
        with: """
              do {
          """),
      .init(
        in: "Login/LoginModule.swift",
        replace: """
              isWaiting = true
              login = Task { [weak self, authorization = component.authorization] in
          """,
        with: """
              login = Task { [weak self, authorization = component.authorization] in
                self?.isWaiting = true
          """)),
    Mutant(
      .failureSwallowed,
      .init(
        in: "Login/LoginModule.swift",
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
        in: "Login/LoginModule.swift",
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
        in: "Login/LoginModule.swift",
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
        in: "Login/LoginModule.swift",
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
        in: "Login/LoginModule.swift",
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
              screen.passwordField.text = module.password
              screen.statusLabel.text = module.status
          """,
        with: """
              screen.passwordField.text = module.password
          """)),
    Mutant(
      .cancelIgnored,
      .init(
        in: "Login/LoginModule.swift",
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
        in: "Login/LoginModule.swift",
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
        in: "Login/LoginModule.swift",
        replace: "(try? component.sessions.save(session)) != nil",
        with: "true")),
    Mutant(
      .storingUnreported,
      .init(
        in: "Login/LoginModule.swift",
        replace: """
              let isRemembered = (try? component.sessions.save(session)) != nil
              let home: (any HomeSupporting)? = holder?.home
              home?.receive(session.user, isRemembered: isRemembered)
          """,
        with: """
              _ = try? component.sessions.save(session)
              let home: (any HomeSupporting)? = holder?.home
              home?.receive(session.user, isRemembered: true)
          """)),
    Mutant(
      .sessionIgnored,
      .init(
        in: "Login/LoginRootBuilder.swift",
        replace: """
              let sessions: any SessionService = component.sessions
              let context = LoginModuleHolderContext(storedUser: sessions.load()?.user)
          """,
        with: """
              let context = LoginModuleHolderContext(storedUser: nil)
          """)),
    Mutant(
      .logOutKeepsSession,
      .init(
        in: "Login/HomeModule.swift",
        replace: """
              component.sessions.delete()
              user = nil
          """,
        with: """
              user = nil
          """)),
    Mutant(
      .ownerKeptAlive,
      .init(
        in: "Login/LoginModule.swift",
        replace: """
              login = Task { [weak self, authorization = component.authorization] in
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
                  let session = try await component.authorization.logIn(with: credentials)
                  guard !Task.isCancelled else { return }
                  didLogIn(session)
                } catch {
                  guard !Task.isCancelled else { return }
                  didFail(error)
          """)),
  ]
}
