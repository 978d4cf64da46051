import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MODAV

/// Tests of the orchestrators with fake views, a fake adapter and their model, and of the adapter alone.
struct NotesTests {
  private let world = NotesWorld()
  private let view = FakeNoteListView()
  private let network = FakeNotesNetworkAdapter()
  private let model: NotesModel
  private let list: NoteListOrchestrator

  init() {
    model = NotesModel(makeKey: world.environment.makeKey)
    list = NoteListOrchestrator(model: model, network: network)
    list.viewDelegate = view
  }

  private var adapter: NotesNetworkAdapter { NotesNetworkAdapter(environment: world.environment) }

  /// Saves a change by the adapter alone, and returns the failure after an outcome.
  private func failure(after outcome: NotesOutcome, of change: NoteChange) async -> NotesFailure? {
    await world.failure(after: outcome) { [adapter] () throws(NotesFailure) in try await adapter.save(change)
    }
  }

  /// Shows the list with the samples: Café, Milk, Tea.
  private func showList() async {
    list.viewIsReady()
    await settle()
    await network.replies.end(with: .success(Note.samples))
  }

  private func shown(_ orchestrator: NoteDetailOrchestrator?) throws -> (
    orchestrator: NoteDetailOrchestrator, view: FakeNoteDetailView
  ) {
    let orchestrator = try #require(orchestrator)
    let detail = FakeNoteDetailView()
    orchestrator.viewDelegate = detail
    orchestrator.viewIsReady()
    return (orchestrator, detail)
  }

  private func shown(_ orchestrator: NoteEditorOrchestrator?) throws -> (
    orchestrator: NoteEditorOrchestrator, view: FakeNoteEditorView
  ) {
    let orchestrator = try #require(orchestrator)
    let editor = FakeNoteEditorView()
    orchestrator.viewDelegate = editor
    orchestrator.viewIsReady()
    return (orchestrator, editor)
  }

  private func shown(_ orchestrator: BannerOrchestrator?) throws -> FakeBannerView {
    let orchestrator = try #require(orchestrator)
    let banner = FakeBannerView()
    orchestrator.viewDelegate = banner
    orchestrator.viewIsReady()
    return banner
  }

  /// Opens the note in a row of the list.
  private func openNote(atRow row: Int) throws -> (
    orchestrator: NoteDetailOrchestrator, view: FakeNoteDetailView
  ) {
    list.openNote(atRow: row)
    return try shown(view.detail)
  }

  private func newNote() throws -> (orchestrator: NoteEditorOrchestrator, view: FakeNoteEditorView) {
    list.addNote()
    return try shown(view.editor)
  }

  /// A note that is opened at the launch.
  private func unknownNote() -> NoteDetailOrchestrator {
    let orchestrator = NoteDetailOrchestrator(noteID: "n9", model: model, network: network)
    orchestrator.delegate = list
    return orchestrator
  }

  /// Deletes the note in a row, has the delete sent by the next action, and ends it, the request with that number.
  private func delete(atRow row: Int, _ number: Int, failure: NotesFailure = .serverProblem) async throws {
    try openNote(atRow: row).orchestrator.deleteNote()
    list.filterNotes(by: "")
    await settle()
    await network.replies.end(number, with: .failure(failure))
  }

  private func refresh(_ number: Int, with notes: [Note]) async {
    list.refresh()
    await settle()
    await network.replies.end(number, with: .success(notes))
  }

  @Test func `the notes are read when the list is shown`() async throws {
    list.viewIsReady()
    await settle()
    #expect(network.calls == [.notes])
    #expect(view.status == "Loading…")
    #expect(view.isLoading)
    await network.replies.end(with: .success(Note.samples))
    #expect(view.titles.count == 3)
    #expect(view.status == "")
    #expect(!view.isLoading)

    let notes = Task { try await adapter.notes() }
    await settle()
    #expect(world.requests == ["GET /notes"])
    #expect(world.transport.requests.first?.timeoutInterval == 7)
    await world.answer(0, with: Note.samples)
    #expect(try await notes.value == Note.samples)
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
    await network.replies.end(1, with: .success([]))
    #expect(view.status == "No notes.")
  }

