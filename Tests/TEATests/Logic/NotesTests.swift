import Examples
import TerminalKit
import TestSupport
import Testing

@testable import TEA

/// Through the logic: store, reducers and client are real; the transport is replaced, and the state is seen in place of the
/// views. Only the test of the whole program needs widgets.
final class NotesTests {
  private let world = NotesWorld()
  private var store: Store<NotesState, NotesAction>

  init() {
    store = Self.store(in: world)
  }

  /// A store of a window that starts with a state.
  private static func store(
    in world: NotesWorld, _ state: NotesState = NotesState()
  ) -> Store<NotesState, NotesAction> {
    let client = NotesClient(environment: world.environment)
    return Store(
      state, reducer: TEAPattern.notesReducer(client: client, makeKey: world.environment.makeKey))
  }

  private var list: NoteListContents { NoteListContents(store.state) }
  private var banner: BannerContents { BannerContents(store.state) }
  private var editor: NoteEditorState? { store.state.editor }

  private var detail: NoteDetailContents? {
    NoteDetailContents(store.state)
  }

  private var titles: [String] { list.rows.map(\.title) }

  private func send(_ action: NoteListAction.View) {
    store.send(.list(.view(action)))
  }

  private func send(_ action: NoteDetailAction.View) {
    store.send(.detail(.view(action)))
  }

  private func send(_ action: NoteEditorAction.View) {
    store.send(.editor(.view(action)))
  }

  /// Shows the list with the samples: Café, Milk, Tea.
  private func showList() async {
    store.send(.list(.view(.loaded)))
    await settle()
    await world.answer(0, with: Note.samples)
  }

  /// Starts at a note that is not known yet.
  private func start(atNote id: Note.ID) async {
    var state = NotesState()
    state.detail = NoteDetailState(noteID: id, isReading: true)
    store = Self.store(in: world, state)
    store.send(.detail(.view(.loaded)))
    await settle()
  }

  private func openNote(atRow row: Int) {
    send(.noteSelected(list.rows[row].id))
  }

  private func deleteNote(atRow row: Int) {
    openNote(atRow: row)
    send(.deleteTapped)
  }

  private func newNote(_ title: String = "", _ body: String = "") {
    send(.addTapped)
    send(.titleEdited(title))
    send(.bodyEdited(body))
  }

  private func save() async {
    send(.saveTapped)
    await settle()
  }

  /// Deletes the note in a row; the request with this index fails.
  private func failToDelete(row: Int, request: Int) async {
    deleteNote(atRow: row)
    send(.filterEdited(""))
    await settle()
    await world.transport.fail(request, with: .timedOut)
  }

  private func refresh(with notes: [Note], request: Int) async {
    send(.refreshTapped)
    await settle()
    await world.answer(request, with: notes)
  }

  @Test func `the notes are read when the list is shown`() async {
    store.send(.list(.view(.loaded)))
    await settle()
    #expect(world.requests == ["GET /notes"])
    #expect(world.transport.requests.first?.timeoutInterval == 7)
    #expect(list.status == "Loading…")
    #expect(list.isLoading)
    await world.answer(0, with: Note.samples)
    #expect(titles.count == 3)
    #expect(list.status == "")
    #expect(!list.isLoading)
  }

  @Test func `the note that was changed last comes first`() async {
    await showList()
    #expect(titles == ["Café", "Milk", "Tea"])
  }

  @Test func `the filter ignores case and accents`() async {
    await showList()
    send(.filterEdited(" CAFE "))
    #expect(titles == ["Café"])
    send(.filterEdited(""))
    #expect(titles == ["Café", "Milk", "Tea"])
  }

  @Test func `no notes and no match are told apart`() async {
    await showList()
    send(.filterEdited("x"))
    #expect(list.status == "No note matches.")
    send(.refreshTapped)
    await settle()
    await world.answer(1, with: [Note]())
    #expect(list.status == "No notes.")
  }

