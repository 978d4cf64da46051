import Examples
import TerminalKit
import TestSupport
import Testing

@testable import VIPER

/// Tests of interactors over the service and a fake transport, of presenters between fakes of their neighbours, of views by
/// their widgets, and of the assemblies by the modules that they wire.
struct NotesTests {
  private let world = NotesWorld()
  private let service: OnlineNotesService
  private let output = FakeNoteListInteractorOutput()
  private let interactor: NoteListInteractor
  private let editorOutput = FakeNoteEditorInteractorOutput()
  private let editorInteractor: NoteEditorInteractor
  private let list = NoteListFixture()
  private let editor = NoteEditorFixture()

  /// The list's notes are read: the first request, which has its answer.
  init() async {
    service = OnlineNotesService(
      client: NotesClient(environment: world.environment), makeKey: world.environment.makeKey)
    interactor = NoteListInteractor(service: service, bannerFacade: BannerFacade(service: service))
    interactor.output = output
    editorInteractor = NoteEditorInteractor(service: service)
    editorInteractor.output = editorOutput
    interactor.trackNotes()
    interactor.readNotes()
    await settle()
    await world.answer(0, with: Note.samples)
  }

  /// The titles that the interactor provides.
  private var titles: [String] { output.list.rows.map(\.title) }

  /// The requests after the first.
  private var requests: [String] { Array(world.requests.dropFirst()) }

  /// An interactor for the note screen, with its output.
  private func detail(_ id: Note.ID) -> (
    interactor: NoteDetailInteractor, output: FakeNoteDetailInteractorOutput
  ) {
    let interactor = NoteDetailInteractor(service: service, bannerFacade: BannerFacade(service: service))
    let output = FakeNoteDetailInteractorOutput()
    interactor.output = output
    interactor.obtainNote(withID: id)
    return (interactor, output)
  }

  /// Deletes a note and has the delete sent.
  private func delete(_ id: Note.ID) async {
    detail(id).interactor.deleteNote()
    interactor.sendDelete()
    await settle()
  }

  private func refresh(_ number: Int, with notes: [Note]) async {
    interactor.readNotes()
    await settle()
    await world.answer(number, with: notes)
  }

  private func save(_ title: String, _ body: String = "") async {
    editorInteractor.save(title: title, body: body)
    await settle()
  }

