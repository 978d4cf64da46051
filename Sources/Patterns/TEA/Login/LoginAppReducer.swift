/// Puts Home in place of Log in after a login, and Log in in place of Home after a logout.
struct LoginAppReducer: Reducer {
  func reduce(into state: inout LoginAppState, action: LoginAppAction) -> Effect<LoginAppAction> {
    switch action {
    case .login(.delegate(.loggedIn(let user, let isRemembered))):
      state = .home(HomeState(user: user, isRemembered: isRemembered))
    case .home(.delegate(.loggedOut)):
      state = .login(LoginState())
    case .login, .home:
      break
    }
    return .none
  }
}
