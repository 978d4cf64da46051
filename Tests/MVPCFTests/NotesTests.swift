import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MVPCF

/// The presenters are tested by their outputs, with their managers, over a fake transport; few tests need a view.
final class NotesTests {
  private let world = NotesWorld()
  private let notes = DefaultNotesManager()
  private let notice = DefaultNotesNoticeManager()
  private let sync = DefaultNotesSyncManager()
  private let repository: DefaultNotesRemoteRepository
  private let reads: DefaultNotesReadManager
  private let deletes: DefaultNoteDeleteManager
  private let list: DefaultNoteListPresenter
  private var savedIDs: [String] = []

  init() {
    repository = DefaultNotesRemoteRepository(environment: world.environment)
    reads = DefaultNotesReadManager(repository: repository, notesManager: notes)
    deletes = DefaultNoteDeleteManager(
      repository: repository, notesManager: notes, noticeManager: notice, syncManager: sync,
      makeKey: world.environment.makeKey)
    list = DefaultNoteListPresenter(
      notesManager: notes, readManager: reads, deleteManager: deletes, noticeManager: notice)
  }

  /// Shows the list with the samples: Café, Milk, Tea.
  private func showList() async {
    list.load()
    await settle()
    await world.answer(0, with: Note.samples)
  }

  private func detail(of id: String) -> DefaultNoteDetailPresenter {
    DefaultNoteDetailPresenter(
      id: id, notesManager: notes, readManager: reads, deleteManager: deletes, noticeManager: notice)
  }

  /// Selects a row of the list, as its view controller does.
  private func openNote(atRow row: Int) -> DefaultNoteDetailPresenter {
    let id = list.noteID(atRow: row)
    list.userDidAct()
    return detail(of: id)
  }

  private func editor(of id: String?) -> DefaultNoteEditorPresenter {
    DefaultNoteEditorPresenter(
      id: id, notesManager: notes, draftManager: DefaultNoteDraftManager(),
      saveManager: DefaultNoteSaveManager(
        repository: repository, notesManager: notes, syncManager: sync,
        makeKey: world.environment.makeKey))
  }

  private func newNote(_ title: String = "", _ body: String = "") -> DefaultNoteEditorPresenter {
    let editor = editor(of: nil)
    editor.title = title
    editor.body = body
    return editor
  }

  private func save(_ editor: DefaultNoteEditorPresenter) async {
    editor.save { [weak self] id in self?.savedIDs.append(id) }
    await settle()
  }

  @Test func `the notes are read when the list is shown`() async {
    list.load()
    await settle()
    #expect(world.requests == ["GET /notes"])
    #expect(world.transport.requests.first?.timeoutInterval == 7)
    #expect(list.status == "Loading…")
    #expect(list.isLoading)
    await world.answer(0, with: Note.samples)
    #expect(list.titles.count == 3)
    #expect(list.status == "")
    #expect(!list.isLoading)
  }

  @Test func `the note that was changed last comes first`() async {
    await showList()
    #expect(list.titles == ["Café", "Milk", "Tea"])
  }

  @Test func `the filter ignores case and accents`() async {
    await showList()
    list.filter = " CAFE "
    #expect(list.titles == ["Café"])
    list.filter = ""
    #expect(list.titles == ["Café", "Milk", "Tea"])
  }

  @Test func `no notes and no match are told apart`() async {
    await showList()
    list.filter = "x"
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
    #expect(list.titles.count == 3)
    #expect(!list.isLoading)
  }

  @Test func `an action removes the message`() async {
    await showList()
    list.refresh()
    await settle()
    await world.transport.fail(1, with: .timedOut)
    list.filter = "m"
    #expect(list.status == "")
  }

  @Test func `a row opens its note`() async {
    await showList()
    list.filter = "milk"
    let detail = openNote(atRow: 0)
    #expect(detail.title == "Milk")
    #expect(detail.body == "two litres")
    #expect(detail.changed == "Changed 2026-01-01 09:00:02Z")
    #expect(detail.hasNote)
    #expect(world.requests.count == 1)
  }

  @Test func `a note that is not known is read`() async {
    let detail = detail(of: "n9")
    detail.load {}
    await settle()
    #expect(world.requests == ["GET /notes/n9"])
    #expect(detail.body == "Loading…")
    #expect(!detail.hasNote)
    await world.answer(0, with: Note.sample("n9", "Bread"))
    #expect(detail.title == "Bread")
    #expect(detail.hasNote)
  }

  @Test func `an unknown note is told on the list`() async {
    var isClosed = false
    let detail = detail(of: "n9")
    detail.load { isClosed = true }
    await settle()
    await world.transport.answer(0, status: 404)
    #expect(isClosed)
    list.load()
    await settle()
    await world.answer(1, with: Note.samples)
    #expect(list.status == "There is no note \"n9\".")
  }

  @Test func `leaving a note cancels its request`() async {
    var detail: DefaultNoteDetailPresenter? = detail(of: "n9")
    weak let released = detail
    detail?.load {}
    await settle()
    detail = nil
    #expect(released == nil)
    await world.transport.answer(0, status: 404)
    #expect(world.transport.cancelled == [0])
    #expect(notice.notice == nil)
  }

  @Test func `an empty title is refused`() async {
    await showList()
    let editor = newNote(" ", "two litres")
    await save(editor)
    #expect(editor.problem == "Enter a title.")
    #expect(!editor.isSaving)
    #expect(world.requests.count == 1)
  }

