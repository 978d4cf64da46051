/// What is shown: Log in or Home, never both.
enum LoginAppState: Equatable {
  case login(LoginState)
  case home(HomeState)

  /// The state of Log in while that is shown.
  var login: LoginState? {
    get {
      if case .login(let login) = self { return login }
      return nil
    }
    set {
      if let newValue { self = .login(newValue) }
    }
  }

  /// The state of Home while that is shown.
  var home: HomeState? {
    get {
      if case .home(let home) = self { return home }
      return nil
    }
    set {
      if let newValue { self = .home(newValue) }
    }
  }
}
