import Examples

/// All that can happen in Log in.
enum LoginAction {
  /// What the user does.
  enum View {
    case emailEdited(String)
    case passwordEdited(String)
    case logInTapped
    case cancelTapped
  }

  /// What the parent is told.
  enum Delegate {
    case loggedIn(User, isRemembered: Bool)
  }

  case view(View)
  case loggedIn(User, isRemembered: Bool)
  case failed(LoginFailure)
  case delegate(Delegate)
}