  @Test func `two refreshes send one request`() async {
    await showList()
    list.refresh()
    list.refresh()
    await settle()
    #expect(network.calls.count == 2)
  }

  @Test(arguments: NotesOutcome.allCases)
  func `each failure of reading has its message`(outcome: NotesOutcome) async throws {
    let failure = try #require(await world.failure(after: outcome, of: adapter.notes))

    await showList()
    list.refresh()
    await settle()
    await network.replies.end(1, with: .failure(failure))
    #expect(view.status == outcome.message)
    #expect(view.titles.count == 3)
    #expect(!view.isLoading)
  }

  @Test func `an action removes the message`() async {
    await showList()
    list.refresh()
    await settle()
    await network.replies.end(1, with: .failure(.timedOut))
    list.filterNotes(by: "m")
    #expect(view.status == "")
  }

  @Test func `a row opens its note`() async throws {
    await showList()
    list.filterNotes(by: "milk")
    let detail = try openNote(atRow: 0).view
    #expect(detail.title == "Milk")
    #expect(detail.body == "two litres")
    #expect(detail.changed == "Changed 2026-01-01 09:00:02Z")
    #expect(network.calls.count == 1)
  }

  @Test func `a note that is not known is read`() async throws {
    let detail = try shown(unknownNote())
    await settle()
    #expect(network.calls == [.note("n9")])
    #expect(detail.view.body == "Loading…")
    await network.replies.end(with: .success([.sample("n9", "Bread")]))
    #expect(detail.view.title == "Bread")
    #expect(detail.view.body == "two litres")

    let note = Task { try await adapter.note(withID: "n9") }
    await settle()
    #expect(world.requests == ["GET /notes/n9"])
    await world.answer(0, with: Note.sample("n9", "Bread"))
    #expect(try await note.value.title == "Bread")
  }

  @Test func `an unknown note is told on the list`() async throws {
    let detail = try shown(unknownNote())
    await settle()
    await network.replies.end(with: .failure(.noSuchNote))
    #expect(detail.view.isClosed)
    list.viewIsReady()
    await settle()
    await network.replies.end(1, with: .success(Note.samples))
    #expect(view.status == "There is no note \"n9\".")
    #expect(detail.view.closings == 1)
  }

  @Test func `leaving a note cancels its request`() async {
    var orchestrator: NoteDetailOrchestrator? = unknownNote()
    weak let released = orchestrator
    orchestrator?.viewIsReady()
    await settle()
    orchestrator = nil
    #expect(released == nil)
    await network.replies.end(with: .failure(.noSuchNote))
    #expect(network.cancelled == [0])
    #expect(view.status == "")
  }

  @Test func `an empty title is refused`() async throws {
    await showList()
    let editor = try newNote()
    editor.orchestrator.save(title: " ", body: "two litres")
    #expect(editor.view.problem == "Enter a title.")
    #expect(!editor.view.isSaving)
    #expect(network.calls.count == 1)
  }

  @Test func `a new note is opened once it is saved`() async throws {
    await showList()
    let editor = try newNote()
    #expect(editor.view.title == "New note")
    editor.orchestrator.save(title: " Bread ", body: " one ")
    await settle()
    #expect(editor.view.problem == "Saving…")
    #expect(editor.view.isSaving)
    let change = NoteChange(key: "key-1", kind: .add(NoteDraft(title: "Bread", body: " one ")))
    #expect(network.calls.last == .save(change))
    await network.replies.end(1, with: .success([.sample("n4", "Bread", second: 9)]))
    #expect(editor.view.isClosed)
    #expect(view.titles == ["Bread", "Café", "Milk", "Tea"])
    #expect(try shown(view.detail).view.title == "Bread")

    let note = Task { try await adapter.save(change) }
    await settle()
    #expect(world.requests == ["POST /notes"])
    #expect(world.transport.bodies == [#"{"body":" one ","title":"Bread"}"#])
    await world.answer(0, with: Note.sample("n4", "Bread"), status: 201)
    #expect(try await note.value.id == "n4")
  }

