extension [Mutant] {
  /// What can go wrong in Massive MVC.
  public static let massiveMVC: [Mutant] = [
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
        in: "Login/LoginViewController.swift",
        replace: "screen.emailField.text.trimmingCharacters(in: .whitespacesAndNewlines)",
        with: "screen.emailField.text")),
    Mutant(
      .checksSwapped,
      .init(
        in: "Login/LoginViewController.swift",
        replace: """
              } else if !EmailAddress.isWellFormed(email) {
                screen.statusLabel.text = LoginStrings.invalidEmail
              } else if password.isEmpty {
                screen.statusLabel.text = LoginStrings.emptyPassword
          """,
        with: """
              } else if password.isEmpty {
                screen.statusLabel.text = LoginStrings.emptyPassword
              } else if !EmailAddress.isWellFormed(email) {
                screen.statusLabel.text = LoginStrings.invalidEmail
          """)),
    Mutant(
      .checkForgotten,
      .init(
        in: "Login/LoginViewController.swift",
        replace: """
              } else if password.isEmpty {
                screen.statusLabel.text = LoginStrings.emptyPassword
              } else {
          """,
        with: """
              } else {
          """)),
    Mutant(
      .secondTapSends,
      .init(
        in: "Login/LoginViewController.swift",
        replace: """
              guard login == nil else { return }
              let email
          """,
        with: """
              let email
          """),
      .init(
        in: "Login/LoginViewController.swift",
        replace: """
              screen.isWaiting = true
              let request = LoginWire.request(for: credentials, at: environment.server, timeout: environment.timeout)
              login = Task { [weak self, transport = environment.transport] in
          """,
        with: """
              let request = LoginWire.request(for: credentials, at: environment.server, timeout: environment.timeout)
              login = Task { [weak self, transport = environment.transport] in
                self?.screen.isWaiting = true
          """)),
    Mutant(
      .failureSwallowed,
      .init(
        in: "Login/LoginViewController.swift",
        replace: """
                } catch {
                  guard !Task.isCancelled else { return }
                  self?.didFail(LoginWire.failure(for: error))
          """,
        with: """
                } catch {
                  guard !Task.isCancelled else { return }
          """),
      .init(
        in: "Login/LoginViewController.swift",
        replace: """
              } catch {
                didFail(error)
              }
          """,
        with: """
              } catch {}
          """)),
    Mutant(
      .messagesSwapped,
      .init(
        in: "Login/LoginViewController.swift",
        replace: """
                screen.statusLabel.text = LoginStrings.emptyEmail
              } else if !EmailAddress.isWellFormed(email) {
                screen.statusLabel.text = LoginStrings.invalidEmail
          """,
        with: """
                screen.statusLabel.text = LoginStrings.invalidEmail
              } else if !EmailAddress.isWellFormed(email) {
                screen.statusLabel.text = LoginStrings.emptyEmail
          """)),
    Mutant(
      .statusIgnored,
      .init(
        in: "Login/LoginViewController.swift",
        replace: "LoginWire.session(from: response)",
        with: "LoginWire.session(from: HTTPResponse(status: 200, body: response.body))")),
    Mutant(
      .passwordKept,
      .init(
        in: "Login/LoginViewController.swift",
        replace: """
              stopWaiting(status: LoginStrings.message(for: failure))
              if failure == .wrongCredentials {
                screen.passwordField.text = ""
              }
          """,
        with: """
              stopWaiting(status: LoginStrings.message(for: failure))
          """)),
    Mutant(
      .passwordLost,
      .init(
        in: "Login/LoginViewController.swift",
        replace: """
              if failure == .wrongCredentials {
                screen.passwordField.text = ""
              }
          """,
        with: """
              screen.passwordField.text = ""
          """)),
    Mutant(
      .waitingNotEnded,
      .init(
        in: "Login/LoginViewController.swift",
        replace: """
              login = nil
              screen.isWaiting = false
          """,
        with: """
              login = nil
          """)),
    Mutant(
      .updateIgnored,
      .init(
        in: "Login/LoginViewController.swift",
        replace: """
              if email.isEmpty {
                screen.statusLabel.text = LoginStrings.emptyEmail
              } else if !EmailAddress.isWellFormed(email) {
                screen.statusLabel.text = LoginStrings.invalidEmail
              } else if password.isEmpty {
                screen.statusLabel.text = LoginStrings.emptyPassword
              } else {
          """,
        with: """
              if email.isEmpty {
              } else if !EmailAddress.isWellFormed(email) {
              } else if password.isEmpty {
              } else {
          """),
      .init(
        in: "Login/LoginViewController.swift",
        replace: """
              screen.statusLabel.text = LoginStrings.loggingIn
              screen.isWaiting = true
          """,
        with: """
              screen.isWaiting = true
          """),
      .init(
        in: "Login/LoginViewController.swift",
        replace: """
              screen.isWaiting = false
              screen.statusLabel.text = status
          """,
        with: """
              screen.isWaiting = false
          """)),
    Mutant(
      .cancelIgnored,
      .init(
        in: "Login/LoginViewController.swift",
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
        in: "Login/LoginViewController.swift",
        replace: """
                  let response = try await transport.send(request)
                  guard !Task.isCancelled else { return }
          """,
        with: """
                  let response = try await transport.send(request)
                  guard !Task.isCancelled || response.status == 200 else { return }
          """)),
    Mutant(
      .sessionUnstored,
      .init(
        in: "Login/LoginViewController.swift",
        replace: "(try? environment.sessionFile.write(SessionFormat.encode(session))) != nil",
        with: "true")),
    Mutant(
      .storingUnreported,
      .init(
        in: "Login/LoginViewController.swift",
        replace: """
                let isRemembered = (try? environment.sessionFile.write(SessionFormat.encode(session))) != nil
                showHome(for: session.user, isRemembered: isRemembered)
          """,
        with: """
                _ = try? environment.sessionFile.write(SessionFormat.encode(session))
                showHome(for: session.user, isRemembered: true)
          """)),
    Mutant(
      .sessionIgnored,
      .init(
        in: "MassiveMVCPattern.swift",
        replace: """
              login.restoreSession()
              window.rootViewController = navigation
          """,
        with: """
              window.rootViewController = navigation
          """)),
    Mutant(
      .logOutKeepsSession,
      .init(
        in: "Login/HomeViewController.swift",
        replace: """
              environment.sessionFile.delete()
              navigationController?.setViewControllers([LoginViewController(environment: environment)])
          """,
        with: """
              navigationController?.setViewControllers([LoginViewController(environment: environment)])
          """)),
    Mutant(
      .ownerKeptAlive,
      .init(
        in: "Login/LoginViewController.swift",
        replace: """
              login = Task { [weak self, transport = environment.transport] in
                do {
                  let response = try await transport.send(request)
                  guard !Task.isCancelled else { return }
                  self?.didReceive(response)
                } catch {
                  guard !Task.isCancelled else { return }
                  self?.didFail(LoginWire.failure(for: error))
          """,
        with: """
              login = Task {
                do {
                  let response = try await environment.transport.send(request)
                  guard !Task.isCancelled else { return }
                  didReceive(response)
                } catch {
                  guard !Task.isCancelled else { return }
                  didFail(LoginWire.failure(for: error))
          """)),
  ]
}
