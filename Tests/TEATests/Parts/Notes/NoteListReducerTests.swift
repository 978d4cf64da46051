import Examples
import TestSupport
import Testing

@testable import TEA

/// The reducer alone, in a store that has the test say every change and every action; the transport is replaced.
struct NoteListReducerTests {
  private let world = NotesWorld()
  private let store: TestStore<NoteListReducer>

  init() {
    store = TestStore(
      NoteListState(), reducer: NoteListReducer(client: NotesClient(environment: world.environment)))
  }

  @Test func `what is read goes to the parent`() async {
    store.send(.view(.loaded)) { $0.isLoading = true }
    await settle()
    await world.answer(0, with: Note.samples)
    store.receive(.read(Note.samples)) { $0.isLoading = false }
    store.receive(.delegate(.read(Note.samples)))
    store.finish()
  }

  @Test func `a failure of reading is told until the next action`() async {
    store.send(.view(.refreshTapped)) { $0.isLoading = true }
    await settle()
    await world.transport.answer(0, status: 500)
    store.receive(.notRead(.serverProblem)) {
      $0.isLoading = false
      $0.notice = .failed(.serverProblem)
    }
    store.send(.view(.filterEdited("m"))) {
      $0.filter = "m"
      $0.notice = nil
    }
    store.finish()
  }

  @Test func `what the user asks for goes to the parent`() {
    store.send(.view(.noteSelected("n1")))
    store.receive(.delegate(.noteSelected("n1")))
    store.send(.view(.addTapped))
    store.receive(.delegate(.addTapped))
    store.finish()
  }
}
