@testable import CleanSwift

/// The Notes scene as its configurator wires it, but with fake views and no router.
struct NoteListScene {
  let view = FakeNoteListView()
  let banner: BannerScene
  let interactor: NoteListInteractor

  init(worker: NotesWorker) {
    let presenter = NoteListPresenter()
    presenter.viewController = view
    interactor = NoteListInteractor(presenter: presenter, worker: worker)
    banner = BannerScene(worker: worker)
  }

  func show() {
    banner.show()
    interactor.fetchNotes(request: NoteListModels.FetchNotes.Request())
  }

  func refresh() {
    interactor.refreshNotes(request: NoteListModels.RefreshNotes.Request())
  }

  func filter(_ text: String) {
    interactor.filterNotes(request: NoteListModels.FilterNotes.Request(text: text))
  }

  func selectNote(atRow row: Int) {
    interactor.selectNote(request: NoteListModels.SelectNote.Request(row: row))
  }

  func add() {
    interactor.addNote(request: NoteListModels.AddNote.Request())
  }

  func undo() {
    interactor.undoDelete(request: NoteListModels.UndoDelete.Request())
  }
}
