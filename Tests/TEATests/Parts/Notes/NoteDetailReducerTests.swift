import Examples
import TestSupport
import Testing

@testable import TEA

/// The reducer alone, in a store that has the test say every change and every action; the transport is replaced.
struct NoteDetailReducerTests {
  private let world = NotesWorld()

  private func store(_ state: NoteDetailState) -> TestStore<NoteDetailReducer> {
    TestStore(state, reducer: NoteDetailReducer(client: NotesClient(environment: world.environment)))
  }

  @Test func `a note that is known is not read`() {
    let store = store(NoteDetailState(noteID: "n1"))
    store.send(.view(.loaded))
    store.finish()
    #expect(world.requests.isEmpty)
  }

  @Test func `a note that is read goes to the parent`() async {
    let store = store(NoteDetailState(noteID: "n9", isReading: true))
    store.send(.view(.loaded))
    await settle()
    await world.answer(0, with: Note.sample("n9", "Bread"))
    store.receive(.delegate(.read(Note.sample("n9", "Bread")))) { $0.isReading = false }
    store.finish()
  }

  @Test func `a failure goes to the parent`() async {
    let store = store(NoteDetailState(noteID: "n9", isReading: true))
    store.send(.view(.loaded))
    await settle()
    await world.transport.answer(0, status: 404)
    store.receive(.delegate(.notRead("n9", .noSuchNote))) { $0.isReading = false }
    store.finish()
  }

  @Test func `what the user asks for goes to the parent`() {
    let store = store(NoteDetailState(noteID: "n1"))
    store.send(.view(.editTapped))
    store.receive(.delegate(.editTapped("n1")))
    store.send(.view(.deleteTapped))
    store.receive(.delegate(.deleteTapped("n1")))
    store.finish()
  }
}