  @Test func `two refreshes send one request`() async {
    await showList()
    send(.refreshTapped)
    send(.refreshTapped)
    await settle()
    #expect(world.requests.count == 2)
  }

  @Test(arguments: NotesOutcome.allCases)
  func `each failure of reading has its message`(outcome: NotesOutcome) async {
    await showList()
    send(.refreshTapped)
    await settle()
    await outcome.happen(on: world.transport, 1)
    #expect(list.status == outcome.message)
    #expect(titles.count == 3)
    #expect(!list.isLoading)
  }

  @Test func `an action removes the message`() async {
    await showList()
    send(.refreshTapped)
    await settle()
    await world.transport.fail(1, with: .timedOut)
    send(.filterEdited("m"))
    #expect(list.status == "")
  }

  @Test func `a row opens its note`() async {
    await showList()
    send(.filterEdited("milk"))
    openNote(atRow: 0)
    #expect(detail?.title == "Milk")
    #expect(detail?.body == "two litres")
    #expect(detail?.changed == "Changed 2026-01-01 09:00:02Z")
    #expect(detail?.hasNote == true)
    #expect(world.requests.count == 1)
  }

  @Test func `a note that is not known is read`() async {
    await start(atNote: "n9")
    #expect(world.requests == ["GET /notes/n9"])
    #expect(detail?.body == "Loading…")
    #expect(detail?.hasNote == false)
    await world.answer(0, with: Note.sample("n9", "Bread"))
    #expect(detail?.title == "Bread")
    #expect(detail?.hasNote == true)
  }

  @Test func `an unknown note is told on the list`() async {
    await start(atNote: "n9")
    await world.transport.answer(0, status: 404)
    #expect(detail == nil)
    store.send(.list(.view(.loaded)))
    await settle()
    await world.answer(1, with: Note.samples)
    #expect(list.status == "There is no note \"n9\".")
  }

  @Test func `leaving a note cancels its request`() async {
    await start(atNote: "n9")
    store.send(.detailClosed)
    #expect(detail == nil)
    await world.transport.answer(0, status: 404)
    #expect(world.transport.cancelled == [0])
    #expect(list.status == "")
  }

  @Test func `an empty title is refused`() async {
    await showList()
    newNote(" ", "two litres")
    await save()
    #expect(editor?.problem == "Enter a title.")
    #expect(editor?.isSaving == false)
    #expect(world.requests.count == 1)
  }

  @Test func `a new note is opened once it is saved`() async {
    await showList()
    newNote(" Bread ", " one ")
    #expect(editor?.heading == "New note")
    await save()
    #expect(editor?.problem == "Saving…")
    #expect(editor?.isSaving == true)
    #expect(world.requests.last == "POST /notes")
    #expect(world.transport.bodies.last == #"{"body":" one ","title":"Bread"}"#)
    await world.answer(1, with: Note.sample("n4", "Bread", second: 9), status: 201)
    #expect(editor == nil)
    #expect(titles == ["Bread", "Café", "Milk", "Tea"])
    #expect(detail?.title == "Bread")
  }

  @Test func `an edit is shown by note and list`() async {
    await showList()
    openNote(atRow: 2)
    send(.editTapped)
    #expect(editor?.heading == "Edit note")
    #expect(editor?.title == "Tea")
    #expect(editor?.body == "two litres")
    send(.titleEdited("Green tea"))
    await save()
    #expect(world.requests.last == "PUT /notes/n1")
    #expect(world.transport.requests.last?.value(forHTTPHeaderField: "If-Match") == "1")
    await world.answer(1, with: Note.sample("n1", "Green tea", second: 9, revision: 2))
    #expect(editor == nil)
    #expect(detail?.title == "Green tea")
    #expect(detail?.changed == "Changed 2026-01-01 09:00:09Z")
    #expect(titles == ["Green tea", "Café", "Milk"])
  }

  @Test func `two taps save once`() async {
    await showList()
    newNote("Bread")
    await save()
    await save()
    #expect(world.requests.count == 2)
  }

