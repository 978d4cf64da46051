import Examples
import TestSupport
import Testing

@testable import CleanSwift

/// The worker alone, between a fake transport and a real store, which is memory.
struct NotesWorkerTests {
  private let world = NotesWorld()
  private let store = NotesStore()
  private let worker: NotesWorker
  private let milk = Note.sample("n2", "Milk", second: 2)

  init() {
    worker = NotesWorker(
      client: NotesClient(environment: world.environment), store: store, makeKey: world.environment.makeKey)
    store.replaceNotes(with: Note.samples)
  }

  private var titles: [String] { store.notes.map(\.title) }

  @Test func `it reads the notes into the store`() async throws {
    let read = Task { [worker] in try await worker.fetchNotes() }
    await settle()
    await world.answer(0, with: [milk])
    try await read.value
    #expect(world.requests == ["GET /notes"])
    #expect(titles == ["Milk"])
  }

  @Test func `it reads a note into the store`() async throws {
    let read = Task { [worker] in try await worker.fetchNote(withID: "n9") }
    await settle()
    await world.answer(0, with: .sample("n9", "Bread", second: 9))
    try await read.value
    #expect(world.requests == ["GET /notes/n9"])
    #expect(titles == ["Bread", "Café", "Milk", "Tea"])
  }

  @Test func `what a cancelled read brings is not kept`() async throws {
    let read = Task { [worker] in try? await worker.fetchNotes() }
    await settle()
    read.cancel()
    await world.answer(0, with: [])
    await read.value
    #expect(titles == ["Café", "Milk", "Tea"])
  }

  @Test func `the same kind of change after the last one is the last one`() {
    let first = worker.change(.add(NoteDraft(title: "Bread")), after: nil)
    #expect(worker.change(.add(NoteDraft(title: "Bread")), after: first) == first)
    #expect(worker.change(.add(NoteDraft(title: "Rolls")), after: first).key == "key-2")
  }

  @Test func `a cancelled save is no longer under way, and its answer is not kept`() async {
    let change = worker.change(.add(NoteDraft(title: "Bread")), after: nil)
    let save = Task { [worker] in try? await worker.save(change) }
    await settle()
    #expect(store.isSending)
    save.cancel()
    await settle()
    #expect(!store.isSending)
    await world.answer(0, with: .sample("n4", "Bread", second: 9), status: 201)
    #expect(titles == ["Café", "Milk", "Tea"])
  }

  @Test func `a delete hides its note at once and is sent later`() async {
    worker.delete(milk)
    #expect(titles == ["Café", "Tea"])
    await settle()
    #expect(world.requests == [])
    worker.sendDelete()
    await settle()
    #expect(world.requests == ["DELETE /notes/n2"])
    #expect(!store.canUndo)
  }

  @Test func `a delete that is undone is not sent`() async {
    worker.delete(milk)
    worker.undoDelete()
    #expect(titles == ["Café", "Milk", "Tea"])
    worker.sendDelete()
    await settle()
    #expect(world.requests == [])
  }

  @Test func `a retry sends the failed delete again, after the one that could be undone`() async {
    worker.delete(milk)
    worker.sendDelete()
    await settle()
    await world.transport.answer(0, status: 503)
    #expect(store.failedDelete?.noteID == "n2")
    worker.delete(.sample("n1", "Tea", second: 1))
    worker.retryDelete()
    await settle()
    #expect(world.requests.dropFirst() == ["DELETE /notes/n1", "DELETE /notes/n2"])
    #expect(world.sentKeys == ["key-1", "key-2", "key-1"])
    #expect(titles == ["Café"])
  }
}
