import Examples
import TestSupport
import Testing

@testable import MODAV2

/// The adapter alone, on a fake store.
struct StorageAdapterTests {
  private let store = FakeStore()
  private let adapter: StorageAdapter

  init() {
    adapter = StorageAdapter(store: store)
  }

  @Test func `it loads nothing from an empty store`() {
    #expect(adapter.load() == nil)
  }

  @Test func `it loads what it has saved`() throws {
    try adapter.save(.ada)
    #expect(store.text == Session.adaAsText)
    #expect(adapter.load() == .ada)
  }

  @Test func `it sets aside what it cannot read`() {
    store.text = "{"
    #expect(adapter.load() == nil)
    #expect(store.text == nil)
    #expect(store.corruptText == "{")
  }

  @Test func `it throws if the store is full`() {
    store.isFull = true
    #expect(throws: (any Error).self) { try adapter.save(.ada) }
  }

  @Test func `it deletes what is stored`() {
    store.text = Session.adaAsText
    adapter.delete()
    #expect(store.text == nil)
  }
}
