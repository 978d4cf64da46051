import Examples
import TestSupport
import Testing

@testable import MVPCF

/// The manager alone, on a fake store.
struct RememberManagerTests {
  private let store = FakeStore()

  @Test func `it stores the session`() throws {
    try DefaultRememberManager(store: store).remember(.ada)
    #expect(store.text == Session.adaAsText)
  }

  @Test func `it fails when the store does`() {
    store.isFull = true
    #expect(throws: (any Error).self) { try DefaultRememberManager(store: store).remember(.ada) }
  }
}