  /// The failure with which a request for the notes ends.
  private func failure(after outcome: NotesOutcome) async throws -> NotesFailure {
    let world = NotesWorld()
    return try #require(
      await world.failure(after: outcome, of: NotesClient(environment: world.environment).notes))
  }

  @Test func `the notes are read when the list is shown`() async {
    list.presenter.viewIsReady()
    #expect(list.interactor.calls == ["track", "read"])

    #expect(world.requests == ["GET /notes"])
    #expect(world.transport.requests.first?.timeoutInterval == 7)
    interactor.readNotes()
    #expect(output.list.isReading)
    await settle()
    await world.answer(1, with: [.sample("n9", "Bread")])
    #expect(titles == ["Bread"])
    #expect(!output.list.isReading)

    list.presenter.didProvide(NoteListData(isReading: true))
    #expect(list.view.status == "Loading…")
    #expect(list.view.isLoading)
    list.presenter.didProvide(NoteListData())
    #expect(!list.view.isLoading)
  }

  @Test func `the note that was changed last comes first`() {
    #expect(titles == ["Café", "Milk", "Tea"])
    list.presenter.didProvide(output.list)
    #expect(list.view.titles == ["Café", "Milk", "Tea"])
  }

  @Test func `the filter ignores case and accents`() {
    interactor.filterNotes(by: " CAFE ")
    #expect(titles == ["Café"])
    list.presenter.didEditFilter("milk")
    #expect(list.interactor.calls == ["send", "filter milk"])
  }

  @Test func `no notes and no match are told apart`() async {
    interactor.filterNotes(by: "x")
    #expect(titles == [])
    #expect(!output.list.isEmpty)
    await refresh(1, with: [])
    #expect(output.list.isEmpty && output.list.hasRead)

    list.presenter.didProvide(NoteListData(rows: [], isEmpty: true))
    #expect(list.view.status == "")
    list.presenter.didProvide(NoteListData(rows: [], isEmpty: true, hasRead: true))
    #expect(list.view.status == "No notes.")
    list.presenter.didProvide(NoteListData(rows: [], isEmpty: false, hasRead: true))
    #expect(list.view.status == "No note matches.")
  }

  @Test func `two refreshes send one request`() async {
    interactor.readNotes()
    interactor.readNotes()
    await settle()
    #expect(requests == ["GET /notes"])
    await world.answer(1, with: [])
    interactor.readNotes()
    await settle()
    #expect(requests == ["GET /notes", "GET /notes"])
  }

  @Test(arguments: NotesOutcome.allCases)
  func `each failure of reading has its message`(outcome: NotesOutcome) async throws {
    let failure = try await failure(after: outcome)
    interactor.readNotes()
    await settle()
    await outcome.happen(on: world.transport, 1)
    #expect(output.failures == [failure])
    #expect(!output.list.isReading)
    #expect(titles.count == 3)

    list.presenter.didFailToRead(because: failure)
    #expect(list.view.status == outcome.message)
  }

  @Test func `an action removes the message`() {
    let presenter = list.presenter
    presenter.didProvide(NoteListData(rows: [NoteListRow(id: "n2", title: "Milk")], isEmpty: false))
    for action in [
      { presenter.didEditFilter("m") }, { presenter.didSelectNote(atRow: 0) }, presenter.didTapAdd,
      presenter.didTapRefresh, presenter.didTapUndo, presenter.didAskToRetry,
    ] {
      presenter.didFailToRead(because: .timedOut)
      #expect(list.view.status != "")
      action()
      #expect(list.view.status == "")
    }
    #expect(
      list.interactor.calls == ["send", "filter m", "send", "send", "send", "read", "undo", "send", "retry"])
  }

  @Test func `a row opens its note`() throws {
    interactor.filterNotes(by: "milk")
    #expect(titles == ["Milk"])
    list.presenter.didProvide(output.list)
    list.presenter.didSelectNote(atRow: 0)
    #expect(list.router.details == ["n2"])

    let note = NoteDetailFixture(id: "n2", output: list.presenter)
    note.presenter.viewIsReady()
    #expect(note.interactor.calls == ["obtain n2"])
    let detail = detail("n2")
    #expect(requests == [])
    note.presenter.didProvide(try #require(detail.output.notes.first))
    #expect(note.view.title == "Milk")
    #expect(note.view.body == "two litres")
    #expect(note.view.changed == "Changed 2026-01-01 09:00:02Z")
    #expect(note.view.hasNote)
  }

  @Test func `a note that is not known is read`() async {
    let detail = detail("n9")
    await settle()
    #expect(requests == ["GET /notes/n9"])
    #expect(detail.output.starts == 1)
    await world.answer(1, with: .sample("n9", "Bread"))
    #expect(detail.output.notes.map(\.title) == ["Bread"])
    #expect(titles == ["Café", "Milk", "Tea", "Bread"])
    #expect(detail.output.losses == 0)

    let note = NoteDetailFixture(id: "n9", output: list.presenter)
    note.presenter.didStartReading()
    #expect(note.view.title == "Note")
    #expect(note.view.body == "Loading…")
    #expect(!note.view.hasNote)
  }

  @Test func `an unknown note is told on the list`() async {
    let detail = detail("n9")
    await settle()
    await world.transport.answer(1, status: 404)
    #expect(detail.output.failures == [.noSuchNote])

    let note = NoteDetailFixture(id: "n9", output: list.presenter)
    note.presenter.didFailToRead(because: .noSuchNote)
    #expect(note.router.isClosed)
    #expect(list.view.status == "There is no note \"n9\".")
    note.presenter.didFailToRead(because: .timedOut)
    #expect(list.view.status == "The server took too long to answer. Try again.")
  }

  @Test func `leaving a note cancels its request`() async {
    var detail: NoteDetailInteractor? = detail("n9").interactor
    weak let released = detail
    await settle()
    detail = nil
    #expect(released == nil)
    await world.answer(1, with: .sample("n9", "Bread"))
    #expect(world.transport.cancelled == [1])
    #expect(titles == ["Café", "Milk", "Tea"])
  }

  @Test func `an empty title is refused`() async {
    await save(" ", "two litres")
    #expect(requests == [])
    #expect(editorOutput.failures == [.emptyTitle])

    editor.presenter.didFail(.emptyTitle)
    #expect(editor.view.problem == "Enter a title.")
    #expect(!editor.view.isSaving)
  }

  @Test func `a new note is opened once it is saved`() async {
    await save(" Bread ", " one ")
    #expect(editorOutput.starts == 1)
    #expect(requests == ["POST /notes"])
    #expect(world.transport.bodies.last == #"{"body":" one ","title":"Bread"}"#)
    await world.answer(1, with: .sample("n4", "Bread", second: 9), status: 201)
    #expect(editorOutput.saved == ["n4"])
    #expect(titles == ["Bread", "Café", "Milk", "Tea"])

    list.presenter.didTapAdd()
    #expect(list.router.editors == 1)
    editor.presenter.configureForNewNote(output: list.presenter)
    editor.presenter.viewIsReady()
    #expect(editor.view.title == "New note")
    #expect(editor.interactor.obtained == [])
    editor.presenter.didTapSave(title: "Bread", body: "")
    #expect(editor.interactor.saved == ["Bread", ""])
    editor.presenter.didStartSaving()
    #expect(editor.view.problem == "Saving…")
    #expect(editor.view.isSaving)
    editor.presenter.didSaveNote(withID: "n4")
    #expect(editor.router.isClosed)
    #expect(list.router.details == ["n4"])
  }

  @Test func `an edit is shown by note and list`() async throws {
    let detail = detail("n1")
    editorInteractor.obtainNote(withID: "n1")
    await save("Green tea")
    #expect(requests == ["PUT /notes/n1"])
    #expect(world.transport.requests.last?.value(forHTTPHeaderField: NotesWire.revisionHeader) == "1")
    await world.answer(1, with: .sample("n1", "Green tea", second: 9, revision: 2))
    #expect(detail.output.notes.last?.title == "Green tea")
    #expect(titles == ["Green tea", "Café", "Milk"])

    let note = NoteDetailFixture(id: "n1", output: list.presenter)
    note.presenter.didTapEdit()
    #expect(note.router.editors == ["n1"])
    editor.presenter.configure(forNoteWithID: "n1")
    editor.presenter.viewIsReady()
    #expect(editor.interactor.obtained == ["n1"])
    editor.presenter.didProvide(try #require(editorOutput.notes.first))
    #expect(editor.view.title == "Edit note")
    #expect(editor.view.texts == ["Tea", "two litres"])
  }

  @Test func `two taps save once`() async {
    editorInteractor.save(title: "Bread", body: "")
    editorInteractor.save(title: "Bread", body: "")
    await settle()
    #expect(requests == ["POST /notes"])
    #expect(editorOutput.starts == 1)
  }

  @Test(arguments: NotesOutcome.allCases)
  func `each failure of saving has its message`(outcome: NotesOutcome) async throws {
    let failure = try await failure(after: outcome)
    editorInteractor.obtainNote(withID: "n2")
    await save("Bread")
    await outcome.happen(on: world.transport, 1)
    #expect(editorOutput.failures == [failure])
    #expect(!output.list.banner.isSending)

    editor.presenter.didStartSaving()
    editor.presenter.didFail(failure)
    #expect(editor.view.problem == outcome.message)
    #expect(!editor.view.isSaving)
    #expect(!editor.router.isClosed)
  }

  @Test func `the same texts are the same change`() async {
    for (number, title) in ["Bread", " Bread", "Rolls"].enumerated() {
      await save(title)
      await world.transport.fail(number + 1, with: .timedOut)
    }
    #expect(world.sentKeys == ["key-1", "key-1", "key-2"])
  }

  @Test func `cancel while saving keeps the editor`() async {
    await save("Bread")
    #expect(output.list.banner.isSending)
    editorInteractor.cancel(title: "Bread", body: "")
    #expect(editorOutput.cancels == 1)
    await settle()
    #expect(!output.list.banner.isSending)

    // The late answer is that of the first save, not that of the next, which sends the same change.
    await save("Bread")
    await world.answer(1, with: .sample("n4", "Bread", second: 9), status: 201)
    #expect(world.transport.cancelled == [1])
    #expect(editorOutput.saved == [])
    #expect(titles == ["Café", "Milk", "Tea"])
    #expect(output.list.banner.isSending)

    editor.presenter.didStartSaving()
    editor.presenter.didTapCancel(title: "Bread", body: "")
    #expect(editor.interactor.cancelled == ["Bread", ""])
    editor.presenter.didCancelSaving()
    #expect(editor.view.problem == "Cancelled.")
    #expect(!editor.view.isSaving)
    #expect(!editor.router.isClosed)
  }

  @Test func `unsaved changes are asked about`() {
    for (title, body) in [("Bread", ""), ("", "one")] {
      editorInteractor.cancel(title: title, body: body)
    }
    #expect(editorOutput.findings == 2)
    #expect(editorOutput.ends == 0)
    editorInteractor.cancel(title: "", body: "")
    #expect(editorOutput.ends == 1)

    editor.presenter.didFindUnsavedChanges()
    #expect(editor.view.questions == 1)
    #expect(!editor.router.isClosed)
    editor.presenter.didTapDiscard()
    #expect(editor.router.isClosed)

    let other = NoteEditorFixture()
    other.presenter.didEndEditing()
    #expect(other.router.isClosed)
    #expect(other.view.questions == 0)
  }

  @Test func `a delete can be undone without a request`() async {
    let detail = detail("n2")
    detail.interactor.deleteNote()
    #expect(detail.output.deleted == ["Milk"])
    #expect(detail.output.losses == 1)
    #expect(titles == ["Café", "Tea"])
    #expect(output.list.canUndo)
    interactor.undoDelete()
    interactor.sendDelete()
    await settle()
    #expect(titles == ["Café", "Milk", "Tea"])
    #expect(!output.list.canUndo)
    #expect(requests == [])

    let note = NoteDetailFixture(id: "n2", output: list.presenter)
    note.presenter.didTapDelete()
    #expect(note.interactor.calls == ["delete"])
    note.presenter.didLoseNote()
    #expect(note.router.isClosed)
    note.presenter.didDelete(title: "Milk")
    #expect(list.view.status == "Deleted \"Milk\".")
    list.presenter.didProvide(NoteListData(canUndo: true))
    #expect(list.view.canUndo)
    list.presenter.didTapUndo()
    #expect(list.interactor.calls == ["undo"])
    #expect(list.view.status == "")
  }

  @Test func `the next action sends the delete`() async {
    detail("n2").interactor.deleteNote()
    interactor.sendDelete()
    interactor.readNotes()
    await settle()
    #expect(requests == ["DELETE /notes/n2", "GET /notes"])
    await world.answer(2, with: Note.samples)
    await world.transport.answer(1, status: 204)
    #expect(titles == ["Café", "Tea"])
    #expect(!output.list.canUndo)

    list.presenter.didTapRefresh()
    #expect(list.interactor.calls == ["send", "read"])
  }

  @Test func `a failed delete brings the note back`() async {
    await delete("n2")
    await world.transport.answer(1, status: 409)
    #expect(titles == ["Café", "Milk", "Tea"])
    #expect(output.undeleted == ["Milk"])
    #expect(output.failures == [.changedElsewhere])
    #expect(output.list.banner == BannerData())
    await refresh(2, with: Note.samples)
    #expect(titles.count == 3)

    list.presenter.didFailToDelete(title: "Milk", because: .changedElsewhere)
    #expect(
      list.view.status
        == "\"Milk\" is not deleted. The note was changed elsewhere. Refresh the list and try again.")
  }

  @Test func `both banners tell of a change under way`() async throws {
    let detail = detail("n1")
    let banners = { [output.list.banner, detail.output.banner] }
    #expect(banners() == [BannerData(), BannerData()])
    await delete("n2")
    #expect(banners().map(\.isSending) == [true, true])
    await save("Bread")
    await world.transport.answer(1, status: 204)
    #expect(banners().map(\.isSending) == [true, true])
    await world.answer(2, with: .sample("n4", "Bread"), status: 201)
    #expect(banners() == [BannerData(), BannerData()])

    let note = NoteDetailFixture(id: "n1", output: list.presenter)
    list.presenter.didProvide(NoteListData(banner: BannerData(isSending: true)))
    note.presenter.didProvide(BannerData(isSending: true))
    #expect(
      [list.banner.shown, note.banner.shown] == [
        [BannerData(isSending: true)], [BannerData(isSending: true)],
      ])

    let banner = BannerFixture()
    banner.presenter.show(BannerData(isSending: true))
    #expect(banner.view.sync == "Sending…")
    banner.presenter.show(BannerData())
    #expect(banner.view.sync == "")
  }

  @Test func `A failed delete is shown on the banner and sent again`() async {
    await delete("n2")
    await world.transport.fail(1, with: .notConnectedToInternet)
    #expect(output.list.banner == BannerData(failedTitle: "Milk"))
    #expect(titles == ["Café", "Milk", "Tea"])
    interactor.retryDelete()
    await settle()
    #expect(output.list.banner == BannerData(isSending: true))
    #expect(titles == ["Café", "Tea"])
    #expect(requests == ["DELETE /notes/n2", "DELETE /notes/n2"])
    #expect(world.sentKeys == ["key-1", "key-1"])
    let revisions = world.transport.requests.compactMap {
      $0.value(forHTTPHeaderField: NotesWire.revisionHeader)
    }
    #expect(revisions == ["1", "1"])
    await world.transport.answer(2, status: 204)
    #expect(output.list.banner == BannerData())
    #expect(titles == ["Café", "Tea"])

    let banner = BannerFixture()
    banner.presenter.show(BannerData(failedTitle: "Milk"))
    #expect(banner.view.failure == "\"Milk\" is not deleted.")
    banner.presenter.show(BannerData())
    #expect(banner.view.failure == "")
    banner.presenter.didTapRetry()
    #expect(banner.output.retries == 1)
  }

  @Test func `Of several failed deletes the oldest is sent again first and stands last when it fails`() async
  {
    for (number, id) in ["n2", "n1"].enumerated() {
      await delete(id)
      await world.transport.answer(number + 1, status: 503)
    }
    #expect(output.list.banner.failedTitle == "Milk")
    interactor.retryDelete()
    await settle()
    #expect(requests.last == "DELETE /notes/n2")
    #expect(output.list.banner.failedTitle == "Tea")
    await world.transport.answer(3, status: 503)
    #expect(output.undeleted == ["Milk", "Tea", "Milk"])
    #expect(output.list.banner.failedTitle == "Tea")
    interactor.retryDelete()
    await settle()
    #expect(requests.last == "DELETE /notes/n1")
    #expect(output.list.banner.failedTitle == "Milk")
  }

  @Test func `A failed delete is forgotten when its note was changed or is gone`() async {
    // An answer has another revision.
    await delete("n2")
    await world.transport.answer(1, status: 503)
    await refresh(2, with: Note.samples)
    #expect(output.list.banner.failedTitle == "Milk")
    await refresh(3, with: [.sample("n2", "Milk", revision: 2)])
    #expect(output.list.banner.failedTitle == nil)

    // A list lacks the note.
    await delete("n2")
    await world.transport.answer(4, status: 503)
    #expect(output.list.banner.failedTitle == "Milk")
    await refresh(5, with: Note.samples.dropLast())
    #expect(output.list.banner.failedTitle == nil)

    // A save has another revision.
    await delete("n1")
    await world.transport.answer(6, status: 503)
    #expect(output.list.banner.failedTitle == "Tea")
    editorInteractor.obtainNote(withID: "n1")
    await save("Green tea")
    await world.answer(7, with: .sample("n1", "Green tea", revision: 2))
    #expect(output.list.banner.failedTitle == nil)

    // The note is deleted anew.
    await delete("n3")
    await world.transport.answer(8, status: 503)
    #expect(output.list.banner.failedTitle == "Café")
    detail("n3").interactor.deleteNote()
    #expect(output.list.banner.failedTitle == nil)
    interactor.undoDelete()
    interactor.retryDelete()
    await settle()
    #expect(world.requests.count == 9)
  }

  @Test func `Retrying ends the list's message, sends the undoable delete and closes the note`() async {
    await delete("n2")
    await world.transport.answer(1, status: 503)
    let milk = detail("n2")
    detail("n1").interactor.deleteNote()
    interactor.sendDelete()
    interactor.retryDelete()
    await settle()
    #expect(requests.dropFirst() == ["DELETE /notes/n1", "DELETE /notes/n2"])
    #expect(titles == ["Café"])
    #expect(milk.output.losses > 0)

    let note = NoteDetailFixture(id: "n2", output: list.presenter)
    list.presenter.didFailToDelete(title: "Milk", because: .serverProblem)
    note.banner.output?.didAskToRetry()
    #expect(list.view.status == "")
    #expect(list.interactor.calls == ["send", "retry"])
    note.presenter.didLoseNote()
    #expect(note.router.isClosed)
  }

  @Test func `letting go cancels every request`() async {
    var interactor: NoteListInteractor? = NoteListInteractor(
      service: service, bannerFacade: BannerFacade(service: service))
    weak let released = interactor
    interactor?.readNotes()
    await settle()
    await delete("n2")
    interactor = nil
    #expect(released == nil)
    await world.answer(1, with: [])
    await world.transport.fail(2, with: .cannotConnectToHost)
    #expect(world.transport.cancelled == [1])
    #expect(titles == ["Café", "Milk", "Tea"])

    // The assemblies decide which links are weak.
    let (world, window) = (NotesWorld(), Window())
    VIPERPattern().showNotes(with: world.environment(opening: "n9"), in: window)
    await settle()
    #expect(window.text(of: "body") == "Loading…")
    weak let detail = window.visibleViewController
    window.goBack()
    #expect(detail == nil)
    weak let list = window.visibleViewController
    #expect(window.text(of: "status") == "Loading…")
    await settle()
    await world.answer(1, with: Note.samples)
    window.tap("add")
    weak let editor = window.visibleViewController
    window.type("Bread", into: "noteTitle")
    window.tap("save")
    await settle()
    window.close()
    #expect(editor == nil && list == nil)
    await world.transport.fail(2, with: .cancelled)
    await world.transport.fail(0, with: .cancelled)
    #expect(world.transport.cancelled == [0, 2])
  }

  @Test func `Dismissing the editor by its presenter cancels saving`() async {
    let (world, window) = (NotesWorld(), Window())
    VIPERPattern().showNotes(with: world.environment, in: window)
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
    await world.answer(1, with: .sample("n4", "Bread", second: 9), status: 201)
    #expect(world.transport.cancelled == [1])
    #expect(window.rows(of: "notes") == ["Café", "Milk", "Tea"])
    #expect(window.text(of: "sync") == "")
  }

  @Test func `the view passes on what was entered, and shows what it is told`() async {
    let editorOutput = FakeNoteEditorViewOutput()
    let editor = NoteEditorViewController(output: editorOutput)
    let window = Window(rootViewController: editor)
    editor.setTexts(title: "Milk", body: "two litres")
    window.type("!", into: "noteBody")
    window.tap("save")
    window.tap("cancel")
    #expect(editorOutput.saved == ["Milk", "two litres!"])
    #expect(editorOutput.cancelled == ["Milk", "two litres!"])
    editor.askToDiscard()
    window.tap("keep")
    #expect(editorOutput.discards == 0)
    editor.askToDiscard()
    window.tap("discard")
    #expect(editorOutput.discards == 1)
    editor.setProblem("Saving…")
    editor.setSaving(true)
    #expect(window.text(of: "problem") == "Saving…")
    #expect(editor.screen.isSaving)

    let (listOutput, rows) = (FakeNoteListViewOutput(), FakeNoteListDataDisplayManager())
    let banner = BannerFixture()
    let bannerView = BannerViewController(output: banner.presenter)
    let list = NoteListViewController(output: listOutput, dataDisplayManager: rows, banner: bannerView)
    window.rootViewController = list
    list.setTitles(["Milk", "Tea"])
    #expect(rows.titles == ["Milk", "Tea"])
    list.didSelectRow(1)
    list.setCanUndo(true)
    window.type("m", into: "filter")
    for button in ["add", "refresh", "undo"] { window.tap(button) }
    #expect(listOutput.events == ["ready", "row 1", "filter m", "add", "refresh", "undo"])
    list.setLoading(true)
    list.setStatus("Loading…")
    #expect(list.screen.isLoading)
    #expect(window.text(of: "status") == "Loading…")

    #expect(bannerView.parent === list)
    window.tap("retry")
    #expect(banner.output.retries == 0)
    bannerView.setSync("Sending…")
    bannerView.setFailure("\"Milk\" is not deleted.")
    window.tap("retry")
    #expect(banner.output.retries == 1)
    #expect(window.text(of: "sync") == "Sending…")
  }
}
