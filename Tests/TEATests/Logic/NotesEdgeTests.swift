import Examples
import TerminalKit
import TestSupport
import Testing

@testable import TEA

/// Through the logic, what only this pattern can get wrong; these tests are not compared with those of others.
struct NotesEdgeTests {
  private let world = NotesWorld()
  private let window = Window()
  private let store: Store<NotesState, NotesAction>

  init() {
    store = Self.store(in: world, NotesState())
  }

  private static func store(in world: NotesWorld, _ state: NotesState) -> Store<NotesState, NotesAction> {
    Store(
      state,
      reducer: TEAPattern.notesReducer(
        client: NotesClient(environment: world.environment), makeKey: world.environment.makeKey))
  }

  private func show(_ state: NotesState) -> Store<NotesState, NotesAction> {
    let store = Self.store(in: world, state)
    window.rootViewController = NotesNavigationController(store: store)
    return store
  }

  /// A state with the samples, in which a note is open.
  private func state(at id: Note.ID) -> NotesState {
    var state = NotesState()
    state.replaceNotes(with: Note.samples)
    state.detail = NoteDetailState(noteID: id)
    return state
  }

  @Test func `A first state with note, editor and question shows all three at the first layout`() {
    var state = state(at: "n2")
    var editor = NoteEditorState(note: state.note(withID: "n2"))
    editor.title = "More milk"
    editor.isAsking = true
    state.editor = editor
    let store = show(state)
    #expect(window.visibleViewController is AlertController)
    window.tap("keep")
    window.layoutIfNeeded()
    #expect(window.text(of: "noteTitle") == "More milk")
    store.send(.editor(.view(.cancelTapped)))
    window.layoutIfNeeded()
    window.tap("discard")
    window.layoutIfNeeded()
    #expect(window.visibleViewController?.title == "Milk")
    window.goBack()
    window.layoutIfNeeded()
    #expect(window.visibleViewController?.title == "Notes")
  }

  @Test func `Back removes the note's state, and the next layouts do not push it again`() {
    let store = show(state(at: "n2"))
    #expect(window.visibleViewController?.title == "Milk")
    window.goBack()
    #expect(store.state.detail == nil)
    for _ in 1...2 {
      window.rootViewController?.setNeedsUpdateProperties()
      window.layoutIfNeeded()
    }
    #expect(window.visibleViewController?.title == "Notes")
  }

  @Test func `Back ends what the note has begun, but no delete that was sent`() async {
    var state = NotesState()
    state.replaceNotes(with: Note.samples)
    state.delete(Note.sample("n1", "Tea", second: 1))
    state.detail = NoteDetailState(noteID: "n9", isReading: true)
    let store = show(state)
    store.send(.list(.view(.filterEdited(""))))
    await settle()
    #expect(world.requests == ["GET /notes/n9", "DELETE /notes/n1"])
    window.goBack()
    await world.transport.answer(1, status: 500)
    await world.transport.answer(0, status: 404)
    #expect(world.transport.cancelled == [0])
    #expect(store.state.failedDeletes.map(\.noteID) == ["n1"])
  }

  @Test func `Closing the window keeps the promise of a delete`() async {
    var state = NotesState()
    state.replaceNotes(with: Note.samples)
    state.delete(Note.sample("n1", "Tea", second: 1))
    show(state).send(.list(.view(.filterEdited(""))))
    await settle()
    window.close()
    #expect(world.requests == ["GET /notes", "DELETE /notes/n1"])
    await world.transport.answer(1, status: 204)
    await world.transport.fail(0, with: .cancelled)
    #expect(world.transport.cancelled == [0])
  }

  @Test func `An action for a screen that is gone changes nothing`() {
    let before = store.state
    store.send(.detail(.view(.deleteTapped)))
    store.send(.editor(.view(.saveTapped)))
    #expect(store.state == before)
    #expect(world.requests.isEmpty)
  }

  @Test func `Deleting a second note sends the delete of the first`() async {
    let store = show(state(at: "n2"))
    store.send(.detail(.view(.deleteTapped)))
    store.send(.list(.delegate(.noteSelected("n3"))))
    store.send(.detail(.view(.deleteTapped)))
    await settle()
    #expect(world.requests.contains("DELETE /notes/n2"))
    #expect(!world.requests.contains("DELETE /notes/n3"))
  }

  @Test func `A note that is gone keeps its screen below the editor`() {
    var state = state(at: "n2")
    state.editor = NoteEditorState(note: state.note(withID: "n2"))
    let store = Self.store(in: world, state)
    store.send(.list(.read(Note.samples.filter { $0.id != "n2" })))
    #expect(store.state.detail != nil)
    store.send(.editor(.view(.cancelTapped)))
    #expect(store.state.detail == nil)
  }
}
