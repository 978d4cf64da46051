import Examples
import TerminalKit
import TestSupport
import Testing

@testable import TEA

/// Shows by running what the card's caveats describe.
struct CaveatTests {
  private let world = NotesWorld()

  private func store(
    _ state: NotesState = NotesState(), in world: NotesWorld
  ) -> Store<NotesState, NotesAction> {
    Store(
      state,
      reducer: TEAPattern.notesReducer(
        client: NotesClient(environment: world.environment), makeKey: world.environment.makeKey))
  }

  private func stateWithNotes() -> NotesState {
    var state = NotesState()
    state.replaceNotes(with: Note.samples)
    return state
  }

  @Test func `what the user does on the list ends what can be undone`() async {
    var state = stateWithNotes()
    state.delete(Note.sample("n1", "Tea", second: 1))
    let store = store(state, in: world)
    store.send(.list(.view(.loaded)))
    #expect(store.state.undoableNote != nil)
    store.send(.list(.view(.filterEdited("m"))))
    #expect(store.state.undoableNote == nil)
    await settle()
    #expect(world.requests == ["GET /notes", "DELETE /notes/n1"])
  }

  @Test func `Back removes the note's state, and it is not pushed again`() {
    var state = stateWithNotes()
    state.detail = NoteDetailState(noteID: "n2")
    let store = store(state, in: world)
    let window = Window(rootViewController: NotesNavigationController(store: store))
    window.goBack()
    window.layoutIfNeeded()
    #expect(store.state.detail == nil)
    #expect(window.visibleViewController?.title == "Notes")
  }

  @Test func `an editor whose state is gone dismisses itself`() {
    var state = stateWithNotes()
    state.editor = NoteEditorState()
    let store = store(state, in: world)
    let window = Window(rootViewController: NotesNavigationController(store: store))
    #expect(window.visibleViewController is NoteEditorViewController)
    store.send(.editor(.view(.cancelTapped)))
    #expect(window.visibleViewController is NoteEditorViewController)
    window.layoutIfNeeded()
    #expect(window.visibleViewController is NoteListViewController)
  }

  @Test func `log in and store are one effect that a cancel ends between them`() async {
    let world = LoginWorld()
    let store = Store(
      LoginState(email: "ada@example.com", password: "lovelace"),
      reducer: LoginReducer(
        client: LoginClient(environment: world.environment), sessions: SessionClient(store: world.store)))
    store.send(.view(.logInTapped))
    await settle()
    store.send(.view(.cancelTapped))
    await world.transport.answer(status: 200, body: Session.adaAsText)
    #expect(world.store.text == nil)
  }

  @Test func `one observed state wakes every reader, a no-op nobody`() {
    let store = store(stateWithNotes(), in: world)
    let filter = ChangeListener(to: \.state.list.filter, of: store)
    store.send(.list(.view(.filterEdited(""))))
    #expect(!filter.hasHeardAll)
    // It changes nothing that was read.
    store.send(.list(.view(.addTapped)))
    #expect(filter.hasHeardAll)
  }

  @Test func `two stores with their own keys do not share them`() async {
    for world in [NotesWorld(), NotesWorld()] {
      let store = store(in: world)
      store.send(.list(.view(.addTapped)))
      store.send(.editor(.view(.titleEdited("Bread"))))
      store.send(.editor(.view(.saveTapped)))
      await settle()
      #expect(world.sentKeys == ["key-1"])
    }
  }

  @Test func `equal names in two children are two effects`() async {
    var state = stateWithNotes()
    state.detail = NoteDetailState(noteID: "n9", isReading: true)
    let store = store(state, in: world)
    // Both children name their effect `read`.
    store.send(.list(.view(.loaded)))
    store.send(.detail(.view(.loaded)))
    await settle()
    store.send(.detailClosed)
    await world.transport.answer(1, status: 404)
    await world.answer(0, with: Note.samples)
    #expect(world.transport.cancelled == [1])
    #expect(store.state.hasRead)
  }

  @Test func `a delete and the end of a session are promises`() async {
    let world = LoginWorld()
    world.store.text = Session.adaAsText
    let store = Store(
      LoginAppState.home(HomeState(user: Session.ada.user, isRemembered: true)),
      reducer: TEAPattern.loginReducer(
        client: LoginClient(environment: world.environment),
        sessions: SessionClient(store: world.store)))
    store.send(.home(.view(.logOutTapped)))
    #expect(store.state.home == nil)
    #expect(world.store.text != nil)
    await settle()
    #expect(world.store.text == nil)
  }

  @Test func `the system may dismiss the editor past its state`() {
    var state = stateWithNotes()
    state.editor = NoteEditorState()
    let store = store(state, in: world)
    let window = Window(rootViewController: NotesNavigationController(store: store))
    window.rootViewController?.dismiss()
    #expect(store.state.editor == nil)
    window.layoutIfNeeded()
    #expect(window.visibleViewController is NoteListViewController)
    let before = store.state
    store.send(.editor(.view(.disappeared)))
    #expect(store.state == before)
  }
}
