import Examples
import TestSupport
import Testing

@testable import TEA

/// The reducer alone, in a store that has the test say every change and every action; the transport is replaced.
struct NoteEditorReducerTests {
  private let world = NotesWorld()

  private func store(_ note: Note? = nil) -> TestStore<NoteEditorReducer> {
    TestStore(
      NoteEditorState(note: note),
      reducer: NoteEditorReducer(
        client: NotesClient(environment: world.environment), makeKey: world.environment.makeKey))
  }

  private func saving(_ state: inout NoteEditorState, _ change: NoteChange) {
    state.problem = "Saving…"
    state.isSaving = true
    state.lastChange = change
  }

  @Test func `a note that is saved goes to the parent`() async {
    let store = store()
    store.send(.view(.titleEdited(" Bread "))) { $0.title = " Bread " }
    store.send(.view(.bodyEdited("one"))) { $0.body = "one" }
    store.send(.view(.saveTapped)) {
      saving(&$0, NoteChange(key: "key-1", kind: .add(NoteDraft(title: "Bread", body: "one"))))
    }
    await settle()
    await world.answer(0, with: Note.sample("n4", "Bread"), status: 201)
    store.receive(.saved(Note.sample("n4", "Bread"))) {
      $0.problem = ""
      $0.isSaving = false
    }
    store.receive(.delegate(.saved(Note.sample("n4", "Bread"))))
    store.finish()
  }

  @Test func `cancel ends the effect, and nothing is received`() async {
    let store = store()
    store.send(.view(.titleEdited("Bread"))) { $0.title = "Bread" }
    store.send(.view(.saveTapped)) {
      saving(&$0, NoteChange(key: "key-1", kind: .add(NoteDraft(title: "Bread", body: ""))))
    }
    await settle()
    store.send(.view(.cancelTapped)) {
      $0.problem = "Cancelled."
      $0.isSaving = false
    }
    await world.answer(0, with: Note.sample("n4", "Bread"), status: 201)
    store.finish()
  }

  @Test func `changes are asked about, and none are not`() {
    let store = store(Note.sample("n1", "Tea"))
    store.send(.view(.titleEdited("Green tea"))) { $0.title = "Green tea" }
    store.send(.view(.cancelTapped)) { $0.isAsking = true }
    store.send(.view(.keepTapped)) { $0.isAsking = false }
    store.send(.view(.titleEdited("Tea"))) { $0.title = "Tea" }
    store.send(.view(.cancelTapped))
    store.receive(.delegate(.closed))
    store.finish()
  }

  @Test func `an answer to the question ends it`() {
    let store = store()
    store.send(.view(.titleEdited("Bread"))) { $0.title = "Bread" }
    store.send(.view(.cancelTapped)) { $0.isAsking = true }
    store.send(.view(.discardTapped)) { $0.isAsking = false }
    store.receive(.delegate(.closed))
    store.finish()
  }

  @Test func `an editor that was dismissed is cancelled`() {
    let store = store()
    store.send(.view(.disappeared))
    store.receive(.delegate(.closed))
    store.finish()
  }
}
