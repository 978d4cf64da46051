import Examples
import TerminalKit
import TestSupport
import Testing

@testable import CleanSwift

/// Through the logic: interactors, presenters, worker and store are real; the transport and the views are replaced, and each view
/// does its router's work on the data stores. Only the test of the whole program needs widgets.
struct NotesTests {
  private let world = NotesWorld()
  private let worker: NotesWorker
  private let list: NoteListScene

  init() {
    worker = NotesWorker(
      client: NotesClient(environment: world.environment), store: NotesStore(),
      makeKey: world.environment.makeKey)
    list = NoteListScene(worker: worker)
  }

  /// Shows the list with the samples, Café, Milk and Tea: the answer to the request with this index.
  private func showList(request: Int = 0) async {
    list.show()
    await settle()
    await world.answer(request, with: Note.samples)
  }

  /// The Note screen that the list has opened.
  private func shownNote() throws -> NoteDetailScene {
    let id = try #require(list.interactor.selectedNoteID)
    let detail = NoteDetailScene(worker: worker, noteID: id, list: list.interactor)
    detail.show()
    return detail
  }

  /// Opens the note in a row of the list.
  private func openNote(atRow row: Int) throws -> NoteDetailScene {
    let notes = list.view.notes
    list.selectNote(atRow: row)
    #expect(list.view.notes == notes + 1)
    return try shownNote()
  }

  /// Opens a note that is not known.
  private func openUnknownNote() async throws -> NoteDetailScene {
    list.interactor.selectedNoteID = "n9"
    let detail = try shownNote()
    await settle()
    return detail
  }

  private func newNote() -> NoteEditorScene {
    let editors = list.view.editors
    list.add()
    #expect(list.view.editors == editors + 1)
    let editor = NoteEditorScene(worker: worker, list: list.interactor)
    editor.show()
    return editor
  }

  private func editNote(of detail: NoteDetailScene) throws -> NoteEditorScene {
    let note = try #require(detail.interactor.note)
    let editor = NoteEditorScene(worker: worker, note: note)
    editor.show()
    return editor
  }

  /// Deletes the note in a row; the request with this index fails.
  private func failToDelete(row: Int, request: Int) async throws {
    try openNote(atRow: row).delete()
    list.filter("")
    await settle()
    await world.transport.fail(request, with: .timedOut)
  }

  private func refresh(with notes: [Note], request: Int) async {
    list.refresh()
    await settle()
    await world.answer(request, with: notes)
  }

  @Test func `the notes are read when the list is shown`() async {
    list.show()
    await settle()
    #expect(world.requests == ["GET /notes"])
    #expect(world.transport.requests.first?.timeoutInterval == 7)
    #expect(list.view.list.status == "Loading…")
    #expect(list.view.list.isLoading)
    await world.answer(0, with: Note.samples)
    #expect(list.view.list.titles.count == 3)
    #expect(list.view.list.status == "")
    #expect(!list.view.list.isLoading)
  }

  @Test func `the note that was changed last comes first`() async {
    await showList()
    #expect(list.view.list.titles == ["Café", "Milk", "Tea"])
  }

  @Test func `the filter ignores case and accents`() async {
    await showList()
    list.filter(" CAFE ")
    #expect(list.view.list.titles == ["Café"])
    list.filter("")
    #expect(list.view.list.titles == ["Café", "Milk", "Tea"])
  }

  @Test func `no notes and no match are told apart`() async {
    await showList()
    list.filter("x")
    #expect(list.view.list.status == "No note matches.")
    await refresh(with: [], request: 1)
    #expect(list.view.list.status == "No notes.")
  }

  @Test func `two refreshes send one request`() async {
    await showList()
    list.refresh()
    list.refresh()
    await settle()
    #expect(world.requests.count == 2)
    await world.answer(1, with: [])
    await refresh(with: Note.samples, request: 2)
    #expect(list.view.list.titles.count == 3)
  }

  @Test(arguments: NotesOutcome.allCases)
  func `each failure of reading has its message`(outcome: NotesOutcome) async {
    await showList()
    list.refresh()
    await settle()
    await outcome.happen(on: world.transport, 1)
    #expect(list.view.list.status == outcome.message)
    #expect(list.view.list.titles.count == 3)
    #expect(!list.view.list.isLoading)
  }

  @Test func `an action removes the message`() async {
    await showList()
    list.refresh()
    await settle()
    await world.transport.fail(1, with: .timedOut)
    list.filter("m")
    #expect(list.view.list.status == "")
  }

