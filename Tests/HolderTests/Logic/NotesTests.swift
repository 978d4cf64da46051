import Examples
import TerminalKit
import TestSupport
import Testing

@testable import Holder

/// Through the logic: modules, holders, components and service are real; the transport and the routers are replaced, and the
/// state is seen in place of the views. Only the test of the whole program needs widgets.
struct NotesTests {
  private let world = NotesWorld()
  private let root: NotesRootComponent
  /// The holders, without the builders, which can make screens: the notes are above all modules that have screens.
  private let rootHolder = ModuleHolder()
  private let holder: ModuleHolder
  private let notes: NotesModule
  private let list: NoteListModule
  private let banner: BannerModule
  private let bannerRouter = FakeBannerRouter()
  private let detailRouter = FakeNoteDetailRouter()
  private let editorRouter = FakeNoteEditorRouter()

  init() {
    root = NotesRootComponent(environment: world.environment)
    holder = ModuleHolder(holder: rootHolder)
    notes = NotesModule(
      component: NotesComponent(parent: root, service: root.service, makeKey: root.makeKey))
    list = NoteListModule(
      holder: holder, component: NoteListComponent(parent: root, service: root.service))
    banner = BannerModule(holder: holder)
    rootHolder.supportedModules = [notes]
    holder.supportedModules = [banner, list]
  }

  private var titles: [String] { list.rows.map(\.title) }

  private func detail(of id: Note.ID) -> NoteDetailModule {
    let component = NoteDetailComponent(parent: root, service: root.service)
    return NoteDetailModule(holder: holder, noteID: id, component: component)
  }

  /// Selects a row of the list, as its view does.
  private func openNote(atRow row: Int) -> NoteDetailModule {
    let id = list.rows[row].id
    list.userDidAct()
    return detail(of: id)
  }

  /// Deletes the note at a row; the request at an index fails.
  private func failToDelete(atRow row: Int, _ number: Int) async {
    openNote(atRow: row).deleteNote()
    list.userDidAct()
    await settle()
    await world.transport.fail(number, with: .timedOut)
  }

  private func editor(of id: Note.ID? = nil, _ title: String = "", _ body: String = "") -> NoteEditorModule {
    let component = NoteEditorComponent(parent: root, environment: root.environment)
    let editor = NoteEditorModule(holder: holder, noteID: id, component: component)
    if id == nil {
      editor.noteTitle = title
      editor.noteBody = body
    }
    return editor
  }

  private func save(_ editor: NoteEditorModule) async {
    editor.save(close: editorRouter.close, open: editorRouter.showNote)
    await settle()
  }

  private func cancel(_ editor: NoteEditorModule) {
    editor.cancel(close: editorRouter.close, ask: editorRouter.askToDiscard)
  }

  private func retry() async {
    banner.retryDelete(close: bannerRouter.closeNote)
    await settle()
  }

  /// Shows the list with the samples: Café, Milk, Tea.
  private func showList() async {
    list.load()
    await settle()
    await world.answer(0, with: Note.samples)
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
    let detail = detail(of: "n9")
    detail.load(failure: detailRouter.close)
    await settle()
    await world.transport.answer(0, status: 404)
    #expect(detailRouter.calls == [.close])
    list.load()
    await settle()
    await world.answer(1, with: Note.samples)
    #expect(list.status == "There is no note \"n9\".")
  }

  @Test func `leaving a note cancels its request`() async {
    var detail: NoteDetailModule? = detail(of: "n9")
    weak let released = detail
    detail?.load(failure: detailRouter.close)
    await settle()
    detail = nil
    #expect(released == nil)
    await world.transport.answer(0, status: 404)
    #expect(world.transport.cancelled == [0])
    #expect(list.status == "")
    #expect(detailRouter.calls == [])
  }

  @Test func `an empty title is refused`() async {
    await showList()
    let editor = editor(" ", "two litres")
    await save(editor)
    #expect(editor.problem == "Enter a title.")
    #expect(!editor.isSaving)
    #expect(world.requests.count == 1)
  }

  @Test func `a new note is opened once it is saved`() async {
    await showList()
    let editor = editor(" Bread ", " one ")
    #expect(editor.title == "New note")
    await save(editor)
    #expect(editor.problem == "Saving…")
    #expect(editor.isSaving)
    #expect(world.requests.last == "POST /notes")
    #expect(world.transport.bodies.last == #"{"body":" one ","title":"Bread"}"#)
    await world.answer(1, with: Note.sample("n4", "Bread", second: 9), status: 201)
    #expect(banner.sync == "")
    #expect(titles == ["Bread", "Café", "Milk", "Tea"])
    #expect(editorRouter.calls == [.showNote("n4")])
    #expect(editor.problem == "")
    #expect(!editor.isSaving)
    #expect(detail(of: "n4").title == "Bread")
  }

  @Test func `an edit is shown by note and list`() async {
    await showList()
    let detail = detail(of: "n1")
    let editor = editor(of: "n1")
    #expect(editor.title == "Edit note")
    #expect(editor.noteTitle == "Tea")
    #expect(editor.noteBody == "two litres")
    editor.noteTitle = "Green tea"
    await save(editor)
    #expect(world.requests.last == "PUT /notes/n1")
    #expect(world.transport.requests.last?.value(forHTTPHeaderField: "If-Match") == "1")
    await world.answer(1, with: Note.sample("n1", "Green tea", second: 9, revision: 2))
    #expect(editorRouter.calls == [.close])
    #expect(detail.title == "Green tea")
    #expect(detail.changed == "Changed 2026-01-01 09:00:09Z")
    #expect(titles == ["Green tea", "Café", "Milk"])
  }

