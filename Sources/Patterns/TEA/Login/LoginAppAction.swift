/// All that can happen in the Login example.
enum LoginAppAction {
  case login(LoginAction)
  case home(HomeAction)

  /// The action of Log in, if it is one.
  var login: LoginAction? {
    if case .login(let action) = self { return action }
    return nil
  }

  /// The action of Home, if it is one.
  var home: HomeAction? {
    if case .home(let action) = self { return action }
    return nil
  }
}
