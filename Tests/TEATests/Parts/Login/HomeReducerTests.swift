import Examples
import TestSupport
import Testing

@testable import TEA

/// The reducer alone, in a store that has the test say every change and every action; the disk is replaced.
struct HomeReducerTests {
  private let world = LoginWorld()

  @Test func `log out is told to the parent, and the session is deleted`() async {
    world.store.text = Session.adaAsText
    let store = TestStore(
      HomeState(user: Session.ada.user, isRemembered: true),
      reducer: HomeReducer(sessions: SessionClient(store: world.store)))
    store.send(.view(.logOutTapped))
    store.receive(.delegate(.loggedOut))
    await settle()
    store.finish()
    #expect(world.store.text == nil)
  }
}