  @Test func `an edit is shown by note and list`() async throws {
    await showList()
    let detail = try openNote(atRow: 2)
    detail.orchestrator.editNote()
    let editor = try shown(detail.view.editor)
    #expect(editor.view.title == "Edit note")
    #expect(editor.view.texts == ["Tea", "two litres"])
    editor.orchestrator.save(title: "Green tea", body: "")
    await settle()
    let change = NoteChange(key: "key-1", kind: .edit(Note.samples[0], NoteDraft(title: "Green tea")))
    #expect(network.calls.last == .save(change))
    await network.replies.end(1, with: .success([.sample("n1", "Green tea", second: 9, revision: 2)]))
    #expect(editor.view.isClosed)
    #expect(detail.view.title == "Green tea")
    #expect(detail.view.changed == "Changed 2026-01-01 09:00:09Z")
    #expect(view.titles == ["Green tea", "Café", "Milk"])

    #expect(await failure(after: .conflict, of: change) == .changedElsewhere)
    #expect(world.requests == ["PUT /notes/n1"])
    #expect(world.transport.requests.last?.value(forHTTPHeaderField: "If-Match") == "1")
  }

  @Test func `two taps save once`() async throws {
    await showList()
    let editor = try newNote()
    editor.orchestrator.save(title: "Bread", body: "")
    editor.orchestrator.save(title: "Bread", body: "")
    await settle()
    #expect(network.calls.count == 2)
  }

