import Examples
import TestSupport
import Testing

@testable import MVPCF

/// The manager alone, on a fake store.
struct RestoreManagerTests {
  private let store = FakeStore()

  @Test func `it finds the name of the stored user`() {
    store.text = Session.adaAsText
    #expect(DefaultRestoreManager(store: store).restoredName() == "Ada Lovelace")
  }

  @Test func `without a session there is no name, and nothing is set aside`() {
    #expect(DefaultRestoreManager(store: store).restoredName() == nil)
    #expect(store.corruptText == nil)
  }
}
