import Examples
import TerminalKit
import TestSupport
import Testing

@testable import TEA

/// Through the logic, what only this pattern can get wrong; these tests are not compared with those of others.
struct LoginEdgeTests {
  private let world = LoginWorld()

  private func store(_ state: LoginAppState) -> Store<LoginAppState, LoginAppAction> {
    Store(
      state,
      reducer: TEAPattern.loginReducer(
        client: LoginClient(environment: world.environment),
        sessions: SessionClient(store: world.store)))
  }

  @Test func `An action for a screen that is gone changes nothing`() {
    let store = store(.home(HomeState(user: Session.ada.user, isRemembered: true)))
    let before = store.state
    store.send(.login(.view(.emailEdited("grace@example.com"))))
    store.send(.login(.delegate(.loggedIn(Session.ada.user, isRemembered: false))))
    #expect(store.state == before)
  }

  @Test func `Leaving Log in ends its effects`() async {
    let store = store(.login(LoginState(email: "ada@example.com", password: "lovelace")))
    store.send(.login(.view(.logInTapped)))
    await settle()
    store.send(.login(.delegate(.loggedIn(Session.ada.user, isRemembered: false))))
    await world.transport.answer(status: 200, body: Session.adaAsText)
    #expect(world.transport.cancelled == [0])
    #expect(world.store.text == nil)
  }

  @Test func `After a login no state has the password`() async {
    let store = store(.login(LoginState(email: "ada@example.com", password: "lovelace")))
    store.send(.login(.view(.logInTapped)))
    await settle()
    await world.transport.answer(status: 200, body: Session.adaAsText)
    #expect(store.state.home != nil)
    #expect(!String(reflecting: store.state).contains("lovelace"))
  }
}
