import Examples
import TerminalKit
import TestSupport
import Testing

@testable import VIPER

/// Through the logic: presenters, interactors and service are real; the transport, the views and the routers are replaced.
/// Only the test of the whole program needs widgets.
struct NotesTests {
  private let world = NotesWorld()
  private let service: OnlineNotesService
  private let list: NoteListModule

  init() {
    service = OnlineNotesService(
      client: NotesClient(environment: world.environment), makeKey: world.environment.makeKey)
    list = NoteListModule(service: service)
  }

  /// Shows the list with the samples, Café, Milk and Tea: the answer to the request with this index.
  private func showList(request: Int = 0) async {
    list.presenter.viewIsReady()
    await settle()
    await world.answer(request, with: Note.samples)
  }

  /// The Note screen that the list has opened.
  private func shownNote() throws -> NoteDetailModule {
    let detail = NoteDetailModule(
      service: service, noteID: try #require(list.router.noteID),
      output: try #require(list.router.noteOutput))
    detail.presenter.viewIsReady()
    return detail
  }

  /// Opens the note in a row of the list.
  private func openNote(atRow row: Int) throws -> NoteDetailModule {
    list.presenter.didSelectNote(atRow: row)
    return try shownNote()
  }

  /// Opens a note that is not known.
  private func openUnknownNote() async throws -> NoteDetailModule {
    list.presenter.openNote(withID: "n9")
    let detail = try shownNote()
    await settle()
    return detail
  }

  private func newNote() throws -> NoteEditorModule {
    list.presenter.didTapAdd()
    let editor = NoteEditorModule(service: service, output: try #require(list.router.editorOutput))
    editor.presenter.viewIsReady()
    return editor
  }

  private func editNote(of detail: NoteDetailModule) throws -> NoteEditorModule {
    detail.presenter.didTapEdit()
    let editor = NoteEditorModule(service: service, noteID: try #require(detail.router.editorNoteID))
    editor.presenter.viewIsReady()
    return editor
  }

  /// Deletes the note in a row; the request with this index fails.
  private func failToDelete(row: Int, request: Int) async throws {
    try openNote(atRow: row).presenter.didTapDelete()
    list.presenter.didEditFilter("")
    await settle()
    await world.transport.fail(request, with: .timedOut)
  }

  private func refresh(with notes: [Note], request: Int) async {
    list.presenter.didTapRefresh()
    await settle()
    await world.answer(request, with: notes)
  }

  @Test func `the notes are read when the list is shown`() async {
    list.presenter.viewIsReady()
    await settle()
    #expect(world.requests == ["GET /notes"])
    #expect(world.transport.requests.first?.timeoutInterval == 7)
    #expect(list.view.status == "Loading…")
    #expect(list.view.isLoading)
    await world.answer(0, with: Note.samples)
    #expect(list.view.titles.count == 3)
    #expect(list.view.status == "")
    #expect(!list.view.isLoading)
  }

  @Test func `the note that was changed last comes first`() async {
    await showList()
    #expect(list.view.titles == ["Café", "Milk", "Tea"])
  }

  @Test func `the filter ignores case and accents`() async {
    await showList()
    list.presenter.didEditFilter(" CAFE ")
    #expect(list.view.titles == ["Café"])
    list.presenter.didEditFilter("")
    #expect(list.view.titles == ["Café", "Milk", "Tea"])
  }

  @Test func `no notes and no match are told apart`() async {
    await showList()
    list.presenter.didEditFilter("x")
    #expect(list.view.status == "No note matches.")
    await refresh(with: [], request: 1)
    #expect(list.view.status == "No notes.")
  }

  @Test func `two refreshes send one request`() async {
    await showList()
    list.presenter.didTapRefresh()
    list.presenter.didTapRefresh()
    await settle()
    #expect(world.requests.count == 2)
    await world.answer(1, with: [])
    await refresh(with: Note.samples, request: 2)
    #expect(list.view.titles.count == 3)
  }

  @Test(arguments: NotesOutcome.allCases)
  func `each failure of reading has its message`(outcome: NotesOutcome) async {
    await showList()
    list.presenter.didTapRefresh()
    await settle()
    await outcome.happen(on: world.transport, 1)
    #expect(list.view.status == outcome.message)
    #expect(list.view.titles.count == 3)
    #expect(!list.view.isLoading)
  }

  @Test func `an action removes the message`() async {
    await showList()
    list.presenter.didTapRefresh()
    await settle()
    await world.transport.fail(1, with: .timedOut)
    list.presenter.didEditFilter("m")
    #expect(list.view.status == "")
  }

  @Test func `a row opens its note`() async throws {
    await showList()
    list.presenter.didEditFilter("milk")
    let detail = try openNote(atRow: 0)
    #expect(detail.view.title == "Milk")
    #expect(detail.view.body == "two litres")
    #expect(detail.view.changed == "Changed 2026-01-01 09:00:02Z")
    #expect(detail.view.hasNote)
    #expect(world.requests.count == 1)
  }

  @Test func `a note that is not known is read`() async throws {
    await showList()
    let detail = try await openUnknownNote()
    #expect(world.requests.last == "GET /notes/n9")
    #expect(detail.view.title == "Note")
    #expect(detail.view.body == "Loading…")
    #expect(!detail.view.hasNote)
    await world.answer(1, with: .sample("n9", "Bread"))
    #expect(detail.view.title == "Bread")
    #expect(detail.view.hasNote)
    #expect(!detail.router.isClosed)
    #expect(list.view.titles == ["Café", "Milk", "Tea", "Bread"])
  }

  @Test func `an unknown note is told on the list`() async throws {
    let detail = try await openUnknownNote()
    await world.transport.answer(0, status: 404)
    #expect(detail.router.isClosed)
    await showList(request: 1)
    #expect(list.view.status == "There is no note \"n9\".")
  }

  @Test func `leaving a note cancels its request`() async throws {
    await showList()
    var detail: NoteDetailModule? = try await openUnknownNote()
    weak let released = detail?.presenter
    detail = nil
    #expect(released == nil)
    await world.answer(1, with: .sample("n9", "Bread"))
    #expect(world.transport.cancelled == [1])
    #expect(list.view.titles == ["Café", "Milk", "Tea"])
  }

  @Test func `an empty title is refused`() async throws {
    await showList()
    let editor = try newNote()
    editor.presenter.didTapSave(title: " ", body: "two litres")
    #expect(editor.view.problem == "Enter a title.")
    #expect(!editor.view.isSaving)
    #expect(world.requests.count == 1)
  }

  @Test func `a new note is opened once it is saved`() async throws {
    await showList()
    let editor = try newNote()
    #expect(editor.view.title == "New note")
    editor.presenter.didTapSave(title: " Bread ", body: " one ")
    await settle()
    #expect(editor.view.problem == "Saving…")
    #expect(editor.view.isSaving)
    #expect(world.requests.last == "POST /notes")
    #expect(world.transport.bodies.last == #"{"body":" one ","title":"Bread"}"#)
    await world.answer(1, with: .sample("n4", "Bread", second: 9), status: 201)
    #expect(editor.router.isClosed)
    #expect(list.view.titles == ["Bread", "Café", "Milk", "Tea"])
    #expect(try shownNote().view.title == "Bread")
  }

  @Test func `an edit is shown by note and list`() async throws {
    await showList()
    let detail = try openNote(atRow: 2)
    let editor = try editNote(of: detail)
    #expect(editor.view.title == "Edit note")
    #expect(editor.view.texts == NoteDraft(title: "Tea", body: "two litres"))
    editor.presenter.didTapSave(title: "Green tea", body: "")
    await settle()
    #expect(world.requests.last == "PUT /notes/n1")
    #expect(world.transport.requests.last?.value(forHTTPHeaderField: NotesWire.revisionHeader) == "1")
    await world.answer(1, with: .sample("n1", "Green tea", second: 9, revision: 2))
    #expect(editor.router.isClosed)
    #expect(detail.view.title == "Green tea")
    #expect(detail.view.changed == "Changed 2026-01-01 09:00:09Z")
    #expect(list.view.titles == ["Green tea", "Café", "Milk"])
  }

  @Test func `two taps save once`() async throws {
    await showList()
    let editor = try newNote()
    editor.presenter.didTapSave(title: "Bread", body: "")
    editor.presenter.didTapSave(title: "Bread", body: "")
    await settle()
    #expect(world.requests.count == 2)
  }

  @Test(arguments: NotesOutcome.allCases)
  func `each failure of saving has its message`(outcome: NotesOutcome) async throws {
    await showList()
    let editor = try newNote()
    editor.presenter.didTapSave(title: "Bread", body: "")
    await settle()
    await outcome.happen(on: world.transport, 1)
    #expect(editor.view.problem == outcome.message)
    #expect(!editor.view.isSaving)
    #expect(!editor.router.isClosed)
    #expect(list.banner.view.sync == "")
  }

  @Test func `the same texts are the same change`() async throws {
    await showList()
    let editor = try newNote()
    for (number, title) in ["Bread", " Bread", "Rolls"].enumerated() {
      editor.presenter.didTapSave(title: title, body: "")
      await settle()
      await world.transport.fail(number + 1, with: .timedOut)
    }
    #expect(world.sentKeys == ["key-1", "key-1", "key-2"])
  }

  @Test func `cancel while saving keeps the editor`() async throws {
    await showList()
    let editor = try newNote()
    editor.presenter.didTapSave(title: "Bread", body: "")
    await settle()
    editor.presenter.didTapCancel(title: "Bread", body: "")
    await settle()
    #expect(editor.view.problem == "Cancelled.")
    #expect(!editor.view.isSaving)
    #expect(!editor.router.isClosed)
    #expect(list.banner.view.sync == "")

    // The late answer is that of the first save, not that of the next, which sends the same change.
    editor.presenter.didTapSave(title: "Bread", body: "")
    await settle()
    await world.answer(1, with: .sample("n4", "Bread", second: 9), status: 201)
    #expect(world.transport.cancelled == [1])
    #expect(editor.view.problem == "Saving…")
    #expect(!editor.router.isClosed)
    #expect(list.view.titles == ["Café", "Milk", "Tea"])
    #expect(list.banner.view.sync == "Sending…")
  }

  @Test func `unsaved changes are asked about`() async throws {
    await showList()
    let editor = try newNote()
    editor.presenter.didTapCancel(title: "Bread", body: "")
    editor.presenter.didTapCancel(title: "", body: "one")
    #expect(editor.view.questions == 2)
    #expect(!editor.router.isClosed)
    editor.presenter.didTapDiscard()
    #expect(editor.router.isClosed)
    let other = try newNote()
    other.presenter.didTapCancel(title: "", body: "")
    #expect(other.view.questions == 0)
    #expect(other.router.isClosed)
  }

  @Test func `a delete can be undone without a request`() async throws {
    await showList()
    let detail = try openNote(atRow: 1)
    detail.presenter.didTapDelete()
    #expect(detail.router.isClosed)
    #expect(list.view.titles == ["Café", "Tea"])
    #expect(list.view.status == "Deleted \"Milk\".")
    #expect(list.view.canUndo)
    list.presenter.didTapUndo()
    #expect(list.view.titles == ["Café", "Milk", "Tea"])
    #expect(list.view.status == "")
    #expect(!list.view.canUndo)
    list.presenter.didEditFilter("")
    await settle()
    #expect(world.requests.count == 1)
  }

  @Test func `the next action sends the delete`() async throws {
    await showList()
    try openNote(atRow: 1).presenter.didTapDelete()
    list.presenter.didTapRefresh()
    await settle()
    #expect(world.requests == ["GET /notes", "DELETE /notes/n2", "GET /notes"])
    #expect(!list.view.canUndo)
    await world.answer(2, with: Note.samples)
    await world.transport.answer(1, status: 204)
    #expect(list.view.titles == ["Café", "Tea"])
  }

  @Test func `a failed delete brings the note back`() async throws {
    await showList()
    try openNote(atRow: 1).presenter.didTapDelete()
    list.presenter.didEditFilter("")
    await settle()
    await world.transport.answer(1, status: 409)
    #expect(list.view.titles == ["Café", "Milk", "Tea"])
    #expect(
      list.view.status
        == "\"Milk\" is not deleted. The note was changed elsewhere. Refresh the list and try again.")
    // The same change would fail again.
    #expect(list.banner.view.failure == "")
    await refresh(with: Note.samples, request: 2)
    #expect(list.view.titles.count == 3)
  }

  @Test func `both banners tell of a change under way`() async throws {
    await showList()
    try openNote(atRow: 1).presenter.didTapDelete()
    let detail = try openNote(atRow: 0)
    await settle()
    #expect([list.banner.view.sync, detail.banner.view.sync] == ["Sending…", "Sending…"])
    let editor = try newNote()
    editor.presenter.didTapSave(title: "Bread", body: "")
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
    #expect(list.view.titles == ["Café", "Milk", "Tea"])
    banner.presenter.didTapRetry()
    await settle()
    #expect(world.requests.last == "DELETE /notes/n2")
    #expect(world.sentKeys == ["key-1", "key-1"])
    #expect(world.transport.requests.last?.value(forHTTPHeaderField: NotesWire.revisionHeader) == "1")
    #expect(banner.view.sync == "Sending…")
    #expect(banner.view.failure == "")
    #expect(list.view.titles == ["Café", "Tea"])
    await world.transport.answer(2, status: 204)
    #expect(banner.view.sync == "")
    #expect(banner.view.failure == "")
    #expect(list.view.titles == ["Café", "Tea"])
  }

  @Test func `Of several failed deletes the oldest is sent again first and stands last when it fails`()
    async throws
  {
    await showList()
    let banner = list.banner
    try await failToDelete(row: 1, request: 1)
    try await failToDelete(row: 2, request: 2)
    #expect(banner.view.failure == "\"Milk\" is not deleted.")
    banner.presenter.didTapRetry()
    await settle()
    #expect(world.requests.last == "DELETE /notes/n2")
    #expect(banner.view.failure == "\"Tea\" is not deleted.")
    await world.transport.fail(3, with: .timedOut)
    #expect(banner.view.failure == "\"Tea\" is not deleted.")
    banner.presenter.didTapRetry()
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
    editor.presenter.didTapSave(title: "Green tea", body: "")
    await settle()
    await world.answer(7, with: .sample("n1", "Green tea", second: 1, revision: 2))
    #expect(banner.failure == "")
    // The note is deleted anew.
    try await failToDelete(row: 0, request: 8)
    #expect(banner.failure == "\"Café\" is not deleted.")
    try openNote(atRow: 0).presenter.didTapDelete()
    #expect(banner.failure == "")
    list.presenter.didTapUndo()
    list.banner.presenter.didTapRetry()
    await settle()
    #expect(world.requests.count == 9)
  }

  @Test func `Retrying ends the list's message, sends the undoable delete and closes the note`() async throws
  {
    await showList()
    try await failToDelete(row: 1, request: 1)
    try openNote(atRow: 0).presenter.didTapDelete()
    #expect(list.view.status == "Deleted \"Café\".")
    list.banner.presenter.didTapRetry()
    await settle()
    #expect(world.requests.suffix(2) == ["DELETE /notes/n3", "DELETE /notes/n2"])
    #expect(list.view.status == "")
    #expect(!list.view.canUndo)
    #expect(list.view.titles == ["Tea"])
    await world.transport.fail(3, with: .timedOut)
    let detail = try openNote(atRow: 0)
    #expect(detail.view.title == "Milk")
    detail.banner.presenter.didTapRetry()
    #expect(detail.router.isClosed)
    #expect(list.view.titles == ["Tea"])
  }

  @Test func `letting go cancels every request`() async {
    var list: NoteListModule? = NoteListModule(service: service)
    weak let released = list?.presenter
    list?.presenter.viewIsReady()
    await settle()
    list = nil
    #expect(released == nil)
    await world.transport.fail(0, with: .cancelled)
    #expect(world.transport.cancelled == [0])
  }

  @Test func `Dismissing the editor by its presenter cancels saving`() async {
    let window = Window()
    VIPERPattern().showNotes(with: world.environment, in: window)
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
