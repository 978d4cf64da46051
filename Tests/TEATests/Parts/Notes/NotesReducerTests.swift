import Examples
import TestSupport
import Testing

@testable import TEA

/// The root's reducer alone, in a store that has the test say every change and every action; the transport is replaced, and
/// what the screens' reducers would tell is sent.
struct NotesReducerTests {
  private let world = NotesWorld()
  private let milk = Note.sample("n2", "Milk", second: 2)

  private func store(_ state: NotesState) -> TestStore<NotesReducer> {
    let client = NotesClient(environment: world.environment)
    return TestStore(
      state,
      reducer: NotesReducer(
        list: NoteListReducer(client: client), client: client, makeKey: world.environment.makeKey))
  }

  private var stateWithNotes: NotesState {
    var state = NotesState()
    state.replaceNotes(with: Note.samples)
    return state
  }

  /// The titles in literals, as the changes are said by what the reducer calls as well.
  private func titles(of store: TestStore<NotesReducer>) -> [String] { store.state.notes.map(\.title) }

  @Test func `a row and add open a screen`() {
    let store = store(stateWithNotes)
    store.send(.list(.delegate(.noteSelected("n2")))) { $0.detail = NoteDetailState(noteID: "n2") }
    store.send(.detailClosed) { $0.detail = nil }
    store.send(.list(.delegate(.addTapped))) { $0.editor = NoteEditorState() }
    store.finish()
  }

  @Test func `a note that was not read closes its screen, and the list tells`() {
    var state = stateWithNotes
    // As the child, which reduces first, leaves it.
    state.detail = NoteDetailState(noteID: "n9")
    let store = store(state)
    store.send(.detail(.delegate(.notRead("n9", .noSuchNote)))) {
      $0.detail = nil
      $0.list.notice = .noSuchNote("n9")
    }
    store.finish()
  }

  @Test func `a new note that is saved is kept and opened`() {
    var state = stateWithNotes
    state.editor = NoteEditorState()
    let store = store(state)
    let bread = Note.sample("n4", "Bread", second: 9)
    store.send(.editor(.delegate(.saved(bread)))) {
      $0.editor = nil
      $0.keep(bread)
      $0.detail = NoteDetailState(noteID: "n4")
    }
    #expect(titles(of: store) == ["Bread", "Café", "Milk", "Tea"])
    store.finish()
  }

  @Test func `a delete waits for the next action, and ends with its answer`() async {
    var state = stateWithNotes
    state.detail = NoteDetailState(noteID: "n2")
    let store = store(state)
    store.send(.detail(.delegate(.deleteTapped("n2")))) {
      $0.delete(milk)
      $0.detail = nil
      $0.list.notice = .deleted(title: "Milk")
    }
    #expect(titles(of: store) == ["Café", "Tea"])
    #expect(store.state.undoableNote == milk)
    #expect(world.requests.isEmpty)
    let change = NoteChange(key: "key-1", kind: .delete(milk))
    store.send(.list(.view(.filterEdited("m")))) {
      _ = $0.takeUndoableNote()
      $0.beginDelete(change, of: milk)
      $0.list.filter = "m"
      $0.list.notice = nil
    }
    #expect(store.state.undoableNote == nil)
    #expect(store.state.deletesUnderWay == [change])
    await settle()
    await world.transport.answer(0, status: 204)
    store.receive(.deleted(change)) { $0.endDelete(change) }
    #expect(store.state.deletesUnderWay.isEmpty)
    #expect(titles(of: store) == ["Café", "Tea"])
    store.finish()
  }

  @Test func `an undone delete is not sent`() {
    var state = stateWithNotes
    state.delete(milk)
    let store = store(state)
    store.send(.list(.view(.undoTapped))) { $0.undoDelete() }
    #expect(titles(of: store) == ["Café", "Milk", "Tea"])
    store.send(.list(.view(.filterEdited("m")))) { $0.list.filter = "m" }
    store.finish()
    #expect(world.requests.isEmpty)
  }

  @Test func `a failed delete brings the note back and is sent again`() async {
    var state = stateWithNotes
    state.delete(milk)
    let store = store(state)
    let change = NoteChange(key: "key-1", kind: .delete(milk))
    store.send(.list(.view(.filterEdited("")))) {
      _ = $0.takeUndoableNote()
      $0.beginDelete(change, of: milk)
    }
    await settle()
    await world.transport.answer(0, status: 500)
    store.receive(.deleteFailed(change, of: milk, .serverProblem)) {
      $0.failDelete(change, of: milk, because: .serverProblem)
      $0.list.notice = .notDeleted(title: "Milk", .serverProblem)
    }
    #expect(titles(of: store) == ["Café", "Milk", "Tea"])
    #expect(store.state.failedDeletes == [change])
    #expect(store.state.deletesUnderWay.isEmpty)
    store.send(.banner(.retryTapped)) {
      $0.list.notice = nil
      $0.beginDelete(change, of: milk)
    }
    #expect(titles(of: store) == ["Café", "Tea"])
    #expect(store.state.failedDeletes.isEmpty)
    await settle()
    await world.transport.answer(1, status: 204)
    store.receive(.deleted(change)) { $0.endDelete(change) }
    #expect(store.state.deletesUnderWay.isEmpty)
    #expect(titles(of: store) == ["Café", "Tea"])
    store.finish()
  }
}
