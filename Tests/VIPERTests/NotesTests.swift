import Examples
import TerminalKit
import TestSupport
import Testing

@testable import VIPER

/// Tests of interactors and presenters alone, each with fakes of its collaborators' protocols, of the service over a fake
/// transport, of view, display manager and router by their widgets, and of the assemblies by the modules that they wire.
struct NotesTests {
  private let world = NotesWorld()
  private let service = FakeNotesService()
  private let cache = MemoryNotesCache()
  private let output = FakeNoteListInteractorOutput()
  private let interactor: NoteListInteractor
  private let editorOutput = FakeNoteEditorInteractorOutput()
  private let editorInteractor: NoteEditorInteractor
  private let list = NoteListFixture()
  private let editor = NoteEditorFixture()

  init() {
    interactor = NoteListInteractor(service: service, cache: cache)
    interactor.output = output
    editorInteractor = NoteEditorInteractor(service: service, cache: cache)
    editorInteractor.output = editorOutput
    cache.replaceNotes(with: Note.samples)
  }

  /// The titles that the interactor provides.
  private func titles(matching filter: String = "") -> [String] {
    interactor.provideNotes(matching: filter)
    return output.list.rows.map(\.title)
  }

  /// An interactor for the note screen, with its output.
  private func detail() -> (interactor: NoteDetailInteractor, output: FakeNoteDetailInteractorOutput) {
    let interactor = NoteDetailInteractor(service: service, cache: cache)
    let output = FakeNoteDetailInteractorOutput()
    interactor.output = output
    return (interactor, output)
  }

  /// The failure with which the real service ends a request.
  private func failure(after outcome: NotesOutcome) async -> NotesFailure? {
    let service = HTTPNotesService(environment: world.environment)
    let reading = Task { () -> NotesFailure? in
      do throws(NotesFailure) {
        _ = try await service.notes()
        return nil
      } catch {
        return error
      }
    }
    await settle()
    await outcome.happen(on: world.transport, 0)
    return await reading.value
  }

  private func save(_ title: String, _ body: String = "") async {
    editorInteractor.save(title: title, body: body)
    await settle()
  }

  @Test func `the notes are read when the list is shown`() async {
    list.presenter.viewIsReady()
    #expect(list.router.banners == 1)
    #expect(list.interactor.calls == ["track", "read"])

    interactor.readNotes()
    await settle()
    #expect(service.requests == ["list"])
    #expect(output.starts == 1)
    await service.lists.end(with: .success([.sample("n9", "Bread")]))
    #expect(titles() == ["Bread"])
    #expect(output.reads == 1)

    list.presenter.didStartReading()
    #expect(list.view.status == "Loading…")
    #expect(list.view.isLoading)
    list.presenter.didRead()
    #expect(!list.view.isLoading)

    #expect(await failure(after: .timedOut) == .timedOut)
    #expect(world.requests == ["GET /notes"])
    #expect(world.transport.requests.first?.timeoutInterval == 7)
  }

  @Test func `the note that was changed last comes first`() {
    #expect(titles() == ["Café", "Milk", "Tea"])
    list.presenter.didProvide(output.list)
    #expect(list.view.titles == ["Café", "Milk", "Tea"])
  }

  @Test func `the filter ignores case and accents`() {
    #expect(titles(matching: " CAFE ") == ["Café"])
    list.presenter.didEditFilter("milk")
    list.presenter.didChangeNotes()
    #expect(list.interactor.calls == ["send", "provide milk", "provide milk"])
  }

  @Test func `no notes and no match are told apart`() {
    #expect(titles(matching: "x") == [])
    #expect(!output.list.isEmpty)
    cache.replaceNotes(with: [])
    #expect(titles() == [])
    #expect(output.list.isEmpty)

    list.presenter.didProvide(NoteListData(rows: [], isEmpty: true))
    #expect(list.view.status == "")
    list.presenter.didRead()
    #expect(list.view.status == "No notes.")
    list.presenter.didProvide(NoteListData(rows: [], isEmpty: false))
    #expect(list.view.status == "No note matches.")
  }

  @Test func `two refreshes send one request`() async {
    interactor.readNotes()
    interactor.readNotes()
    await settle()
    #expect(service.requests == ["list"])
    #expect(output.starts == 1)
    await service.lists.end(with: .success([]))
    interactor.readNotes()
    await settle()
    #expect(service.requests == ["list", "list"])
  }

  @Test(arguments: NotesOutcome.allCases)
  func `each failure of reading has its message`(outcome: NotesOutcome) async throws {
    let failure = try #require(await failure(after: outcome))
    interactor.readNotes()
    await settle()
    await service.lists.end(with: .failure(failure))
    #expect(output.failures == [failure])
    #expect(titles().count == 3)

    list.presenter.didStartReading()
    list.presenter.didFailToRead(because: failure)
    #expect(list.view.status == outcome.message)
    #expect(!list.view.isLoading)
  }

