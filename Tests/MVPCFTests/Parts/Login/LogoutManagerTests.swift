import Examples
import TestSupport
import Testing

@testable import MVPCF

/// The manager alone, on a fake store.
struct LogoutManagerTests {
  @Test func `it deletes the session`() {
    let store = FakeStore()
    store.text = Session.adaAsText
    DefaultLogoutManager(store: store).logOut()
    #expect(store.text == nil)
  }
}
