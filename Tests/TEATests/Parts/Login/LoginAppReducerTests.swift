import Examples
import TestSupport
import Testing

@testable import TEA

/// The root's reducer alone: which screen's state there is.
struct LoginAppReducerTests {
  private let reducer = LoginAppReducer()

  @Test func `a login puts Home in place of Log in`() {
    let store = TestStore(.login(LoginState(password: "lovelace")), reducer: reducer)
    store.send(.login(.delegate(.loggedIn(Session.ada.user, isRemembered: false)))) {
      $0 = .home(HomeState(user: Session.ada.user, isRemembered: false))
    }
    store.finish()
  }

  @Test func `a logout puts an empty Log in in place of Home`() {
    let store = TestStore(.home(HomeState(user: Session.ada.user, isRemembered: true)), reducer: reducer)
    store.send(.home(.delegate(.loggedOut))) { $0 = .login(LoginState()) }
    store.finish()
  }

  @Test func `a login crosses from the screen to the root`() async {
    let world = LoginWorld()
    let store = TestStore(
      LoginAppState.login(LoginState(email: "ada@example.com", password: "lovelace")),
      reducer: TEAPattern.loginReducer(
        client: LoginClient(environment: world.environment), sessions: SessionClient(store: world.store)))
    store.send(.login(.view(.logInTapped))) {
      $0 = .login(
        LoginState(
          email: "ada@example.com", password: "lovelace", status: "Logging in…", isWaiting: true))
    }
    await settle()
    await world.transport.answer(status: 200, body: Session.adaAsText)
    store.receive(.login(.loggedIn(Session.ada.user, isRemembered: true))) {
      $0 = .login(LoginState(email: "ada@example.com", password: "lovelace"))
    }
    store.receive(.login(.delegate(.loggedIn(Session.ada.user, isRemembered: true)))) {
      $0 = .home(HomeState(user: Session.ada.user, isRemembered: true))
    }
    store.finish()
  }

  @Test func `the screens' other actions are their own`() {
    let store = TestStore(.login(LoginState()), reducer: reducer)
    store.send(.login(.view(.logInTapped)))
    store.finish()
  }
}
