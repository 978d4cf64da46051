import Examples
import TestSupport
import Testing

@testable import MVVMC

/// Through the logic, what only this pattern can get wrong; these tests are not compared with those of others.
struct LoginEdgeTests {
  private let world = LoginWorld()
  private let model: LoginModel

  init() {
    model = LoginModel(
      client: LoginClient(environment: world.environment), store: SessionStore(store: world.store))
  }

  @Test func `Without its coordinator Log in opens nothing, and does the rest`() async {
    var coordinator: FakeLoginCoordinator? = FakeLoginCoordinator()
    weak let released = coordinator
    let viewModel = coordinator.map { LoginViewModel(model: model, coordinator: $0) }
    coordinator = nil
    #expect(released == nil)
    viewModel?.email = "ada@example.com"
    viewModel?.password = "lovelace"
    viewModel?.logIn()
    await settle()
    await world.transport.answer(status: 200, body: Session.adaAsText)
    #expect(viewModel?.isWaiting == false)
    #expect(world.store.text == Session.adaAsText)
  }

  @Test func `Without its coordinator Home stays, and forgets the session`() {
    world.store.text = Session.adaAsText
    var coordinator: FakeLoginCoordinator? = FakeLoginCoordinator()
    weak let released = coordinator
    let viewModel = coordinator.map {
      HomeViewModel(user: Session.ada.user, isRemembered: true, model: model, coordinator: $0)
    }
    coordinator = nil
    #expect(released == nil)
    viewModel?.logOut()
    #expect(world.store.text == nil)
  }
}
