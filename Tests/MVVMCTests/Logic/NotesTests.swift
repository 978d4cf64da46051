import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MVVMC

/// Through the logic: view models and model are real; the transport and the coordinators are replaced, and the state is seen
/// in place of the views. Only the test of the whole program needs widgets.
struct NotesTests {
  private let world = NotesWorld()
  private let model: NotesModel
  private let coordinator = FakeNotesCoordinator()
  private let list: NoteListViewModel
  private let banner: BannerViewModel

  init() {
    model = NotesModel(client: NotesClient(environment: world.environment))
    let list = NoteListViewModel(model: model, coordinator: coordinator)
    self.list = list
    banner = BannerViewModel(model: model) { list.retryDelete() }
    coordinator.list = list
  }

  /// Shows the list with the samples: Café, Milk, Tea.
  private func showList() async {
    list.load()
    await settle()
    await world.answer(0, with: Note.samples)
  }

  private func newNote(_ title: String = "", _ body: String = "") -> NoteEditorViewModel {
    list.addNote()
    let editor = NoteEditorViewModel(model: model, note: nil, coordinator: coordinator)
    editor.title = title
    editor.body = body
    return editor
  }

  private func save(_ editor: NoteEditorViewModel) async {
    editor.save()
    await settle()
  }

  private var titles: [String] { list.rows.map(\.title) }

  private func detail(of id: Note.ID) -> NoteDetailViewModel {
    NoteDetailViewModel(model: model, noteID: id, coordinator: coordinator)
  }

  private func openNote(atRow row: Int) -> NoteDetailViewModel {
    let id = list.rows[row].id
    list.openNote(withID: id)
    #expect(coordinator.shownID == id)
    return detail(of: id)
  }

  /// Deletes the note in a row; the request with this index fails.
  private func failToDelete(row: Int, request: Int) async {
    openNote(atRow: row).deleteNote()
    list.setFilter("")
    await settle()
    await world.transport.fail(request, with: .timedOut)
  }

  private func refresh(with notes: [Note], request: Int) async {
    list.refresh()
    await settle()
    await world.answer(request, with: notes)
  }

  @Test func `the notes are read when the list is shown`() async {
    list.load()
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
    list.setFilter(" CAFE ")
    #expect(titles == ["Café"])
    list.setFilter("")
    #expect(titles == ["Café", "Milk", "Tea"])
  }

  @Test func `no notes and no match are told apart`() async {
    await showList()
    list.setFilter("x")
    #expect(list.status == "No note matches.")
    list.refresh()
    await settle()
    await world.answer(1, with: [Note]())
    #expect(list.status == "No notes.")
  }

  @Test func `two refreshes send one request`() async {
    await showList()
    list.refresh()
    list.refresh()
    await settle()
    #expect(world.requests.count == 2)
  }

  @Test(arguments: NotesOutcome.allCases)
  func `each failure of reading has its message`(outcome: NotesOutcome) async {
    await showList()
    list.refresh()
    await settle()
    await outcome.happen(on: world.transport, 1)
    #expect(list.status == outcome.message)
    #expect(titles.count == 3)
    #expect(!list.isLoading)
  }

  @Test func `an action removes the message`() async {
    await showList()
    list.refresh()
    await settle()
    await world.transport.fail(1, with: .timedOut)
    list.setFilter("m")
    #expect(list.status == "")
  }

  @Test func `a row opens its note`() async {
    await showList()
    list.setFilter("milk")
    let detail = openNote(atRow: 0)
    #expect(detail.texts?.title == "Milk")
    #expect(detail.texts?.body == "two litres")
    #expect(detail.texts?.changed == "Changed 2026-01-01 09:00:02Z")
    #expect(detail.hasNote)
    #expect(world.requests.count == 1)
  }

  @Test func `a note that is not known is read`() async {
    let detail = detail(of: "n9")
    detail.load()
    await settle()
    #expect(world.requests == ["GET /notes/n9"])
    #expect(detail.texts?.body == "Loading…")
    #expect(!detail.hasNote)
    await world.answer(0, with: Note.sample("n9", "Bread"))
    #expect(detail.texts?.title == "Bread")
    #expect(detail.hasNote)
  }

