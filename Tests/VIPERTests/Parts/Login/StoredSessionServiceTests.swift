import Examples
import TestSupport
import Testing

@testable import VIPER

/// The service alone, on a fake store.
struct StoredSessionServiceTests {
  private let store = FakeStore()
  private let service: StoredSessionService

  init() {
    service = StoredSessionService(store: store)
  }

  @Test func `it stores, loads and deletes the session`() throws {
    try service.save(.ada)
    #expect(store.text == Session.adaAsText)
    #expect(service.load() == .ada)
    service.delete()
    #expect(store.text == nil)
    #expect(service.load() == nil)
  }

  @Test func `it puts a corrupt session aside`() {
    store.text = "{"
    #expect(service.load() == nil)
    #expect(store.text == nil)
    #expect(store.corruptText == "{")
  }

  @Test func `it says that it cannot store`() {
    store.isFull = true
    #expect(throws: (any Error).self) { try service.save(.ada) }
  }
}
