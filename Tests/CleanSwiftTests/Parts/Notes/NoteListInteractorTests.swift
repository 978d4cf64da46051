import Examples
import TestSupport
import Testing

@testable import CleanSwift

/// The interactor alone, between a fake worker, whose store is memory, and a fake presenter.
struct NoteListInteractorTests {
  private let worker = FakeNotesWorker()
  private let presenter = FakeNoteListPresenter()
  private let interactor: NoteListInteractor

  init() {
    interactor = NoteListInteractor(presenter: presenter, worker: worker)
  }

  private var list: NoteListModels.NoteList? { presenter.responses.last?.list }

  private func fetch() async {
    interactor.fetchNotes(request: NoteListModels.FetchNotes.Request())
    await settle()
  }

  private func filter(_ text: String) {
    interactor.filterNotes(request: NoteListModels.FilterNotes.Request(text: text))
  }

  private func undo() {
    interactor.undoDelete(request: NoteListModels.UndoDelete.Request())
  }

  @Test func `it has the notes read when it is first asked, and not again`() async {
    await fetch()
    #expect(worker.calls == [.fetchNotes])
    #expect(list?.isReading == true)
    await worker.reads.end(with: .success(()))
    #expect(list?.isReading == false)
    await fetch()
    #expect(worker.calls == [.fetchNotes])
  }

  @Test func `it responds with what the store has`() {
    worker.store.replaceNotes(with: Note.samples)
    worker.store.hideUndoably(.sample("n3", "Café", second: 3))
    filter("")
    let expected = NoteListModels.NoteList(
      notes: [.sample("n2", "Milk", second: 2), .sample("n1", "Tea", second: 1)], isEmpty: false,
      isReading: false, hasRead: true, canUndo: true, notice: nil)
    #expect(presenter.responses.last == .filtered(NoteListModels.FilterNotes.Response(list: expected)))
  }

  @Test func `the filter ignores case, accents and white space around it`() {
    worker.store.replaceNotes(with: Note.samples)
    filter(" CAFE ")
    #expect(list?.notes.map(\.title) == ["Café"])
  }

  @Test func `a filter that hides every note is not the same as no notes`() {
    worker.store.replaceNotes(with: Note.samples)
    filter("x")
    #expect(list?.notes == [])
    #expect(list?.isEmpty == false)
  }

  @Test func `it responds again after a change, still filtered`() async {
    await fetch()
    filter("milk")
    worker.store.replaceNotes(with: Note.samples)
    #expect(list?.notes.map(\.title) == ["Milk"])
  }

  @Test func `a second read waits for the end of the first`() async {
    await fetch()
    interactor.refreshNotes(request: NoteListModels.RefreshNotes.Request())
    await settle()
    #expect(worker.reads.count == 1)
    await worker.reads.end(with: .success(()))
    interactor.refreshNotes(request: NoteListModels.RefreshNotes.Request())
    await settle()
    #expect(worker.reads.count == 2)
  }

  @Test func `a failed read is the message`() async {
    await fetch()
    await worker.reads.end(with: .failure(.timedOut))
    #expect(list?.notice == .failed(.timedOut))
    #expect(list?.isReading == false)
  }

  @Test func `a failed delete is the message`() async {
    await fetch()
    let milk = Note.sample("n2", "Milk")
    let change = NoteChange(key: "key-1", kind: .delete(milk))
    worker.store.restore(milk, after: change, failedBecause: .changedElsewhere)
    #expect(list?.notice == .notDeleted(title: "Milk", .changedElsewhere))
  }

  @Test func `a retry removes the message`() async {
    await fetch()
    let milk = Note.sample("n2", "Milk")
    let change = NoteChange(key: "key-1", kind: .delete(milk))
    worker.store.restore(milk, after: change, failedBecause: .timedOut)
    #expect(interactor.notice != nil)
    #expect(worker.store.takeFailedDelete() == change)
    #expect(interactor.notice == nil)
  }

  @Test func `each action removes the message, and each but undo sends the delete first`() {
    worker.store.replaceNotes(with: Note.samples)
    func expected(isReading: Bool) -> NoteListModels.NoteList {
      NoteListModels.NoteList(
        notes: worker.store.notes, isEmpty: false, isReading: isReading, hasRead: true, canUndo: false,
        notice: nil)
    }
    let (list, reading) = (expected(isReading: false), expected(isReading: true))
    let actions: [() -> Void] = [
      { filter("") },
      { interactor.selectNote(request: NoteListModels.SelectNote.Request(row: 0)) },
      { interactor.addNote(request: NoteListModels.AddNote.Request()) },
      { interactor.refreshNotes(request: NoteListModels.RefreshNotes.Request()) },
    ]
    for action in actions {
      interactor.notice = .deleted(title: "Milk")
      worker.calls = []
      action()
      #expect(worker.calls.first == .sendDelete)
    }
    interactor.notice = .deleted(title: "Milk")
    worker.calls = []
    undo()
    #expect(worker.calls == [.undoDelete])
    #expect(
      presenter.responses == [
        .filtered(NoteListModels.FilterNotes.Response(list: list)),
        .selected(NoteListModels.SelectNote.Response(list: list)),
        .new(NoteListModels.AddNote.Response(list: list)),
        .refreshed(NoteListModels.RefreshNotes.Response(list: reading)),
        .undone(NoteListModels.UndoDelete.Response(list: reading)),
      ])
  }

  @Test func `a selected row is that of the filtered list`() {
    worker.store.replaceNotes(with: Note.samples)
    filter("milk")
    interactor.selectNote(request: NoteListModels.SelectNote.Request(row: 0))
    #expect(interactor.selectedNoteID == "n2")
  }

  @Test func `letting go cancels the read`() async {
    var interactor: NoteListInteractor? = NoteListInteractor(presenter: presenter, worker: worker)
    weak let released = interactor
    interactor?.fetchNotes(request: NoteListModels.FetchNotes.Request())
    await settle()
    interactor = nil
    #expect(released == nil)
    await worker.reads.end(with: .success(()))
    #expect(worker.cancelled == [.fetchNotes])
  }
}
