import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MODAV

/// Through the logic: orchestrators, model and adapter are real; the transport and the views are replaced. Only the test of
/// the whole program needs widgets.
struct NotesTests {
  private let world = NotesWorld()
  private let model: NotesModel
  private let network: NotesNetworkAdapter
  private let list: NoteListOrchestrator
  private let view: FakeNoteListView

  init() {
    model = NotesModel(makeKey: world.environment.makeKey)
    network = NotesNetworkAdapter(environment: world.environment)
    list = NoteListOrchestrator(model: model, network: network)
    view = FakeNoteListView(orchestrator: list)
  }

  /// Shows the list with the samples: Café, Milk, Tea.
  private func showList() async {
    list.viewIsReady()
    await settle()
    await world.answer(0, with: Note.samples)
  }

  /// Opens the note in a row of the list.
  private func openNote(atRow row: Int) throws -> FakeNoteDetailView {
    list.openNote(atRow: row)
    return try shown(view.detail)
  }

  /// Starts at a note that is not known.
  private func openUnknownNote() async throws -> FakeNoteDetailView {
    let orchestrator = NoteDetailOrchestrator(noteID: "n9", model: model, network: network)
    orchestrator.delegate = list
    let detail = try shown(orchestrator)
    await settle()
    return detail
  }

  private func newNote() throws -> FakeNoteEditorView {
    list.addNote()
    return try shown(view.editor)
  }