  @Test(arguments: NotesOutcome.allCases)
  func `each failure of saving has its message`(outcome: NotesOutcome) async throws {
    let change = NoteChange(key: "key-1", kind: .add(NoteDraft(title: "Bread")))
    let failure = await failure(after: outcome, of: change)

    await showList()
    let editor = try newNote()
    editor.orchestrator.save(title: "Bread", body: "")
    await settle()
    await network.replies.end(1, with: .failure(try #require(failure)))
    #expect(editor.view.problem == outcome.message)
    #expect(!editor.view.isSaving)
    #expect(!editor.view.isClosed)
  }

  @Test func `the same texts are the same change`() async throws {
    await showList()
    let editor = try newNote()
    for (number, title) in ["Bread", " Bread", "Rolls"].enumerated() {
      editor.orchestrator.save(title: title, body: "")
      await settle()
      await network.replies.end(number + 1, with: .failure(.timedOut))
    }
    let bread = NoteChange(key: "key-1", kind: .add(NoteDraft(title: "Bread")))
    let rolls = NoteChange(key: "key-2", kind: .add(NoteDraft(title: "Rolls")))
    #expect(network.calls.dropFirst() == [.save(bread), .save(bread), .save(rolls)])
  }

  @Test func `cancel while saving keeps the editor`() async throws {
    await showList()
    let editor = try newNote()
    editor.orchestrator.save(title: "Bread", body: "")
    await settle()
    editor.orchestrator.cancel(title: "Bread", body: "")
    #expect(editor.view.problem == "Cancelled.")
    #expect(!editor.view.isSaving)
    #expect(!editor.view.isClosed)
    await settle()
    #expect(!model.isSending)
    // The late answer is that of the first save, not that of the next, which sends the same change.
    editor.orchestrator.save(title: "Bread", body: "")
    await settle()
    await network.replies.end(1, with: .success([.sample("n4", "Bread", second: 9)]))
    #expect(network.cancelled == [1])
    #expect(editor.view.problem == "Saving…")
    #expect(model.isSending)
    #expect(view.titles == ["Café", "Milk", "Tea"])
  }

  @Test func `unsaved changes are asked about`() async throws {
    await showList()
    let editor = try newNote()
    editor.orchestrator.cancel(title: "Bread", body: "")
    #expect(editor.view.questions == 1)
    #expect(!editor.view.isClosed)
    editor.orchestrator.discard()
    #expect(editor.view.isClosed)
    let other = try newNote()
    other.orchestrator.cancel(title: "", body: "")
    #expect(other.view.questions == 0)
    #expect(other.view.isClosed)
  }

  @Test func `a delete can be undone without a request`() async throws {
    await showList()
    let detail = try openNote(atRow: 1)
    detail.orchestrator.deleteNote()
    #expect(detail.view.isClosed)
    #expect(view.titles == ["Café", "Tea"])
    #expect(view.status == "Deleted \"Milk\".")
    #expect(view.canUndo)
    list.undoDelete()
    list.refresh()
    await settle()
    #expect(view.titles == ["Café", "Milk", "Tea"])
    #expect(!view.canUndo)
    #expect(network.calls == [.notes, .notes])
  }

  @Test func `the next action sends the delete`() async throws {
    await showList()
    try openNote(atRow: 1).orchestrator.deleteNote()
    list.refresh()
    await settle()
    let change = NoteChange(key: "key-1", kind: .delete(Note.samples[2]))
    #expect(network.calls == [.notes, .delete(change), .notes])
    #expect(!view.canUndo)
    await network.replies.end(2, with: .success(Note.samples))
    await network.replies.end(1, with: .success([]))
    #expect(view.titles == ["Café", "Tea"])

    let answer = Task { try await adapter.delete(change) }
    await settle()
    #expect(world.requests == ["DELETE /notes/n2"])
    await world.transport.answer(0, status: 204)
    try await answer.value
  }

  @Test func `a failed delete brings the note back`() async throws {
    await showList()
    try openNote(atRow: 1).orchestrator.deleteNote()
    list.filterNotes(by: "")
    await settle()
    await network.replies.end(1, with: .failure(.changedElsewhere))
    #expect(view.titles == ["Café", "Milk", "Tea"])
    #expect(
      view.status
        == "\"Milk\" is not deleted. The note was changed elsewhere. Refresh the list and try again.")
  }

  @Test func `both banners tell of a change under way`() async throws {
    await showList()
    let first = try shown(view.banner)
    try openNote(atRow: 1).orchestrator.deleteNote()
    // A view owns its orchestrators.
    let detail = try openNote(atRow: 0).view
    let second = try shown(detail.banner)
    await settle()
    #expect([first.sync, second.sync] == ["Sending…", "Sending…"])
    await network.replies.end(1, with: .success([]))
    #expect([first.sync, second.sync] == ["", ""])
  }

  @Test func `A failed delete is shown on the banner and sent again`() async throws {
    await showList()
    let banner = try shown(view.banner)
    try await delete(atRow: 1, 1)
    #expect(banner.failure == "\"Milk\" is not deleted.")
    #expect(view.titles == ["Café", "Milk", "Tea"])
    view.banner?.retryDelete()
    await settle()
    #expect(banner.failure == "")
    #expect(banner.sync == "Sending…")
    #expect(view.titles == ["Café", "Tea"])
    let change = NoteChange(key: "key-1", kind: .delete(Note.samples[2]))
    #expect(network.calls == [.notes, .delete(change), .delete(change)])
    await network.replies.end(2, with: .success([]))
    #expect(banner.failure == "")
    #expect(banner.sync == "")
    #expect(view.titles == ["Café", "Tea"])
  }

  @Test func `Of several failed deletes the oldest is sent again first and stands last when it fails`()
    async throws
  {
    await showList()
    let banner = try shown(view.banner)
    try await delete(atRow: 1, 1)
    try await delete(atRow: 2, 2)
    #expect(banner.failure == "\"Milk\" is not deleted.")
    view.banner?.retryDelete()
    await settle()
    #expect(network.calls.last == .delete(NoteChange(key: "key-1", kind: .delete(Note.samples[2]))))
    #expect(banner.failure == "\"Tea\" is not deleted.")
    await network.replies.end(3, with: .failure(.timedOut))
    #expect(
      view.status == "\"Milk\" is not deleted. The server took too long to answer. Try again.")
    #expect(banner.failure == "\"Tea\" is not deleted.")
    view.banner?.retryDelete()
    await settle()
    #expect(network.calls.last == .delete(NoteChange(key: "key-2", kind: .delete(Note.samples[0]))))
    #expect(banner.failure == "\"Milk\" is not deleted.")
  }

