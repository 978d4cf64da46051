import Examples
import TestSupport
import Testing

@testable import TEA

/// The reducer alone, in a store that has the test say every change and every action; transport and disk are replaced.
struct LoginReducerTests {
  private let world = LoginWorld()
  private let reducer: LoginReducer

  init() {
    reducer = LoginReducer(
      client: LoginClient(environment: world.environment), sessions: SessionClient(store: world.store))
  }

  private func filledIn(_ password: String = "lovelace") -> LoginState {
    LoginState(email: "ada@example.com", password: password)
  }

  @Test func `a keystroke is an action that writes the state`() {
    let store = TestStore(LoginState(), reducer: reducer)
    store.send(.view(.emailEdited("ada@"))) { $0.email = "ada@" }
    store.send(.view(.passwordEdited("love"))) { $0.password = "love" }
    store.finish()
  }

  @Test func `a check that fails writes its message and has no effect`() {
    let store = TestStore(LoginState(email: "ada"), reducer: reducer)
    store.send(.view(.logInTapped)) { $0.status = "Enter a valid email address." }
    store.finish()
    #expect(world.transport.requests.isEmpty)
  }

  @Test func `a login is told to the parent`() async {
    let store = TestStore(filledIn(), reducer: reducer)
    store.send(.view(.logInTapped)) {
      $0.status = "Logging in…"
      $0.isWaiting = true
    }
    await settle()
    await world.transport.answer(status: 200, body: Session.adaAsText)
    store.receive(.loggedIn(Session.ada.user, isRemembered: true)) {
      $0.status = ""
      $0.isWaiting = false
    }
    store.receive(.delegate(.loggedIn(Session.ada.user, isRemembered: true)))
    store.finish()
    #expect(world.store.text == Session.adaAsText)
  }

  @Test func `a refusal empties the password`() async {
    let store = TestStore(filledIn(), reducer: reducer)
    store.send(.view(.logInTapped)) {
      $0.status = "Logging in…"
      $0.isWaiting = true
    }
    await settle()
    await world.transport.answer(status: 401)
    store.receive(.failed(.wrongCredentials)) {
      $0.status = "Email or password is incorrect."
      $0.isWaiting = false
      $0.password = ""
    }
    store.finish()
  }

  @Test func `cancel ends the effect, and nothing is received`() async {
    let store = TestStore(filledIn(), reducer: reducer)
    store.send(.view(.logInTapped)) {
      $0.status = "Logging in…"
      $0.isWaiting = true
    }
    await settle()
    store.send(.view(.cancelTapped)) {
      $0.status = "Cancelled."
      $0.isWaiting = false
    }
    await world.transport.answer(status: 200, body: Session.adaAsText)
    store.finish()
    #expect(world.store.text == nil)
  }

  @Test func `the same state and action give the same state, and nothing is sent`() async {
    var (first, second) = (filledIn(), filledIn())
    let effect = reducer.reduce(into: &first, action: .view(.logInTapped))
    _ = reducer.reduce(into: &second, action: .view(.logInTapped))
    await settle()
    #expect(first == second)
    #expect(first.isWaiting)
    #expect(effect.steps.count == 1)
    #expect(world.transport.requests.isEmpty)
  }
}
