import Examples
import TestSupport
import Testing

@testable import CleanSwift

/// The interactor alone, between a fake worker, whose store is memory, and a fake presenter.
struct NoteDetailInteractorTests {
  private let worker = FakeNotesWorker()
  private let presenter = FakeNoteDetailPresenter()
  private let interactor: NoteDetailInteractor
  private let milk = Note.sample("n2", "Milk", second: 2)

  init() {
    interactor = NoteDetailInteractor(presenter: presenter, worker: worker)
  }

  private func show(_ id: Note.ID) async {
    interactor.noteID = id
    interactor.showNote(request: NoteDetailModels.ShowNote.Request())
    await settle()
  }

  @Test func `it responds with a note that the store has, without reading it`() async {
    worker.store.replaceNotes(with: Note.samples)
    await show("n2")
    #expect(presenter.responses == [.note(.note(milk))])
    #expect(worker.calls == [])
  }

  @Test func `it has a note read that the store lacks`() async {
    await show("n2")
    #expect(worker.calls == [.fetchNote(id: "n2")])
    #expect(presenter.responses == [.note(.reading)])
    worker.store.keep(milk)
    #expect(presenter.responses == [.note(.reading), .note(.note(milk))])
  }

  @Test(
    arguments: [(.noSuchNote, .noSuchNote("n2")), (.timedOut, .failed(.timedOut))]
      as [(NotesFailure, NotesNotice)])
  func `a note that cannot be read is gone, and the list is to tell why`(
    failure: NotesFailure, notice: NotesNotice
  ) async {
    await show("n2")
    await worker.reads.end(with: .failure(failure))
    #expect(presenter.responses == [.note(.reading), .note(.gone)])
    #expect(interactor.notice == notice)
  }

  @Test func `it responds once its note is gone`() async {
    worker.store.replaceNotes(with: [milk])
    await show("n2")
    worker.store.hide(milk)
    #expect(presenter.responses == [.note(.note(milk)), .note(.gone)])
    #expect(interactor.notice == nil)
    #expect(interactor.note == nil)
  }

  @Test func `it has its note deleted, and the list is to tell so`() async {
    worker.store.replaceNotes(with: Note.samples)
    await show("n2")
    interactor.deleteNote(request: NoteDetailModels.DeleteNote.Request())
    #expect(worker.calls == [.delete(milk)])
    #expect(presenter.responses.last == .deleted(NoteDetailModels.DeleteNote.Response()))
    #expect(interactor.notice == .deleted(title: "Milk"))
  }

  @Test func `it responds once that its note could not be read`() async {
    await show("n2")
    await worker.reads.end(with: .failure(.timedOut))
    worker.store.keep(.sample("n1", "Tea"))
    #expect(presenter.responses == [.note(.reading), .note(.gone)])
  }

  @Test func `it responds once that its note is deleted`() async {
    worker.store.replaceNotes(with: [milk])
    await show("n2")
    interactor.deleteNote(request: NoteDetailModels.DeleteNote.Request())
    worker.store.hideUndoably(milk)
    #expect(
      presenter.responses == [.note(.note(milk)), .deleted(NoteDetailModels.DeleteNote.Response())])
  }

  @Test func `letting go cancels the read`() async {
    var interactor: NoteDetailInteractor? = NoteDetailInteractor(presenter: presenter, worker: worker)
    weak let released = interactor
    interactor?.noteID = "n2"
    interactor?.showNote(request: NoteDetailModels.ShowNote.Request())
    await settle()
    interactor = nil
    #expect(released == nil)
    await worker.reads.end(with: .success(()))
    #expect(worker.cancelled == [.fetchNote(id: "n2")])
  }
}