  @Test func `a row opens its note`() async throws {
    await showList()
    list.filter("milk")
    let detail = try openNote(atRow: 0)
    #expect(detail.view.note.title == "Milk")
    #expect(detail.view.note.body == "two litres")
    #expect(detail.view.note.changed == "Changed 2026-01-01 09:00:02Z")
    #expect(detail.view.note.hasNote)
    #expect(world.requests.count == 1)
  }

  @Test func `a note that is not known is read`() async throws {
    await showList()
    let detail = try await openUnknownNote()
    #expect(world.requests.last == "GET /notes/n9")
    #expect(detail.view.note.title == "Note")
    #expect(detail.view.note.body == "Loading…")
    #expect(!detail.view.note.hasNote)
    await world.answer(1, with: .sample("n9", "Bread"))
    #expect(detail.view.note.title == "Bread")
    #expect(detail.view.note.hasNote)
    #expect(!detail.view.isGone)
    #expect(list.view.list.titles == ["Café", "Milk", "Tea", "Bread"])
  }

  @Test func `an unknown note is told on the list`() async throws {
    let detail = try await openUnknownNote()
    await world.transport.answer(0, status: 404)
    #expect(detail.view.isGone)
    await showList(request: 1)
    #expect(list.view.list.status == "There is no note \"n9\".")
  }

  @Test func `leaving a note cancels its request`() async throws {
    await showList()
    var detail: NoteDetailScene? = try await openUnknownNote()
    weak let released = detail?.interactor
    detail = nil
    #expect(released == nil)
    await world.answer(1, with: .sample("n9", "Bread"))
    #expect(world.transport.cancelled == [1])
    #expect(list.view.list.titles == ["Café", "Milk", "Tea"])
  }

  @Test func `an empty title is refused`() async throws {
    await showList()
    let editor = newNote()
    editor.save(title: " ", body: "two litres")
    #expect(editor.view.problem == "Enter a title.")
    #expect(!editor.view.isSaving)
    #expect(world.requests.count == 1)
  }

  @Test func `a new note is opened once it is saved`() async throws {
    await showList()
    let editor = newNote()
    #expect(editor.view.title == "New note")
    editor.save(title: " Bread ", body: " one ")
    await settle()
    #expect(editor.view.problem == "Saving…")
    #expect(editor.view.isSaving)
    #expect(world.requests.last == "POST /notes")
    #expect(world.transport.bodies.last == #"{"body":" one ","title":"Bread"}"#)
    await world.answer(1, with: .sample("n4", "Bread", second: 9), status: 201)
    #expect(editor.view.isClosed)
    #expect(list.view.list.titles == ["Bread", "Café", "Milk", "Tea"])
    #expect(try shownNote().view.note.title == "Bread")
  }

  @Test func `an edit is shown by note and list`() async throws {
    await showList()
    let detail = try openNote(atRow: 2)
    let editor = try editNote(of: detail)
    #expect(editor.view.title == "Edit note")
    #expect(editor.view.texts == NoteDraft(title: "Tea", body: "two litres"))
    editor.save(title: "Green tea", body: "")
    await settle()
    #expect(world.requests.last == "PUT /notes/n1")
    #expect(world.transport.requests.last?.value(forHTTPHeaderField: NotesWire.revisionHeader) == "1")
    await world.answer(1, with: .sample("n1", "Green tea", second: 9, revision: 2))
    #expect(editor.view.isClosed)
    #expect(detail.view.note.title == "Green tea")
    #expect(detail.view.note.changed == "Changed 2026-01-01 09:00:09Z")
    #expect(list.view.list.titles == ["Green tea", "Café", "Milk"])
  }

  @Test func `two taps save once`() async throws {
    await showList()
    let editor = newNote()
    editor.save(title: "Bread", body: "")
    editor.save(title: "Bread", body: "")
    await settle()
    #expect(world.requests.count == 2)
  }

  @Test(arguments: NotesOutcome.allCases)
  func `each failure of saving has its message`(outcome: NotesOutcome) async throws {
    await showList()
    let editor = newNote()
    editor.save(title: "Bread", body: "")
    await settle()
    await outcome.happen(on: world.transport, 1)
    #expect(editor.view.problem == outcome.message)
    #expect(!editor.view.isSaving)
    #expect(!editor.view.isClosed)
    #expect(list.banner.view.sync == "")
  }

  @Test func `the same texts are the same change`() async throws {
    await showList()
    let editor = newNote()
    for (number, title) in ["Bread", " Bread", "Rolls"].enumerated() {
      editor.save(title: title, body: "")
      await settle()
      await world.transport.fail(number + 1, with: .timedOut)
    }
    #expect(world.sentKeys == ["key-1", "key-1", "key-2"])
  }