  @Test func `A failed delete is forgotten when its note was changed or is gone`() async throws {
    await showList()
    let banner = try shown(view.banner)
    try await delete(atRow: 1, 1, failure: .changedElsewhere)
    #expect(banner.failure == "")

    // An answer has another revision.
    try await delete(atRow: 1, 2)
    await refresh(3, with: Note.samples)
    #expect(banner.failure == "\"Milk\" is not deleted.")
    await refresh(4, with: [.sample("n2", "Milk", revision: 2)])
    #expect(banner.failure == "")

    // A list lacks the note.
    try await delete(atRow: 0, 5)
    #expect(banner.failure == "\"Milk\" is not deleted.")
    await refresh(6, with: Note.samples.dropLast())
    #expect(banner.failure == "")

    // A save has another revision.
    try await delete(atRow: 1, 7)
    #expect(banner.failure == "\"Tea\" is not deleted.")
    let tea = try openNote(atRow: 1)
    tea.orchestrator.editNote()
    try shown(tea.view.editor).orchestrator.save(title: "Green tea", body: "")
    await settle()
    await network.replies.end(8, with: .success([.sample("n1", "Green tea", revision: 2)]))
    #expect(banner.failure == "")

    // The note is deleted anew.
    try await delete(atRow: 0, 9)
    #expect(banner.failure == "\"Café\" is not deleted.")
    try openNote(atRow: 0).orchestrator.deleteNote()
    #expect(banner.failure == "")
    list.undoDelete()
    view.banner?.retryDelete()
    await settle()
    #expect(network.calls.count == 10)
  }

  @Test func `Retrying ends the list's message, sends the undoable delete and closes the note`()
    async throws
  {
    await showList()
    try await delete(atRow: 1, 1)
    #expect(view.status == "\"Milk\" is not deleted. The server has a problem. Try again later.")
    let milk = try openNote(atRow: 1)
    try openNote(atRow: 2).orchestrator.deleteNote()
    #expect(view.status == "Deleted \"Tea\".")
    milk.view.banner?.retryDelete()
    await settle()
    #expect(view.status == "")
    #expect(!view.canUndo)
    #expect(milk.view.isClosed)
    #expect(view.titles == ["Café"])
    let tea = NoteChange(key: "key-2", kind: .delete(Note.samples[0]))
    #expect(
      network.calls.dropFirst(2)
        == [.delete(tea), .delete(NoteChange(key: "key-1", kind: .delete(Note.samples[2])))])
  }

  @Test func `letting go cancels every request`() async {
    var list: NoteListOrchestrator? = NoteListOrchestrator(model: model, network: network)
    weak let released = list
    list?.viewIsReady()
    _ = model.delete(Note.samples[0])
    list?.addNote()
    await settle()
    list = nil
    #expect(released == nil)
    for number in [0, 1] { await network.replies.end(number, with: .failure(.noConnection)) }
    // The delete was promised, so it goes on.
    #expect(network.cancelled == [0])
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
    #expect(world.requests == ["GET /notes", "POST /notes"])
    window.visibleViewController?.presentingViewController?.dismiss()
    await settle()
    #expect(window.text(of: "sync") == "")
    await world.answer(1, with: Note.sample("n4", "Bread", second: 9), status: 201)
    #expect(world.transport.cancelled == [1])
    #expect(window.rows(of: "notes") == ["Café", "Milk", "Tea"])
    #expect(window.text(of: "sync") == "")
  }

  @Test func `the view passes on what was entered, and shows what it is told`() async {
    // The view knows its orchestrator by its type, so no fake can record the calls.
    let orchestrator = NoteEditorOrchestrator(note: Note.samples[2], model: model, network: network)
    let controller = NoteEditorViewController(orchestrator: orchestrator)
    let window = Window(rootViewController: controller)
    #expect(controller.title == "Edit note")
    #expect(window.text(of: "noteTitle") == "Milk")
    window.type("!", into: "noteBody")
    window.tap("save")
    await settle()
    let draft = NoteDraft(title: "Milk", body: "two litres!")
    #expect(network.calls == [.save(NoteChange(key: "key-1", kind: .edit(Note.samples[2], draft)))])
    #expect(window.text(of: "problem") == "Saving…")
    #expect(controller.screen.isSaving)
    window.tap("cancel")
    #expect(window.text(of: "problem") == "Cancelled.")
    #expect(!controller.screen.isSaving)
  }
}
