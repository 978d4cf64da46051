import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MVPCF

/// Through the logic: presenters and managers are real; the transport is replaced, and the outputs are seen in place of the
/// views. Only the test of the whole program needs widgets.
final class NotesTests {
  private let world = NotesWorld()
  private let notes = DefaultNotesManager()
  private let reads: DefaultNotesReadManager
  private let changes: DefaultNoteChangeManager
  private let deletes: DefaultNoteDeleteManager
  private let list: DefaultNoteListPresenter
  private let banner: DefaultBannerPresenter
  private var savedIDs: [Note.ID] = []

  init() {
    let repository = DefaultNotesRemoteRepository(environment: world.environment)
    reads = DefaultNotesReadManager(repository: repository, notesManager: notes)
    changes = DefaultNoteChangeManager(repository: repository)
    deletes = DefaultNoteDeleteManager(
      notesManager: notes, changeManager: changes, makeKey: world.environment.makeKey)
    list = DefaultNoteListPresenter(notesManager: notes, readManager: reads, deleteManager: deletes)
    banner = DefaultBannerPresenter(notesManager: notes, changeManager: changes)
  }

  /// Shows the list with the samples: Café, Milk, Tea.
  private func showList() async {
    list.load()
    await settle()
    await world.answer(0, with: Note.samples)
  }

  private var titles: [String] { list.rows.map(\.title) }

  private func detail(of id: Note.ID) -> DefaultNoteDetailPresenter {
    DefaultNoteDetailPresenter(id: id, notesManager: notes, readManager: reads, deleteManager: deletes)
  }

  /// Selects a row of the list, as its view controller does.
  private func openNote(atRow row: Int) -> DefaultNoteDetailPresenter {
    let id = list.rows[row].id
    list.userDidAct()
    return detail(of: id)
  }

  /// Deletes the note at a row; the list is told of it, as by the coordinators.
  private func deleteNote(atRow row: Int) {
    openNote(atRow: row).delete(completion: list.tell)
  }

  /// Deletes the note at a row; the request at an index fails.
  private func failToDelete(atRow row: Int, _ number: Int) async {
    deleteNote(atRow: row)
    list.userDidAct()
    await settle()
    await world.transport.fail(number, with: .timedOut)
  }

  private func editor(of id: String?) -> DefaultNoteEditorPresenter {
    DefaultNoteEditorPresenter(
      id: id, notesManager: notes, draftManager: DefaultNoteDraftManager(),
      saveManager: DefaultNoteSaveManager(
        notesManager: notes, changeManager: changes, makeKey: world.environment.makeKey))
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
    let listener = ChangeListener(to: \.status, \.isLoading, of: list)
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
    // The view updates only after a change that Observation reports.
    #expect(listener.hasHeardAll)
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
    #expect(detail.title == "Milk")
    #expect(detail.body == "two litres")
    #expect(detail.changed == "Changed 2026-01-01 09:00:02Z")
    #expect(detail.hasNote)
    #expect(world.requests.count == 1)
  }

  @Test func `a note that is not known is read`() async {
    let detail = detail(of: "n9")
    detail.load { notice in Issue.record("The note is closed: \(notice)") }
    await settle()
    #expect(world.requests == ["GET /notes/n9"])
    #expect(detail.body == "Loading…")
    #expect(!detail.hasNote)
    await world.answer(0, with: Note.sample("n9", "Bread"))
    #expect(detail.title == "Bread")
    #expect(detail.hasNote)
  }

  @Test func `an unknown note is told on the list`() async {
    let detail = detail(of: "n9")
    detail.load(completion: list.tell)
    await settle()
    await world.transport.answer(0, status: 404)
    list.load()
    await settle()
    await world.answer(1, with: Note.samples)
    #expect(list.status == "There is no note \"n9\".")
  }

  @Test func `leaving a note cancels its request`() async {
    var detail: DefaultNoteDetailPresenter? = detail(of: "n9")
    weak let released = detail
    detail?.load(completion: list.tell)
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
    #expect(editor.problem == "")
    #expect(!editor.isSaving)
    #expect(banner.sync == "")
    #expect(titles == ["Bread", "Café", "Milk", "Tea"])
    #expect(detail(of: "n4").title == "Bread")
  }