  @Test func `cancel while saving keeps the editor`() async throws {
    await showList()
    let editor = newNote()
    editor.save(title: "Bread", body: "")
    await settle()
    editor.cancel(title: "Bread", body: "")
    await settle()
    #expect(editor.view.problem == "Cancelled.")
    #expect(!editor.view.isSaving)
    #expect(!editor.view.isClosed)
    #expect(list.banner.view.sync == "")

    // The late answer is that of the first save, not that of the next, which sends the same change.
    editor.save(title: "Bread", body: "")
    await settle()
    await world.answer(1, with: .sample("n4", "Bread", second: 9), status: 201)
    #expect(world.transport.cancelled == [1])
    #expect(editor.view.problem == "Saving…")
    #expect(!editor.view.isClosed)
    #expect(list.view.list.titles == ["Café", "Milk", "Tea"])
    #expect(list.banner.view.sync == "Sending…")
  }

  @Test func `unsaved changes are asked about`() async throws {
    await showList()
    let editor = newNote()
    editor.cancel(title: "Bread", body: "")
    editor.cancel(title: "", body: "one")
    #expect(editor.view.questions == 2)
    #expect(!editor.view.isClosed)
    let other = newNote()
    other.cancel(title: "", body: "")
    #expect(other.view.questions == 0)
    #expect(other.view.isClosed)
  }

  @Test func `a delete can be undone without a request`() async throws {
    await showList()
    let detail = try openNote(atRow: 1)
    detail.delete()
    #expect(detail.view.isGone)
    #expect(list.view.list.titles == ["Café", "Tea"])
    #expect(list.view.list.status == "Deleted \"Milk\".")
    #expect(list.view.list.canUndo)
    list.undo()
    #expect(list.view.list.titles == ["Café", "Milk", "Tea"])
    #expect(list.view.list.status == "")
    #expect(!list.view.list.canUndo)
    list.filter("")
    await settle()
    #expect(world.requests.count == 1)
  }

  @Test func `the next action sends the delete`() async throws {
    await showList()
    try openNote(atRow: 1).delete()
    list.refresh()
    await settle()
    #expect(world.requests == ["GET /notes", "DELETE /notes/n2", "GET /notes"])
    #expect(!list.view.list.canUndo)
    await world.answer(2, with: Note.samples)
    await world.transport.answer(1, status: 204)
    #expect(list.view.list.titles == ["Café", "Tea"])
  }