  @Test func `an unknown note is told on the list`() async {
    let detail = detail(of: "n9")
    detail.load()
    await settle()
    await world.transport.answer(0, status: 404)
    #expect(detail.texts == nil)
    list.load()
    await settle()
    await world.answer(1, with: Note.samples)
    #expect(list.status == "There is no note \"n9\".")
  }

  @Test func `leaving a note cancels its request`() async {
    var detail: NoteDetailViewModel? = detail(of: "n9")
    weak let released = detail
    detail?.load()
    await settle()
    detail = nil
    #expect(released == nil)
    await world.transport.answer(0, status: 404)
    #expect(world.transport.cancelled == [0])
    #expect(list.status == "")
  }

  @Test func `an empty title is refused`() async {
    await showList()
    let editor = newNote(" ", "two litres")
    await save(editor)
    #expect(editor.problem == "Enter a title.")
    #expect(!editor.isSaving)
    #expect(world.requests.count == 1)
  }

  @Test func `a new note is opened once it is saved`() async throws {
    await showList()
    let editor = newNote(" Bread ", " one ")
    #expect(coordinator.addedNotes == 1)
    #expect(editor.heading == "New note")
    await save(editor)
    #expect(editor.problem == "Saving…")
    #expect(editor.isSaving)
    #expect(world.requests.last == "POST /notes")
    #expect(world.transport.bodies.last == #"{"body":" one ","title":"Bread"}"#)
    await world.answer(1, with: Note.sample("n4", "Bread", second: 9), status: 201)
    #expect(coordinator.finishedEditors == 1)
    #expect(titles == ["Bread", "Café", "Milk", "Tea"])
    #expect(editor.problem.isEmpty && !editor.isSaving)
    #expect(detail(of: try #require(coordinator.savedNote).id).texts?.title == "Bread")
  }

  @Test func `an edit is shown by note and list`() async {
    await showList()
    let detail = openNote(atRow: 2)
    detail.editNote()
    let editor = NoteEditorViewModel(
      model: model, note: coordinator.editedNote, coordinator: coordinator)
    #expect(editor.heading == "Edit note")
    #expect(editor.title == "Tea")
    #expect(editor.body == "two litres")
    editor.title = "Green tea"
    await save(editor)
    #expect(world.requests.last == "PUT /notes/n1")
    #expect(world.transport.requests.last?.value(forHTTPHeaderField: "If-Match") == "1")
    await world.answer(1, with: Note.sample("n1", "Green tea", second: 9, revision: 2))
    #expect(coordinator.savedNote?.title == "Green tea")
    #expect(detail.texts?.title == "Green tea")
    #expect(detail.texts?.changed == "Changed 2026-01-01 09:00:09Z")
    #expect(titles == ["Green tea", "Café", "Milk"])
  }

  @Test func `two taps save once`() async {
    await showList()
    let editor = newNote("Bread")
    await save(editor)
    await save(editor)
    #expect(world.requests.count == 2)
  }

  @Test(arguments: NotesOutcome.allCases)
  func `each failure of saving has its message`(outcome: NotesOutcome) async {
    await showList()
    let editor = newNote("Bread")
    await save(editor)
    await outcome.happen(on: world.transport, 1)
    #expect(editor.problem == outcome.message)
    #expect(!editor.isSaving)
    #expect(coordinator.finishedEditors == 0)
  }

  @Test func `the same texts are the same change`() async {
    await showList()
    let editor = newNote()
    for (number, title) in ["Bread", " Bread", "Rolls"].enumerated() {
      editor.title = title
      await save(editor)
      await world.transport.fail(number + 1, with: .timedOut)
    }
    #expect(world.sentKeys == ["key-1", "key-1", "key-2"])
  }

