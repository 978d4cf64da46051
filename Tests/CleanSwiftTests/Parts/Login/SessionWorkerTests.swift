import Examples
import TestSupport
import Testing

@testable import CleanSwift

/// The worker alone, on a fake store.
struct SessionWorkerTests {
  private let store = FakeStore()
  private let worker: SessionWorker

  init() {
    worker = SessionWorker(store: store)
  }

  @Test func `it stores, loads and deletes the session`() throws {
    try worker.save(.ada)
    #expect(store.text == Session.adaAsText)
    #expect(worker.load() == .ada)
    worker.delete()
    #expect(store.text == nil)
    #expect(worker.load() == nil)
  }

  @Test func `it puts a corrupt session aside`() {
    store.text = "{"
    #expect(worker.load() == nil)
    #expect(store.text == nil)
    #expect(store.corruptText == "{")
  }

  @Test func `it says that it cannot store`() {
    store.isFull = true
    #expect(throws: (any Error).self) { try worker.save(.ada) }
  }
}