  @Test(arguments: NotesOutcome.allCases)
  func `each failure of saving has its message`(outcome: NotesOutcome) async {
    await showList()
    newNote("Bread")
    await save()
    await outcome.happen(on: world.transport, 1)
    #expect(editor?.problem == outcome.message)
    #expect(editor?.isSaving == false)
    #expect(editor != nil)
  }

  @Test func `the same texts are the same change`() async {
    await showList()
    newNote()
    for (number, title) in ["Bread", " Bread", "Rolls"].enumerated() {
      send(.titleEdited(title))
      await save()
      await world.transport.fail(number + 1, with: .timedOut)
    }
    #expect(world.sentKeys == ["key-1", "key-1", "key-2"])
  }

  @Test func `cancel while saving keeps the editor`() async {
    await showList()
    newNote("Bread")
    await save()
    send(.cancelTapped)
    #expect(editor?.isAsking == false)
    #expect(editor?.problem == "Cancelled.")
    #expect(editor?.isSaving == false)
    await world.answer(1, with: Note.sample("n4", "Bread", second: 9), status: 201)
    #expect(world.transport.cancelled == [1])
    #expect(editor?.problem == "Cancelled.")
    #expect(editor != nil)
    #expect(titles == ["Café", "Milk", "Tea"])
  }

  @Test func `unsaved changes are asked about`() async {
    await showList()
    newNote("Bread")
    send(.cancelTapped)
    #expect(editor?.isAsking == true)
    send(.keepTapped)
    #expect(editor?.isAsking == false)
    send(.cancelTapped)
    send(.discardTapped)
    #expect(editor == nil)
    newNote()
    send(.cancelTapped)
    #expect(editor == nil)
  }

  @Test func `a delete can be undone without a request`() async {
    await showList()
    deleteNote(atRow: 1)
    #expect(titles == ["Café", "Tea"])
    #expect(list.status == "Deleted \"Milk\".")
    #expect(list.canUndo)
    send(.undoTapped)
    await settle()
    #expect(titles == ["Café", "Milk", "Tea"])
    #expect(list.status == "")
    #expect(!list.canUndo)
    #expect(world.requests.count == 1)
  }

  @Test func `the next action sends the delete`() async {
    await showList()
    deleteNote(atRow: 1)
    send(.refreshTapped)
    await settle()
    #expect(world.requests == ["GET /notes", "DELETE /notes/n2", "GET /notes"])
    #expect(!list.canUndo)
    await world.answer(2, with: Note.samples)
    await world.transport.answer(1, status: 204)
    #expect(titles == ["Café", "Tea"])
  }