  @Test func `two taps save once`() async {
    await showList()
    let editor = editor("Bread")
    await save(editor)
    await save(editor)
    #expect(world.requests.count == 2)
  }

  @Test(arguments: NotesOutcome.allCases)
  func `each failure of saving has its message`(outcome: NotesOutcome) async {
    await showList()
    let editor = editor("Bread")
    await save(editor)
    await outcome.happen(on: world.transport, 1)
    #expect(editor.problem == outcome.message)
    #expect(!editor.isSaving)
    #expect(editorRouter.calls == [])
  }

  @Test func `the same texts are the same change`() async {
    await showList()
    let editor = editor()
    for (number, title) in ["Bread", " Bread", "Rolls"].enumerated() {
      editor.noteTitle = title
      await save(editor)
      await world.transport.fail(number + 1, with: .timedOut)
    }
    #expect(world.sentKeys == ["key-1", "key-1", "key-2"])
  }

  @Test func `cancel while saving keeps the editor`() async {
    await showList()
    let editor = editor("Bread")
    await save(editor)
    cancel(editor)
    #expect(editor.problem == "Cancelled.")
    #expect(!editor.isSaving)
    await settle()
    #expect(banner.sync == "")
    await world.answer(1, with: Note.sample("n4", "Bread", second: 9), status: 201)
    #expect(world.transport.cancelled == [1])
    #expect(editor.problem == "Cancelled.")
    #expect(editorRouter.calls == [])
    #expect(titles == ["Café", "Milk", "Tea"])
  }

  @Test func `unsaved changes are asked about`() async {
    await showList()
    cancel(editor("Bread"))
    #expect(editorRouter.calls == [.askToDiscard])
    cancel(editor())
    #expect(editorRouter.calls == [.askToDiscard, .close])
  }

  @Test func `a delete can be undone without a request`() async {
    await showList()
    let detail = openNote(atRow: 1)
    detail.deleteNote()
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
    detail(of: "n2").deleteNote()
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
    detail(of: "n2").deleteNote()
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
    // Both screens have a view of the one banner's module, which the note's finds up the holders.
    let noteHolder = ModuleHolder(holder: holder)
    let banners: [any BannerSupporting] = [holder, noteHolder].map {
      $0.module(for: NotesSupportedModule.banner)
    }
    let listener = ChangeListener(to: \.sync, of: banner)
    detail(of: "n2").deleteNote()
    list.userDidAct()
    await settle()
    #expect(banners.map(\.sync) == ["Sending…", "Sending…"])
    #expect(listener.hasHeardAll)
    await world.transport.answer(1, status: 204)
    #expect(banners.map(\.sync) == ["", ""])
  }

  @Test func `letting go cancels every request`() async {
    var editor: NoteEditorModule? = editor("Bread")
    var list: NoteListModule? = NoteListModule(
      holder: holder, component: NoteListComponent(parent: root, service: root.service))
    weak let releasedEditor = editor
    weak let releasedList = list
    editor?.save(close: editorRouter.close, open: editorRouter.showNote)
    list?.load()
    await settle()
    (editor, list) = (nil, nil)
    #expect(releasedEditor == nil)
    #expect(releasedList == nil)
    await world.transport.fail(0, with: .cancelled)
    await world.transport.fail(1, with: .cancelled)
    #expect(world.transport.cancelled == [0, 1])
  }

  @Test func `Dismissing the editor by its presenter cancels saving`() async {
    let window = Window()
    HolderPattern().showNotes(with: world.environment, in: window)
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
    await retry()
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
    await retry()
    #expect(banner.failure == "\"Café\" is not deleted.")
    await world.transport.fail(3, with: .timedOut)
    #expect(banner.failure == "\"Café\" is not deleted.")
    #expect(list.status == "\"Milk\" is not deleted. The server took too long to answer. Try again.")
    await retry()
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
    editor.noteTitle = "Oat milk"
    await save(editor)
    await world.answer(4, with: Note.sample("n2", "Oat milk", second: 2, revision: 2))
    #expect(banner.failure == "\"Café\" is not deleted.")
    list.refresh()
    await settle()
    await world.answer(5, with: [Note.samples[0]])
    #expect(banner.failure == "")

    await failToDelete(atRow: 0, 6)
    #expect(banner.failure == "\"Tea\" is not deleted.")
    openNote(atRow: 0).deleteNote()
    #expect(banner.failure == "")
    list.undoDelete()
    #expect(banner.failure == "")
  }

  @Test func `Retrying ends the list's message, sends the undoable delete and closes the note`() async {
    await showList()
    openNote(atRow: 1).deleteNote()
    let other = openNote(atRow: 0)
    await settle()
    await world.transport.fail(1, with: .timedOut)
    other.deleteNote()
    #expect(list.status == "Deleted \"Café\".")
    await retry()
    #expect(world.requests.suffix(2) == ["DELETE /notes/n3", "DELETE /notes/n2"])
    #expect(list.status == "")
    #expect(banner.failure == "")
    #expect(titles == ["Tea"])

    await world.transport.fail(3, with: .timedOut)
    let detail = openNote(atRow: 0)
    #expect(detail.title == "Milk")
    await retry()
    // The router closes a note only if that is open.
    #expect(bannerRouter.closedIDs == ["n2", "n2"])
    #expect(world.requests.last == "DELETE /notes/n2")
    #expect(titles == ["Tea"])
    #expect(world.sentKeys == ["key-1", "key-2", "key-1", "key-1"])
  }
}