  @Test func `a new note is opened once it is saved`() async {
    await showList()
    let editor = newNote(" Bread ", " one ")
    #expect(editor.heading == "New note")
    await save(editor)
    #expect(editor.problem == "Saving…")
    #expect(editor.isSaving)
    #expect(world.requests.last == "POST /notes")
    #expect(world.transport.bodies.last == #"{"body":" one ","title":"Bread"}"#)
    await world.answer(1, with: Note.sample("n4", "Bread", second: 9), status: 201)
    #expect(savedIDs == ["n4"])
    #expect(editor.problem.isEmpty && !editor.isSaving)
    #expect(list.titles == ["Bread", "Café", "Milk", "Tea"])

    let flow = NotesFlow(in: world)
    flow.list.addRequested?()
    flow.editor?.finished?("n4")
    #expect(flow.openedIDs == ["n4"])
  }

  @Test func `an edit is shown by note and list`() async {
    await showList()
    let detail = openNote(atRow: 2)
    let editor = editor(of: "n1")
    #expect(editor.heading == "Edit note")
    #expect([editor.title, editor.body] == ["Tea", "two litres"])
    editor.title = "Green tea"
    await save(editor)
    #expect(world.requests.last == "PUT /notes/n1")
    #expect(world.transport.requests.last?.value(forHTTPHeaderField: "If-Match") == "1")
    await world.answer(1, with: Note.sample("n1", "Green tea", second: 9, revision: 2))
    #expect(savedIDs == ["n1"])
    #expect(detail.title == "Green tea")
    #expect(detail.changed == "Changed 2026-01-01 09:00:09Z")
    #expect(list.titles == ["Green tea", "Café", "Milk"])
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
    #expect(savedIDs.isEmpty)
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
    editor.cancel { hasChanges in Issue.record("The editor is left, with changes: \(hasChanges).") }
    #expect(editor.problem == "Cancelled.")
    #expect(!editor.isSaving)
    await world.answer(1, with: Note.sample("n4", "Bread", second: 9), status: 201)
    #expect(world.transport.cancelled == [1])
    #expect(editor.problem == "Cancelled.")
    #expect(savedIDs.isEmpty)
    #expect(list.titles == ["Café", "Milk", "Tea"])
  }

  @Test func `unsaved changes are asked about`() async {
    await showList()
    var exits: [Bool] = []
    newNote("Bread").cancel { hasChanges in exits.append(hasChanges) }
    newNote().cancel { hasChanges in exits.append(hasChanges) }
    #expect(exits == [true, false])
  }

  @Test func `a delete can be undone without a request`() async {
    await showList()
    openNote(atRow: 1).delete()
    #expect(list.titles == ["Café", "Tea"])
    #expect(list.status == "Deleted \"Milk\".")
    #expect(list.canUndo)
    list.undoDelete()
    await settle()
    #expect(list.titles == ["Café", "Milk", "Tea"])
    #expect(list.status == "")
    #expect(!list.canUndo)
    #expect(world.requests.count == 1)
  }

  @Test func `the next action sends the delete`() async {
    await showList()
    openNote(atRow: 1).delete()
    list.refresh()
    await settle()
    #expect(world.requests == ["GET /notes", "DELETE /notes/n2", "GET /notes"])
    #expect(!list.canUndo)
    await world.answer(2, with: Note.samples)
    await world.transport.answer(1, status: 204)
    #expect(list.titles == ["Café", "Tea"])
  }

  @Test func `a failed delete brings the note back`() async {
    await showList()
    openNote(atRow: 1).delete()
    list.filter = ""
    await settle()
    await world.transport.answer(1, status: 409)
    #expect(list.titles == ["Café", "Milk", "Tea"])
    #expect(
      list.status
        == "\"Milk\" is not deleted. The note was changed elsewhere. Refresh the list and try again.")
  }

  @Test func `both banners tell of a change under way`() async {
    await showList()
    let banners = [DefaultBannerPresenter(syncManager: sync), DefaultBannerPresenter(syncManager: sync)]
    openNote(atRow: 1).delete()
    list.userDidAct()
    await settle()
    #expect(banners.map(\.sync) == ["Sending…", "Sending…"])
    await world.transport.answer(1, status: 204)
    #expect(banners.map(\.sync) == ["", ""])
  }

  @Test func `letting go cancels every request`() async {
    var list: DefaultNoteListPresenter? = DefaultNoteListPresenter(
      notesManager: notes, readManager: reads, deleteManager: deletes, noticeManager: notice)
    weak let released = list
    list?.load()
    await settle()
    list = nil
    #expect(released == nil)
    await world.transport.fail(0, with: .cancelled)
    #expect(world.transport.cancelled == [0])
  }

  @Test func `the view passes on what was entered, and shows what it is told`() {
    let presenter = FakeNoteEditorPresenter()
    let view = NoteEditorScreen()
    let controller = NoteEditorViewController(view: view, presenter: presenter)
    let window = Window(rootViewController: controller)
    #expect(controller.title == "Edit note")
    #expect(window.text(of: "noteTitle") == "Milk")
    view.bodyField.insertText("!")
    #expect(presenter.body == "two litres!")
    window.tap("save")
    window.tap("cancel")
    #expect(presenter.calls == ["save", "cancel"])
    presenter.problem = "Saving…"
    presenter.isSaving = true
    window.layoutIfNeeded()
    #expect(window.text(of: "problem") == "Saving…")
    #expect(view.isSaving)
  }
}