  @Test func `a failed delete brings the note back`() async {
    await showList()
    deleteNote(atRow: 1)
    send(.filterEdited(""))
    await settle()
    await world.transport.answer(1, status: 409)
    #expect(titles == ["Café", "Milk", "Tea"])
    #expect(
      list.status
        == "\"Milk\" is not deleted. The note was changed elsewhere. Refresh the list and try again.")
    // The same change would fail again.
    #expect(banner.failure == "")
  }

  @Test func `both banners tell of a change under way`() async {
    await showList()
    deleteNote(atRow: 1)
    openNote(atRow: 0)
    await settle()
    // Both banners show what is derived from the one state.
    #expect(banner.sync == "Sending…")
    await world.transport.answer(1, status: 204)
    #expect(banner.sync == "")
  }

  @Test func `letting go cancels every request`() async {
    var store: Store<NotesState, NotesAction>? = Self.store(in: world)
    weak let released = store
    store?.send(.list(.view(.loaded)))
    await settle()
    store = nil
    #expect(released == nil)
    await world.transport.fail(0, with: .cancelled)
    #expect(world.transport.cancelled == [0])
  }

  @Test func `Dismissing the editor by its presenter cancels saving`() async {
    let window = Window()
    TEAPattern().showNotes(with: world.environment, in: window)
    await settle()
    await world.answer(0, with: Note.samples)
    window.layoutIfNeeded()
    window.tap("add")
    window.layoutIfNeeded()
    window.type("Bread", into: "noteTitle")
    window.tap("save")
    await settle()
    weak let editor = window.visibleViewController
    window.rootViewController?.dismiss()
    await settle()
    window.layoutIfNeeded()
    #expect(editor == nil)
    #expect(window.text(of: "sync") == "")
    await world.answer(1, with: Note.sample("n4", "Bread", second: 9), status: 201)
    window.layoutIfNeeded()
    #expect(world.transport.cancelled == [1])
    #expect(window.visibleViewController?.title == "Notes")
    #expect(window.rows(of: "notes") == ["Café", "Milk", "Tea"])
  }

  @Test func `A failed delete is shown on the banner and sent again`() async {
    await showList()
    await failToDelete(row: 1, request: 1)
    #expect(banner.failure == "\"Milk\" is not deleted.")
    store.send(.banner(.retryTapped))
    await settle()
    #expect(world.requests.last == "DELETE /notes/n2")
    #expect(world.sentKeys == ["key-1", "key-1"])
    #expect(world.transport.requests.last?.value(forHTTPHeaderField: "If-Match") == "1")
    #expect(banner.sync == "Sending…")
    #expect(banner.failure == "")
    #expect(titles == ["Café", "Tea"])
    await world.transport.answer(2, status: 204)
    #expect(banner.sync == "")
    #expect(banner.failure == "")
    #expect(titles == ["Café", "Tea"])
  }

  @Test func `Of several failed deletes the oldest is sent again first and stands last when it fails`() async
  {
    await showList()
    await failToDelete(row: 1, request: 1)
    await failToDelete(row: 2, request: 2)
    #expect(banner.failure == "\"Milk\" is not deleted.")
    store.send(.banner(.retryTapped))
    await settle()
    #expect(world.requests.last == "DELETE /notes/n2")
    #expect(banner.failure == "\"Tea\" is not deleted.")
    await world.transport.fail(3, with: .timedOut)
    #expect(banner.failure == "\"Tea\" is not deleted.")
    store.send(.banner(.retryTapped))
    await settle()
    #expect(world.requests.last == "DELETE /notes/n1")
    #expect(banner.failure == "\"Milk\" is not deleted.")
  }

  @Test func `A failed delete is forgotten when its note was changed or is gone`() async {
    await showList()
    await failToDelete(row: 1, request: 1)
    await refresh(with: Note.samples, request: 2)
    #expect(banner.failure == "\"Milk\" is not deleted.")
    let changed = Note.sample("n2", "Milk", second: 2, revision: 2)
    await refresh(with: Note.samples.dropLast() + [changed], request: 3)
    #expect(banner.failure == "")
    await failToDelete(row: 1, request: 4)
    #expect(banner.failure == "\"Milk\" is not deleted.")
    await refresh(with: Note.samples.dropLast(), request: 5)
    #expect(banner.failure == "")
    await failToDelete(row: 0, request: 6)
    deleteNote(atRow: 0)
    #expect(banner.failure == "")
  }

  @Test func `Retrying ends the list's message, sends the undoable delete and closes the note`() async {
    await showList()
    await failToDelete(row: 1, request: 1)
    deleteNote(atRow: 0)
    #expect(list.status == "Deleted \"Café\".")
    store.send(.banner(.retryTapped))
    await settle()
    #expect(world.requests.suffix(2) == ["DELETE /notes/n3", "DELETE /notes/n2"])
    #expect(list.status == "")
    #expect(!list.canUndo)
    #expect(titles == ["Tea"])
    await world.transport.fail(3, with: .timedOut)
    openNote(atRow: 0)
    #expect(detail?.title == "Milk")
    store.send(.banner(.retryTapped))
    #expect(detail == nil)
    #expect(titles == ["Tea"])
  }
}
