extension [Mutant] {
  /// What can go wrong in MVVM.
  public static let mvvm: [Mutant] = [
    Mutant(
      .greetingUnseen,
      .init(
        in: "Greeting/GreetingViewModel.swift",
        replace: """
          @Observable
          final class GreetingViewModel
          """,
        with: """
          final class GreetingViewModel
          """)),
    Mutant(
      .emailUntrimmed,
      .init(
        in: "Login/LoginModel.swift",
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
        in: "Login/LoginModel.swift",
        replace: """
              guard !email.isEmpty else { throw .emptyEmail }
              guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
              guard !password.isEmpty else { throw .emptyPassword }
          """,
        with: """
              guard !password.isEmpty else { throw .emptyPassword }
              guard !email.isEmpty else { throw .emptyEmail }
              guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
          """)),
    Mutant(
      .uncheckedRequest,
      .init(
        in: "Login/LoginViewModel.swift",
        replace: """
              do {
                logIn(with: try model.credentials(email: email, password: password))
              } catch {
                status = LoginStrings.message(for: error)
              }
          """,
        with: """
              do {
                _ = try model.credentials(email: email, password: password)
              } catch {
                status = LoginStrings.message(for: error)
              }
              logIn(with: Credentials(email: email, password: password))
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
          """)),
    Mutant(
      .failureSwallowed,
      .init(
        in: "Login/LoginViewModel.swift",
        replace: """
                do throws(LoginFailure) {
                  let (user, isRemembered) = try await model.logIn(with: credentials)
                  guard !Task.isCancelled else { return }
                  self?.didLogIn(user, isRemembered: isRemembered)
                } catch {
                  guard !Task.isCancelled else { return }
                  self?.didFail(error)
                }
          """,
        with: """
                let answer = try? await model.logIn(with: credentials)
                guard let (user, isRemembered) = answer, !Task.isCancelled else { return }
                self?.didLogIn(user, isRemembered: isRemembered)
          """)),
    Mutant(
      .messagesSwapped,
      .init(
        in: "Login/LoginModel.swift",
        replace: """
              guard !email.isEmpty else { throw .emptyEmail }
              guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
              guard !password.isEmpty else { throw .emptyPassword }
          """,
        with: """
              guard !email.isEmpty else { throw .emptyPassword }
              guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
              guard !password.isEmpty else { throw .emptyEmail }
          """)),
    Mutant(
      .refusalAccepted,
      .init(
        in: "Login/LoginViewModel.swift",
        replace: """
              if failure == .wrongCredentials {
                password = ""
              }
          """,
        with: """
              if failure == .wrongCredentials {
                didLogIn(User(id: "", name: email, email: email), isRemembered: false)
              }
          """)),
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
      .indicatorLeftOn,
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
              screen.statusLabel.text = viewModel.status
              screen.isWaiting = viewModel.isWaiting
          """,
        with: """
              screen.isWaiting = viewModel.isWaiting
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
                  guard !Task.isCancelled else { return }
                  self?.didFail(error)
          """,
        with: """
                  self?.didFail(error)
          """)),
    Mutant(
      .sessionUnstored,
      .init(
        in: "Login/LoginModel.swift",
        replace: "!Task.isCancelled && (try? store.save(session)) != nil",
        with: "!Task.isCancelled")),
    Mutant(
      .storingUnreported,
      .init(
        in: "Login/LoginViewModel.swift",
        replace: "HomeViewModel(user: user, isRemembered: isRemembered, model: model)",
        with: "HomeViewModel(user: user, isRemembered: true, model: model)")),
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
      .strongBackReference,
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
                }
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
                }
          """)),
  ]
}