  private func shown(_ orchestrator: NoteDetailOrchestrator?) throws -> FakeNoteDetailView {
    let detail = FakeNoteDetailView(orchestrator: try #require(orchestrator))
    detail.orchestrator.viewIsReady()
    return detail
  }

  private func shown(_ orchestrator: NoteEditorOrchestrator?) throws -> FakeNoteEditorView {
    let editor = FakeNoteEditorView(orchestrator: try #require(orchestrator))
    editor.orchestrator.viewIsReady()
    return editor
  }

  private func shown(_ orchestrator: BannerOrchestrator?) throws -> FakeBannerView {
    let banner = FakeBannerView(orchestrator: try #require(orchestrator))
    banner.orchestrator.viewIsReady()
    return banner
  }

  /// Deletes the note in a row; the request with this index fails.
  private func failToDelete(row: Int, request: Int) async throws {
    try openNote(atRow: row).orchestrator.deleteNote()
    list.filterNotes(by: "")
    await settle()
    await world.transport.fail(request, with: .timedOut)
  }

  private func refresh(with notes: [Note], request: Int) async {
    list.refresh()
    await settle()
    await world.answer(request, with: notes)
  }

  @Test func `the notes are read when the list is shown`() async {
    list.viewIsReady()
    await settle()
    #expect(world.requests == ["GET /notes"])
    #expect(world.transport.requests.first?.timeoutInterval == 7)
    #expect(view.status == "Loading…")
    #expect(view.isLoading)
    await world.answer(0, with: Note.samples)
    #expect(view.titles.count == 3)
    #expect(view.status == "")
    #expect(!view.isLoading)
  }

  @Test func `the note that was changed last comes first`() async {
    await showList()
    #expect(view.titles == ["Café", "Milk", "Tea"])
  }

  @Test func `the filter ignores case and accents`() async {
    await showList()
    list.filterNotes(by: " CAFE ")
    #expect(view.titles == ["Café"])
    list.filterNotes(by: "")
    #expect(view.titles == ["Café", "Milk", "Tea"])
  }

  @Test func `no notes and no match are told apart`() async {
    await showList()
    list.filterNotes(by: "x")
    #expect(view.status == "No note matches.")
    list.refresh()
    await settle()
    await world.answer(1, with: [Note]())
    #expect(view.status == "No notes.")
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
    #expect(view.status == outcome.message)
    #expect(view.titles.count == 3)
    #expect(!view.isLoading)
  }

  @Test func `an action removes the message`() async {
    await showList()
    list.refresh()
    await settle()
    await world.transport.fail(1, with: .timedOut)
    list.filterNotes(by: "m")
    #expect(view.status == "")
  }

  @Test func `a row opens its note`() async throws {
    await showList()
    list.filterNotes(by: "milk")
    let detail = try openNote(atRow: 0)
    #expect(detail.title == "Milk")
    #expect(detail.body == "two litres")
    #expect(detail.changed == "Changed 2026-01-01 09:00:02Z")
    #expect(detail.hasNote)
    #expect(world.requests.count == 1)
  }

  @Test func `a note that is not known is read`() async throws {
    let detail = try await openUnknownNote()
    #expect(world.requests == ["GET /notes/n9"])
    #expect(detail.body == "Loading…")
    #expect(!detail.hasNote)
    await world.answer(0, with: Note.sample("n9", "Bread"))
    #expect(detail.title == "Bread")
    #expect(detail.hasNote)
  }

  @Test func `an unknown note is told on the list`() async throws {
    let detail = try await openUnknownNote()
    await world.transport.answer(0, status: 404)
    #expect(detail.isClosed)
    list.viewIsReady()
    await settle()
    await world.answer(1, with: Note.samples)
    #expect(view.status == "There is no note \"n9\".")
  }

  @Test func `leaving a note cancels its request`() async throws {
    var detail: FakeNoteDetailView? = try await openUnknownNote()
    weak let released = detail?.orchestrator
    detail = nil
    #expect(released == nil)
    await world.transport.answer(0, status: 404)
    #expect(world.transport.cancelled == [0])
    #expect(view.status == "")
  }

  @Test func `an empty title is refused`() async throws {
    await showList()
    let editor = try newNote()
    editor.orchestrator.save(title: " ", body: "two litres")
    #expect(editor.problem == "Enter a title.")
    #expect(!editor.isSaving)
    #expect(world.requests.count == 1)
  }

  @Test func `a new note is opened once it is saved`() async throws {
    await showList()
    let editor = try newNote()
    #expect(editor.title == "New note")
    editor.orchestrator.save(title: " Bread ", body: " one ")
    await settle()
    #expect(editor.problem == "Saving…")
    #expect(editor.isSaving)
    #expect(world.requests.last == "POST /notes")
    #expect(world.transport.bodies.last == #"{"body":" one ","title":"Bread"}"#)
    await world.answer(1, with: Note.sample("n4", "Bread", second: 9), status: 201)
    #expect(editor.isClosed)
    #expect(view.titles == ["Bread", "Café", "Milk", "Tea"])
    #expect(try shown(view.detail).title == "Bread")
  }

  @Test func `an edit is shown by note and list`() async throws {
    await showList()
    let detail = try openNote(atRow: 2)
    detail.orchestrator.editNote()
    let editor = try shown(detail.editor)
    #expect(editor.title == "Edit note")
    #expect(editor.texts == NoteDraft(title: "Tea", body: "two litres"))
    editor.orchestrator.save(title: "Green tea", body: "")
    await settle()
    #expect(world.requests.last == "PUT /notes/n1")
    #expect(world.transport.requests.last?.value(forHTTPHeaderField: "If-Match") == "1")
    await world.answer(1, with: Note.sample("n1", "Green tea", second: 9, revision: 2))
    #expect(editor.isClosed)
    #expect(detail.title == "Green tea")
    #expect(detail.changed == "Changed 2026-01-01 09:00:09Z")
    #expect(view.titles == ["Green tea", "Café", "Milk"])
  }

  @Test func `two taps save once`() async throws {
    await showList()
    let editor = try newNote()
    editor.orchestrator.save(title: "Bread", body: "")
    editor.orchestrator.save(title: "Bread", body: "")
    await settle()
    #expect(world.requests.count == 2)
  }

  @Test(arguments: NotesOutcome.allCases)
  func `each failure of saving has its message`(outcome: NotesOutcome) async throws {
    await showList()
    let editor = try newNote()
    editor.orchestrator.save(title: "Bread", body: "")
    await settle()
    await outcome.happen(on: world.transport, 1)
    #expect(editor.problem == outcome.message)
    #expect(!editor.isSaving)
    #expect(!editor.isClosed)
  }

  @Test func `the same texts are the same change`() async throws {
    await showList()
    let editor = try newNote()
    for (number, title) in ["Bread", " Bread", "Rolls"].enumerated() {
      editor.orchestrator.save(title: title, body: "")
      await settle()
      await world.transport.fail(number + 1, with: .timedOut)
    }
    #expect(world.sentKeys == ["key-1", "key-1", "key-2"])
  }

  @Test func `cancel while saving keeps the editor`() async throws {
    await showList()
    let editor = try newNote()
    editor.orchestrator.save(title: "Bread", body: "")
    await settle()
    editor.orchestrator.cancel(title: "Bread", body: "")
    #expect(editor.problem == "Cancelled.")
    #expect(!editor.isSaving)
    #expect(!editor.isClosed)
    await world.answer(1, with: Note.sample("n4", "Bread", second: 9), status: 201)
    #expect(world.transport.cancelled == [1])
    #expect(editor.problem == "Cancelled.")
    #expect(view.titles == ["Café", "Milk", "Tea"])
  }

  @Test func `unsaved changes are asked about`() async throws {
    await showList()
    let editor = try newNote()
    editor.orchestrator.cancel(title: "Bread", body: "")
    #expect(editor.questions == 1)
    #expect(!editor.isClosed)
    editor.orchestrator.discard()
    #expect(editor.isClosed)
    let other = try newNote()
    other.orchestrator.cancel(title: "", body: "")
    #expect(other.questions == 0)
    #expect(other.isClosed)
  }

  @Test func `a delete can be undone without a request`() async throws {
    await showList()
    let detail = try openNote(atRow: 1)
    detail.orchestrator.deleteNote()
    #expect(detail.isClosed)
    #expect(view.titles == ["Café", "Tea"])
    #expect(view.status == "Deleted \"Milk\".")
    #expect(view.canUndo)
    list.undoDelete()
    await settle()
    #expect(view.titles == ["Café", "Milk", "Tea"])
    #expect(view.status == "")
    #expect(!view.canUndo)
    #expect(world.requests.count == 1)
  }

  @Test func `the next action sends the delete`() async throws {
    await showList()
    try openNote(atRow: 1).orchestrator.deleteNote()
    list.refresh()
    await settle()
    #expect(world.requests == ["GET /notes", "DELETE /notes/n2", "GET /notes"])
    #expect(!view.canUndo)
    await world.answer(2, with: Note.samples)
    await world.transport.answer(1, status: 204)
    #expect(view.titles == ["Café", "Tea"])
  }

  @Test func `a failed delete brings the note back`() async throws {
    await showList()
    try openNote(atRow: 1).orchestrator.deleteNote()
    list.filterNotes(by: "")
    await settle()
    await world.transport.answer(1, status: 409)
    #expect(view.titles == ["Café", "Milk", "Tea"])
    #expect(
      view.status
        == "\"Milk\" is not deleted. The note was changed elsewhere. Refresh the list and try again.")
    // The same change would fail again.
    #expect(try shown(view.banner).failure == "")
  }

  @Test func `both banners tell of a change under way`() async throws {
    await showList()
    let first = try shown(view.banner)
    try openNote(atRow: 1).orchestrator.deleteNote()
    let second = try shown(openNote(atRow: 0).banner)
    await settle()
    #expect([first.sync, second.sync] == ["Sending…", "Sending…"])
    await world.transport.answer(1, status: 204)
    #expect([first.sync, second.sync] == ["", ""])
  }

  @Test func `letting go cancels every request`() async {
    var list: NoteListOrchestrator? = NoteListOrchestrator(model: model, network: network)
    weak let released = list
    list?.viewIsReady()
    await settle()
    list = nil
    #expect(released == nil)
    await world.transport.fail(0, with: .cancelled)
    #expect(world.transport.cancelled == [0])
  }

  @Test func `Dismissing the editor by its presenter cancels saving`() async {
    let window = Window()
    MODAVPattern().showNotes(with: world.environment, in: window)
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
    await world.answer(1, with: Note.sample("n4", "Bread", second: 9), status: 201)
    #expect(world.transport.cancelled == [1])
    #expect(window.visibleViewController?.title == "Notes")
    #expect(window.rows(of: "notes") == ["Café", "Milk", "Tea"])
  }

  @Test func `A failed delete is shown on the banner and sent again`() async throws {
    await showList()
    let banner = try shown(view.banner)
    try await failToDelete(row: 1, request: 1)
    #expect(banner.failure == "\"Milk\" is not deleted.")
    banner.orchestrator.retryDelete()
    await settle()
    #expect(world.requests.last == "DELETE /notes/n2")
    #expect(world.sentKeys == ["key-1", "key-1"])
    #expect(world.transport.requests.last?.value(forHTTPHeaderField: "If-Match") == "1")
    #expect(banner.sync == "Sending…")
    #expect(banner.failure == "")
    #expect(view.titles == ["Café", "Tea"])
    await world.transport.answer(2, status: 204)
    #expect(banner.sync == "")
    #expect(banner.failure == "")
    #expect(view.titles == ["Café", "Tea"])
  }

  @Test func `Of several failed deletes the oldest is sent again first and stands last when it fails`()
    async throws
  {
    await showList()
    let banner = try shown(view.banner)
    try await failToDelete(row: 1, request: 1)
    try await failToDelete(row: 2, request: 2)
    #expect(banner.failure == "\"Milk\" is not deleted.")
    banner.orchestrator.retryDelete()
    await settle()
    #expect(world.requests.last == "DELETE /notes/n2")
    #expect(banner.failure == "\"Tea\" is not deleted.")
    await world.transport.fail(3, with: .timedOut)
    #expect(banner.failure == "\"Tea\" is not deleted.")
    banner.orchestrator.retryDelete()
    await settle()
    #expect(world.requests.last == "DELETE /notes/n1")
    #expect(banner.failure == "\"Milk\" is not deleted.")
  }

  @Test func `A failed delete is forgotten when its note was changed or is gone`() async throws {
    await showList()
    let banner = try shown(view.banner)
    try await failToDelete(row: 1, request: 1)
    await refresh(with: Note.samples, request: 2)
    #expect(banner.failure == "\"Milk\" is not deleted.")
    let changed = Note.sample("n2", "Milk", second: 2, revision: 2)
    await refresh(with: Note.samples.dropLast() + [changed], request: 3)
    #expect(banner.failure == "")
    try await failToDelete(row: 1, request: 4)
    #expect(banner.failure == "\"Milk\" is not deleted.")
    await refresh(with: Note.samples.dropLast(), request: 5)
    #expect(banner.failure == "")
    try await failToDelete(row: 0, request: 6)
    try openNote(atRow: 0).orchestrator.deleteNote()
    #expect(banner.failure == "")
  }

  @Test func `Retrying ends the list's message, sends the undoable delete and closes the note`() async throws
  {
    await showList()
    let banner = try shown(view.banner)
    try await failToDelete(row: 1, request: 1)
    try openNote(atRow: 0).orchestrator.deleteNote()
    #expect(view.status == "Deleted \"Café\".")
    banner.orchestrator.retryDelete()
    await settle()
    #expect(world.requests.suffix(2) == ["DELETE /notes/n3", "DELETE /notes/n2"])
    #expect(view.status == "")
    #expect(!view.canUndo)
    #expect(view.titles == ["Tea"])
    await world.transport.fail(3, with: .timedOut)
    let detail = try openNote(atRow: 0)
    #expect(detail.title == "Milk")
    try shown(detail.banner).orchestrator.retryDelete()
    #expect(detail.isClosed)
    #expect(view.titles == ["Tea"])
  }
}