  @Test func `an action removes the message`() {
    let presenter = list.presenter
    presenter.didProvide(NoteListData(rows: [NoteListRow(id: "n2", title: "Milk")], isEmpty: false))
    for action in [
      { presenter.didEditFilter("m") }, { presenter.didSelectNote(atRow: 0) }, presenter.didTapAdd,
      presenter.didTapRefresh, presenter.didTapUndo,
    ] {
      presenter.didFailToRead(because: .timedOut)
      #expect(list.view.status != "")
      action()
      #expect(list.view.status == "")
    }
    #expect(list.interactor.calls == ["send", "provide m", "send", "send", "send", "read", "undo"])
  }

  @Test func `a row opens its note`() throws {
    #expect(titles(matching: "milk") == ["Milk"])
    list.presenter.didProvide(output.list)
    list.presenter.didSelectNote(atRow: 0)
    #expect(list.router.details == ["n2"])

    let note = NoteDetailFixture(id: "n2", output: list.presenter)
    note.presenter.viewIsReady()
    #expect(note.router.banners == 1)
    #expect(note.interactor.calls == ["open n2"])
    let detail = detail()
    detail.interactor.openNote(withID: "n2")
    #expect(service.requests == [])
    note.presenter.didProvide(try #require(detail.output.notes.first))
    #expect(note.view.title == "Milk")
    #expect(note.view.body == "two litres")
    #expect(note.view.changed == "Changed 2026-01-01 09:00:02Z")
    #expect(note.view.hasNote)
  }

  @Test func `a note that is not known is read`() async {
    let detail = detail()
    detail.interactor.openNote(withID: "n9")
    await settle()
    #expect(service.requests == ["n9"])
    #expect(detail.output.starts == 1)
    await service.singles.end(with: .success(.sample("n9", "Bread")))
    #expect(detail.output.changes == 1)
    detail.interactor.provideNote(withID: "n9")
    #expect(detail.output.notes.map(\.title) == ["Bread"])

    let note = NoteDetailFixture(id: "n9", output: list.presenter)
    note.presenter.didStartReading()
    #expect(note.view.title == "Note")
    #expect(note.view.body == "Loading…")
    #expect(!note.view.hasNote)
    note.presenter.didChangeNotes()
    #expect(note.interactor.calls == ["provide n9"])
  }

  @Test func `an unknown note is told on the list`() async {
    let detail = detail()
    detail.interactor.openNote(withID: "n9")
    await settle()
    await service.singles.end(with: .failure(.noSuchNote))
    #expect(detail.output.failures == [.noSuchNote])

    let note = NoteDetailFixture(id: "n9", output: list.presenter)
    note.presenter.didFailToRead(because: .noSuchNote)
    #expect(note.router.isClosed)
    #expect(list.view.status == "There is no note \"n9\".")
    note.presenter.didFailToRead(because: .timedOut)
    #expect(list.view.status == "The server took too long to answer. Try again.")
  }

  @Test func `leaving a note cancels its request`() async {
    var detail: NoteDetailInteractor? = NoteDetailInteractor(service: service, cache: cache)
    weak let released = detail
    detail?.openNote(withID: "n9")
    await settle()
    detail = nil
    #expect(released == nil)
    await service.singles.end(with: .success(.sample("n9", "Bread")))
    #expect(service.cancelled == ["n9"])
    #expect(titles() == ["Café", "Milk", "Tea"])
  }

  @Test func `an empty title is refused`() async {
    await save(" ", "two litres")
    #expect(service.requests == [])
    #expect(editorOutput.failures == [.emptyTitle])

    editor.presenter.didFail(.emptyTitle)
    #expect(editor.view.problem == "Enter a title.")
    #expect(!editor.view.isSaving)
  }

  @Test func `a new note is opened once it is saved`() async {
    await save(" Bread ", " one ")
    #expect(editorOutput.starts == 1)
    #expect(service.changes.map(\.kind) == [.add(NoteDraft(title: "Bread", body: " one "))])
    await service.singles.end(with: .success(.sample("n4", "Bread", second: 9)))
    #expect(editorOutput.saved == ["n4"])
    #expect(titles() == ["Bread", "Café", "Milk", "Tea"])

    list.presenter.didTapAdd()
    #expect(list.router.editors == 1)
    editor.presenter.configureForNewNote(output: list.presenter)
    editor.presenter.viewIsReady()
    #expect(editor.view.title == "New note")
    #expect(editor.interactor.opened == [])
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
    let detail = detail()
    detail.interactor.openNote(withID: "n1")
    interactor.trackNotes()
    editorInteractor.openNote(withID: "n1")
    await save("Green tea")
    let tea = Note.sample("n1", "Tea", second: 1)
    #expect(service.changes.map(\.kind) == [.edit(tea, NoteDraft(title: "Green tea", body: ""))])
    await service.singles.end(with: .success(.sample("n1", "Green tea", second: 9, revision: 2)))
    #expect(detail.output.changes > 0 && output.changes > 1)
    detail.interactor.provideNote(withID: "n1")
    #expect(detail.output.notes.map(\.title) == ["Tea", "Green tea"])
    #expect(titles() == ["Green tea", "Café", "Milk"])

    let note = NoteDetailFixture(id: "n1", output: list.presenter)
    note.presenter.didTapEdit()
    #expect(note.router.editors == ["n1"])
    editor.presenter.configure(forNoteWithID: "n1")
    editor.presenter.viewIsReady()
    #expect(editor.interactor.opened == ["n1"])
    editor.presenter.didOpen(try #require(editorOutput.opened.first))
    #expect(editor.view.title == "Edit note")
    #expect(editor.view.texts == ["Tea", "two litres"])

    let window = Window()
    VIPERPattern().showNotes(with: world.environment, in: window)
    await settle()
    await world.answer(0, with: Note.samples)
    window.tapRow(2, of: "notes")
    window.tap("edit")
    window.type("!", into: "noteTitle")
    window.tap("save")
    await settle()
    await world.answer(1, with: Note.sample("n1", "Tea!", second: 9, revision: 2))
    #expect(window.visibleViewController?.title == "Tea!")
    window.tap("delete")
    #expect(window.rows(of: "notes") == ["Café", "Milk"])
    #expect(window.text(of: "status") == "Deleted \"Tea!\".")
  }

  @Test func `two taps save once`() async {
    editorInteractor.save(title: "Bread", body: "")
    editorInteractor.save(title: "Bread", body: "")
    await settle()
    #expect(service.requests == ["save"])
    #expect(editorOutput.starts == 1)
  }

  @Test(arguments: NotesOutcome.allCases)
  func `each failure of saving has its message`(outcome: NotesOutcome) async throws {
    let failure = try #require(await failure(after: outcome))
    await save("Bread")
    await service.singles.end(with: .failure(failure))
    #expect(editorOutput.failures == [failure])
    #expect(cache.changesUnderWay == 0)

    editor.presenter.didStartSaving()
    editor.presenter.didFail(failure)
    #expect(editor.view.problem == outcome.message)
    #expect(!editor.view.isSaving)
    #expect(!editor.router.isClosed)
  }

  @Test func `the same texts are the same change`() async {
    for (number, title) in ["Bread", " Bread", "Rolls"].enumerated() {
      await save(title)
      await service.singles.end(number, with: .failure(.timedOut))
    }
    #expect(service.changes.map(\.key) == ["key-1", "key-1", "key-2"])

    let service = HTTPNotesService(environment: world.environment)
    #expect(["key-1", "key-2"] == [1, 2].map { _ in service.makeChange(.add(NoteDraft())).key })
  }

  @Test func `cancel while saving keeps the editor`() async {
    editorInteractor.cancel()
    #expect(editorOutput.cancels == 0)
    await save("Bread")
    editorInteractor.cancel()
    #expect(editorOutput.cancels == 1)
    #expect(cache.changesUnderWay == 0)
    await service.singles.end(with: .success(.sample("n4", "Bread", second: 9)))
    #expect(service.cancelled == ["save"])
    #expect(editorOutput.saved == [])
    #expect(titles() == ["Café", "Milk", "Tea"])

    editor.presenter.didStartSaving()
    editor.presenter.didTapCancel(title: "Bread", body: "")
    #expect(editor.interactor.cancels == 1)
    editor.presenter.didCancelSaving()
    #expect(editor.view.problem == "Cancelled.")
    #expect(!editor.view.isSaving)
    #expect(!editor.router.isClosed)
  }

  @Test func `unsaved changes are asked about`() {
    for (title, body) in [("Bread", ""), ("", "one")] {
      editor.presenter.didTapCancel(title: title, body: body)
    }
    #expect(editor.view.questions == 2)
    #expect(!editor.router.isClosed)
    editor.presenter.didTapDiscard()
    #expect(editor.router.isClosed)

    let other = NoteEditorFixture()
    other.presenter.didTapCancel(title: "", body: "")
    #expect(other.view.questions == 0)
    #expect(other.router.isClosed)
  }

  @Test func `a delete can be undone without a request`() async {
    let detail = detail()
    detail.interactor.deleteNote(withID: "n2")
    #expect(detail.output.deleted == ["Milk"])
    #expect(titles() == ["Café", "Tea"])
    #expect(output.list.canUndo)
    interactor.undoDelete()
    interactor.sendDelete()
    await settle()
    #expect(titles() == ["Café", "Milk", "Tea"])
    #expect(!output.list.canUndo)
    #expect(service.requests == [])

    let note = NoteDetailFixture(id: "n2", output: list.presenter)
    note.presenter.didTapDelete()
    #expect(note.interactor.calls == ["delete n2"])
    note.presenter.didDelete(title: "Milk")
    #expect(note.router.isClosed)
    #expect(list.view.status == "Deleted \"Milk\".")
    list.presenter.didProvide(NoteListData(canUndo: true))
    #expect(list.view.canUndo)
    list.presenter.didTapUndo()
    #expect(list.interactor.calls == ["undo"])
    #expect(list.view.status == "")
  }

  @Test func `the next action sends the delete`() async {
    detail().interactor.deleteNote(withID: "n2")
    interactor.sendDelete()
    interactor.readNotes()
    await settle()
    #expect(service.requests == ["delete", "list"])
    #expect(service.changes.map(\.kind) == [.delete(.sample("n2", "Milk", second: 2))])
    await service.lists.end(with: .success(Note.samples))
    await service.deletes.end(with: .success(()))
    #expect(titles() == ["Café", "Tea"])
    #expect(!output.list.canUndo)

    list.presenter.didTapRefresh()
    #expect(list.interactor.calls == ["send", "read"])
  }

  @Test func `a failed delete brings the note back`() async {
    detail().interactor.deleteNote(withID: "n2")
    interactor.sendDelete()
    await settle()
    await service.deletes.end(with: .failure(.changedElsewhere))
    #expect(titles() == ["Café", "Milk", "Tea"])
    #expect(output.undeleted == ["Milk"])
    #expect(output.failures == [.changedElsewhere])
    cache.replaceNotes(with: Note.samples)
    #expect(titles().count == 3)

    list.presenter.didFailToDelete(title: "Milk", because: .changedElsewhere)
    #expect(
      list.view.status
        == "\"Milk\" is not deleted. The note was changed elsewhere. Refresh the list and try again.")
  }

  @Test func `both banners tell of a change under way`() async throws {
    let banners = [1, 2].map { _ in BannerAssembly(cache: cache).module() }
    let texts = { banners.map { ($0.view as? BannerScreen)?.syncLabel.text } }
    #expect(texts() == ["", ""])
    detail().interactor.deleteNote(withID: "n2")
    interactor.sendDelete()
    await settle()
    #expect(texts() == ["Sending…", "Sending…"])
    await save("Bread")
    await service.deletes.end(with: .success(()))
    #expect(texts() == ["Sending…", "Sending…"])
    await service.singles.end(with: .success(.sample("n4", "Bread")))
    #expect(texts() == ["", ""])
  }

  @Test func `letting go cancels every request`() async {
    var interactor: NoteListInteractor? = NoteListInteractor(service: service, cache: cache)
    weak let released = interactor
    interactor?.readNotes()
    detail().interactor.deleteNote(withID: "n2")
    interactor?.sendDelete()
    await settle()
    interactor = nil
    #expect(released == nil)
    await service.lists.end(with: .failure(.noConnection))
    await service.deletes.end(with: .failure(.noConnection))
    #expect(service.cancelled == ["list"])

    // The assemblies decide which links are weak.
    let window = Window()
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
    editor.setProblem("Saving…")
    editor.setSaving(true)
    #expect(window.text(of: "problem") == "Saving…")
    #expect(editor.screen.isSaving)
    editor.askToDiscard()
    window.tap("discard")
    #expect(editorOutput.discards == 1)

    let listOutput = FakeNoteListViewOutput()
    let list = NoteListViewController(output: listOutput, dataDisplayManager: NoteListDataDisplayManager())
    window.rootViewController = list
    list.setTitles(["Milk", "Tea"])
    list.setCanUndo(true)
    #expect(window.rows(of: "notes") == ["Milk", "Tea"])
    window.tapRow(1, of: "notes")
    window.type("m", into: "filter")
    for button in ["add", "refresh", "undo"] { window.tap(button) }
    #expect(listOutput.events == ["ready", "row 1", "filter m", "add", "refresh", "undo"])
    list.setLoading(true)
    list.setStatus("Loading…")
    #expect(list.screen.isLoading)
    #expect(window.text(of: "status") == "Loading…")
  }
}