  @Test func `cancel while saving keeps the editor`() async {
    await showList()
    let editor = newNote("Bread")
    await save(editor)
    editor.cancel()
    #expect(coordinator.discard == nil)
    #expect(editor.problem == "Cancelled.")
    #expect(!editor.isSaving)
    await world.answer(1, with: Note.sample("n4", "Bread", second: 9), status: 201)
    #expect(world.transport.cancelled == [1])
    #expect(editor.problem == "Cancelled.")
    #expect(coordinator.finishedEditors == 0)
    #expect(titles == ["Café", "Milk", "Tea"])
  }

  @Test func `unsaved changes are asked about`() async throws {
    await showList()
    let editor = newNote("Bread")
    editor.cancel()
    let discard = try #require(coordinator.discard)
    #expect(coordinator.finishedEditors == 0)
    discard()
    #expect(coordinator.finishedEditors == 1)
    coordinator.discard = nil
    let other = newNote()
    other.cancel()
    #expect(coordinator.discard == nil)
    #expect(coordinator.finishedEditors == 2)
    #expect(coordinator.savedNote == nil)
  }

  @Test func `a delete can be undone without a request`() async {
    await showList()
    openNote(atRow: 1).deleteNote()
    #expect(titles == ["Café", "Tea"])
    #expect(list.status == "Deleted \"Milk\".")
    #expect(list.canUndo)
    list.undoDelete()
    await settle()
    #expect(titles == ["Café", "Milk", "Tea"])
    #expect(list.status == "")
    #expect(!list.canUndo)
    #expect(world.requests.count == 1)
  }

  @Test func `the next action sends the delete`() async {
    await showList()
    openNote(atRow: 1).deleteNote()
    list.refresh()
    await settle()
    #expect(world.requests == ["GET /notes", "DELETE /notes/n2", "GET /notes"])
    #expect(!list.canUndo)
    await world.answer(2, with: Note.samples)
    await world.transport.answer(1, status: 204)
    #expect(titles == ["Café", "Tea"])
  }

  @Test func `a failed delete brings the note back`() async {
    await showList()
    openNote(atRow: 1).deleteNote()
    list.setFilter("")
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
    openNote(atRow: 1).deleteNote()
    _ = openNote(atRow: 0)
    await settle()
    #expect(banner.sync == "Sending…")
    await world.transport.answer(1, status: 204)
    #expect(banner.sync == "")
  }

  @Test func `letting go cancels every request`() async {
    var list: NoteListViewModel? = NoteListViewModel(model: model, coordinator: coordinator)
    weak let released = list
    list?.load()
    await settle()
    list = nil
    #expect(released == nil)
    await world.transport.fail(0, with: .cancelled)
    #expect(world.transport.cancelled == [0])
  }

  @Test func `Dismissing the editor by its presenter cancels saving`() async {
    let window = Window()
    MVVMCPattern().showNotes(with: world.environment, in: window)
    await settle()
    await world.answer(0, with: Note.samples)
    window.layoutIfNeeded()
    window.tap("add")
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
    banner.retry()
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
    banner.retry()
    await settle()
    #expect(world.requests.last == "DELETE /notes/n2")
    #expect(banner.failure == "\"Tea\" is not deleted.")
    await world.transport.fail(3, with: .timedOut)
    #expect(banner.failure == "\"Tea\" is not deleted.")
    banner.retry()
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
    openNote(atRow: 0).deleteNote()
    #expect(banner.failure == "")
  }

  @Test func `Retrying ends the list's message, sends the undoable delete and closes the note`() async {
    await showList()
    await failToDelete(row: 1, request: 1)
    openNote(atRow: 0).deleteNote()
    #expect(list.status == "Deleted \"Café\".")
    banner.retry()
    await settle()
    #expect(world.requests.suffix(2) == ["DELETE /notes/n3", "DELETE /notes/n2"])
    #expect(list.status == "")
    #expect(!list.canUndo)
    #expect(titles == ["Tea"])
    await world.transport.fail(3, with: .timedOut)
    let detail = openNote(atRow: 0)
    #expect(detail.texts?.title == "Milk")
    banner.retry()
    #expect(detail.texts == nil)
    #expect(titles == ["Tea"])
  }
}