  @Test func `an edit is shown by note and list`() async {
    await showList()
    let detail = openNote(atRow: 2)
    let editor = editor(of: "n1")
    #expect(editor.heading == "Edit note")
    #expect(editor.title == "Tea")
    #expect(editor.body == "two litres")
    editor.title = "Green tea"
    await save(editor)
    #expect(world.requests.last == "PUT /notes/n1")
    #expect(world.transport.requests.last?.value(forHTTPHeaderField: "If-Match") == "1")
    await world.answer(1, with: Note.sample("n1", "Green tea", second: 9, revision: 2))
    #expect(savedIDs == ["n1"])
    #expect(detail.title == "Green tea")
    #expect(detail.changed == "Changed 2026-01-01 09:00:09Z")
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
    #expect(titles == ["Café", "Milk", "Tea"])
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
    let detail = openNote(atRow: 1)
    detail.delete(completion: list.tell)
    // As it was, until its screen is gone.
    #expect(detail.title == "Milk")
    #expect(detail.body == "two litres")
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
    deleteNote(atRow: 1)
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
    deleteNote(atRow: 1)
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
    let banners = [banner, DefaultBannerPresenter(notesManager: notes, changeManager: changes)]
    let listeners = banners.map { ChangeListener(to: \.sync, of: $0) }
    deleteNote(atRow: 1)
    list.userDidAct()
    await settle()
    #expect(banners.map(\.sync) == ["Sending…", "Sending…"])
    #expect(listeners.map(\.hasHeardAll) == [true, true])
    await world.transport.answer(1, status: 204)
    #expect(banners.map(\.sync) == ["", ""])
  }

  @Test func `letting go cancels every request`() async {
    var list: DefaultNoteListPresenter? = DefaultNoteListPresenter(
      notesManager: notes, readManager: reads, deleteManager: deletes)
    var editor: DefaultNoteEditorPresenter? = newNote("Bread")
    weak let releasedList = list
    weak let releasedEditor = editor
    list?.load()
    editor?.save { _ in }
    await settle()
    (list, editor) = (nil, nil)
    #expect(releasedList == nil)
    #expect(releasedEditor == nil)
    await world.transport.fail(0, with: .cancelled)
    await world.transport.fail(1, with: .cancelled)
    #expect(world.transport.cancelled == [0, 1])
  }

  @Test func `Dismissing the editor by its presenter cancels saving`() async {
    let window = Window()
    MVPCFPattern().showNotes(with: world.environment, in: window)
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
    await failToDelete(atRow: 1, 1)
    #expect(banner.failure == "\"Milk\" is not deleted.")
    #expect(titles == ["Café", "Milk", "Tea"])
    let detail = detail(of: "n2")
    var closes = 0
    detail.retryDelete(send: list.retryDelete, close: { closes += 1 })
    await settle()
    #expect(closes == 1)
    #expect(detail.title == "Milk")
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
    await failToDelete(atRow: 1, 1)
    await failToDelete(atRow: 0, 2)
    #expect(banner.failure == "\"Milk\" is not deleted.")
    list.retryDelete()
    await settle()
    #expect(banner.failure == "\"Café\" is not deleted.")
    await world.transport.fail(3, with: .timedOut)
    #expect(banner.failure == "\"Café\" is not deleted.")
    #expect(list.status == "\"Milk\" is not deleted. The server took too long to answer. Try again.")
    list.retryDelete()
    await settle()
    #expect(banner.failure == "\"Milk\" is not deleted.")
    #expect(world.sentKeys == ["key-1", "key-2", "key-1", "key-2"])
    await world.transport.answer(4, status: 409)
    #expect(banner.failure == "\"Milk\" is not deleted.")
    #expect(titles == ["Café", "Milk", "Tea"])
  }

  @Test func `A failed delete is forgotten when its note was changed or is gone`() async {
    await showList()
    await failToDelete(atRow: 1, 1)
    await failToDelete(atRow: 0, 2)
    list.refresh()
    await settle()
    await world.answer(3, with: Note.samples)
    #expect(banner.failure == "\"Milk\" is not deleted.")
    let editor = editor(of: "n2")
    editor.title = "Oat milk"
    await save(editor)
    await world.answer(4, with: Note.sample("n2", "Oat milk", second: 2, revision: 2))
    #expect(banner.failure == "\"Café\" is not deleted.")
    list.refresh()
    await settle()
    await world.answer(5, with: [Note.samples[0]])
    #expect(banner.failure == "")

    await failToDelete(atRow: 0, 6)
    #expect(banner.failure == "\"Tea\" is not deleted.")
    deleteNote(atRow: 0)
    #expect(banner.failure == "")
    list.undoDelete()
    #expect(banner.failure == "")
  }

  @Test func `Retrying ends the list's message, sends the undoable delete and closes the note`() async {
    await showList()
    deleteNote(atRow: 1)
    let other = openNote(atRow: 0)
    await settle()
    await world.transport.fail(1, with: .timedOut)
    other.delete(completion: list.tell)
    #expect(list.status == "Deleted \"Café\".")
    list.retryDelete()
    await settle()
    #expect(world.requests.suffix(2) == ["DELETE /notes/n3", "DELETE /notes/n2"])
    #expect(list.status == "")
    #expect(banner.failure == "")
    #expect(titles == ["Tea"])

    await world.transport.fail(3, with: .timedOut)
    let detail = openNote(atRow: 0)
    #expect(detail.title == "Milk")
    var closes = 0
    detail.retryDelete(send: list.retryDelete, close: { closes += 1 })
    await settle()
    #expect(closes == 1)
    #expect(world.requests.last == "DELETE /notes/n2")
    #expect(titles == ["Tea"])
    #expect(world.sentKeys == ["key-1", "key-2", "key-1", "key-1"])
  }
}