  @Test func `a failed delete brings the note back`() async throws {
    await showList()
    try openNote(atRow: 1).delete()
    list.filter("")
    await settle()
    await world.transport.answer(1, status: 409)
    #expect(list.view.list.titles == ["Café", "Milk", "Tea"])
    #expect(
      list.view.list.status
        == "\"Milk\" is not deleted. The note was changed elsewhere. Refresh the list and try again.")
    // The same change would fail again.
    #expect(list.banner.view.failure == "")
    await refresh(with: Note.samples, request: 2)
    #expect(list.view.list.titles.count == 3)
  }

  @Test func `both banners tell of a change under way`() async throws {
    await showList()
    try openNote(atRow: 1).delete()
    let detail = try openNote(atRow: 0)
    await settle()
    #expect([list.banner.view.sync, detail.banner.view.sync] == ["Sending…", "Sending…"])
    let editor = newNote()
    editor.save(title: "Bread", body: "")
    await settle()
    await world.transport.answer(1, status: 204)
    #expect([list.banner.view.sync, detail.banner.view.sync] == ["Sending…", "Sending…"])
    await world.answer(2, with: .sample("n4", "Bread"), status: 201)
    #expect([list.banner.view.sync, detail.banner.view.sync] == ["", ""])
  }

  @Test func `A failed delete is shown on the banner and sent again`() async throws {
    await showList()
    let banner = list.banner
    try await failToDelete(row: 1, request: 1)
    #expect(banner.view.failure == "\"Milk\" is not deleted.")
    #expect(banner.view.sync == "")
    #expect(list.view.list.titles == ["Café", "Milk", "Tea"])
    banner.retry()
    await settle()
    #expect(world.requests.last == "DELETE /notes/n2")
    #expect(world.sentKeys == ["key-1", "key-1"])
    #expect(world.transport.requests.last?.value(forHTTPHeaderField: NotesWire.revisionHeader) == "1")
    #expect(banner.view.sync == "Sending…")
    #expect(banner.view.failure == "")
    #expect(list.view.list.titles == ["Café", "Tea"])
    await world.transport.answer(2, status: 204)
    #expect(banner.view.sync == "")
    #expect(banner.view.failure == "")
    #expect(list.view.list.titles == ["Café", "Tea"])
  }

  @Test func `Of several failed deletes the oldest is sent again first and stands last when it fails`()
    async throws
  {
    await showList()
    let banner = list.banner
    try await failToDelete(row: 1, request: 1)
    try await failToDelete(row: 2, request: 2)
    #expect(banner.view.failure == "\"Milk\" is not deleted.")
    banner.retry()
    await settle()
    #expect(world.requests.last == "DELETE /notes/n2")
    #expect(banner.view.failure == "\"Tea\" is not deleted.")
    await world.transport.fail(3, with: .timedOut)
    #expect(banner.view.failure == "\"Tea\" is not deleted.")
    banner.retry()
    await settle()
    #expect(world.requests.last == "DELETE /notes/n1")
    #expect(banner.view.failure == "\"Milk\" is not deleted.")
  }

  @Test func `A failed delete is forgotten when its note was changed or is gone`() async throws {
    await showList()
    let banner = list.banner.view
    // An answer has another revision.
    try await failToDelete(row: 1, request: 1)
    await refresh(with: Note.samples, request: 2)
    #expect(banner.failure == "\"Milk\" is not deleted.")
    let changed = Note.sample("n2", "Milk", second: 2, revision: 2)
    await refresh(with: Note.samples.dropLast() + [changed], request: 3)
    #expect(banner.failure == "")
    // A list lacks the note.
    try await failToDelete(row: 1, request: 4)
    #expect(banner.failure == "\"Milk\" is not deleted.")
    await refresh(with: Note.samples.dropLast(), request: 5)
    #expect(banner.failure == "")
    // A save has another revision.
    try await failToDelete(row: 1, request: 6)
    #expect(banner.failure == "\"Tea\" is not deleted.")
    let editor = try editNote(of: openNote(atRow: 1))
    editor.save(title: "Green tea", body: "")
    await settle()
    await world.answer(7, with: .sample("n1", "Green tea", second: 1, revision: 2))
    #expect(banner.failure == "")
    // The note is deleted anew.
    try await failToDelete(row: 0, request: 8)
    #expect(banner.failure == "\"Café\" is not deleted.")
    try openNote(atRow: 0).delete()
    #expect(banner.failure == "")
    list.undo()
    list.banner.retry()
    await settle()
    #expect(world.requests.count == 9)
  }

  @Test func `Retrying ends the list's message, sends the undoable delete and closes the note`() async throws
  {
    await showList()
    try await failToDelete(row: 1, request: 1)
    try openNote(atRow: 0).delete()
    #expect(list.view.list.status == "Deleted \"Café\".")
    list.banner.retry()
    await settle()
    #expect(world.requests.suffix(2) == ["DELETE /notes/n3", "DELETE /notes/n2"])
    #expect(list.view.list.status == "")
    #expect(!list.view.list.canUndo)
    #expect(list.view.list.titles == ["Tea"])
    await world.transport.fail(3, with: .timedOut)
    let detail = try openNote(atRow: 0)
    #expect(detail.view.note.title == "Milk")
    detail.banner.retry()
    #expect(detail.view.isGone)
    #expect(list.view.list.titles == ["Tea"])
  }

  @Test func `letting go cancels every request`() async {
    var list: NoteListScene? = NoteListScene(worker: worker)
    weak let released = list?.interactor
    list?.show()
    await settle()
    list = nil
    #expect(released == nil)
    await world.transport.fail(0, with: .cancelled)
    #expect(world.transport.cancelled == [0])
  }

  @Test func `Dismissing the editor by its presenter cancels saving`() async {
    let window = Window()
    CleanSwiftPattern().showNotes(with: world.environment, in: window)
    await settle()
    await world.answer(0, with: Note.samples)
    window.tap("add")
    window.type("Bread", into: "noteTitle")
    window.tap("save")
    await settle()
    weak let editor = window.visibleViewController
    window.rootViewController?.dismiss()
    await settle()
    #expect(editor == nil)
    #expect(window.text(of: "sync") == "")
    await world.answer(1, with: .sample("n4", "Bread", second: 9), status: 201)
    #expect(world.transport.cancelled == [1])
    #expect(window.visibleViewController?.title == "Notes")
    #expect(window.rows(of: "notes") == ["Café", "Milk", "Tea"])
    #expect(window.text(of: "sync") == "")
  }
}
