import Examples
import TestSupport
import Testing

@testable import MODAV

/// The adapter alone, on a fake transport.
struct NotesNetworkAdapterTests {
  private let world = NotesWorld()
  private let adapter: NotesNetworkAdapter
  private let milk = Note.samples[2]

  init() {
    adapter = NotesNetworkAdapter(environment: world.environment)
  }

  @Test func `it reads the notes`() async throws {
    let notes = Task { [adapter] in try await adapter.notes() }
    await settle()
    #expect(world.requests == ["GET /notes"])
    await world.answer(0, with: Note.samples)
    #expect(try await notes.value == Note.samples)
  }

  @Test func `it reads a note`() async throws {
    let note = Task { [adapter, milk] in try await adapter.note(withID: milk.id) }
    await settle()
    #expect(world.requests == ["GET /notes/n2"])
    await world.answer(0, with: milk)
    #expect(try await note.value == milk)
  }

  @Test func `it sends a new note with its key`() async throws {
    let change = NoteChange(key: "key-1", kind: .add(NoteDraft(title: "Milk", body: "two litres")))
    let note = Task { [adapter] in try await adapter.save(change) }
    await settle()
    #expect(world.requests == ["POST /notes"])
    #expect(world.sentKeys == ["key-1"])
    #expect(world.transport.bodies == [#"{"body":"two litres","title":"Milk"}"#])
    await world.answer(0, with: milk, status: 201)
    #expect(try await note.value == milk)
  }

  @Test func `it sends an edit with its revision`() async throws {
    let change = NoteChange(key: "key-1", kind: .edit(milk, NoteDraft(title: "Oat milk")))
    let note = Task { [adapter] in try await adapter.save(change) }
    await settle()
    #expect(world.requests == ["PUT /notes/n2"])
    #expect(world.transport.requests.first?.value(forHTTPHeaderField: "If-Match") == "1")
    await world.answer(0, with: Note.sample("n2", "Oat milk", revision: 2))
    #expect(try await note.value.revision == 2)
  }

  @Test func `it accepts no other note than the one that was edited`() async {
    let change = NoteChange(key: "key-1", kind: .edit(milk, NoteDraft(title: "Oat milk")))
    let note = Task { [adapter] in try await adapter.save(change) }
    await settle()
    await world.answer(0, with: Note.sample("n1", "Oat milk", revision: 2))
    await #expect(throws: NotesFailure.unreadableAnswer) { try await note.value }
  }

  @Test func `it sends a delete`() async throws {
    let change = NoteChange(key: "key-1", kind: .delete(milk))
    let answer = Task { [adapter] in try await adapter.delete(change) }
    await settle()
    #expect(world.requests == ["DELETE /notes/n2"])
    await world.transport.answer(0, status: 204)
    try await answer.value
  }

  @Test(arguments: NotesOutcome.allCases)
  func `it tells failures apart`(outcome: NotesOutcome) async throws {
    let failure = try #require(await world.failure(after: outcome, of: adapter.notes))
    #expect(NotesStrings.message(for: failure) == outcome.message)
  }
}
