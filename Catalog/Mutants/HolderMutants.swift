extension [Mutant] {
  /// What can go wrong in Module–Holder.
  public static let holder: [Mutant] = [
    Mutant(
      .greetingUnseen,
      .init(
        in: "Greeting/GreetingViewController.swift",
        replace: "override func updateProperties()",
        with: "override func viewWillAppear()")),
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
        in: "Login/LoginModule.swift",
        replace: """
              guard !email.isEmpty else { throw .emptyEmail }
              guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
              guard !password.isEmpty else { throw .emptyPassword }
          """,
        with: """
              guard !email.isEmpty else { throw .emptyEmail }
              guard !password.isEmpty else { throw .emptyPassword }
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
          """)),
    Mutant(
      .failureSwallowed,
      .init(
        in: "Login/LoginModule.swift",
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
      .refusalAccepted,
      .init(
        in: "Login/HTTPAuthorizationService.swift",
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
      .indicatorLeftOn,
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
              screen.statusLabel.text = module.status
              screen.isWaiting = module.isWaiting
          """,
        with: """
              screen.isWaiting = module.isWaiting
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
        replace: """
              let isRemembered = (try? component.sessions.save(session)) != nil
              let home: (any HomeSupporting)? = holder?.home
              home?.receive(session.user, isRemembered: isRemembered)
          """,
        with: """
              let home: (any HomeSupporting)? = holder?.home
              home?.receive(session.user, isRemembered: true)
          """)),
    Mutant(
      .storingUnreported,
      .init(
        in: "Login/HomeModule.swift",
        replace: """
              self.user = user
              self.isRemembered = isRemembered
          """,
        with: """
              self.user = user
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
      .strongBackReference,
      .init(
        in: "Login/LoginViewComponent.swift",
        replace: "unowned let module",
        with: "let module")),
  ]
}
