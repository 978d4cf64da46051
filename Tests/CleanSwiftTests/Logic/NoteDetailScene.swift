import Examples

@testable import CleanSwift

/// The Note scene as its configurator wires it, but with fake views, which do the router's work on the data stores.
struct NoteDetailScene {
  let view = FakeNoteDetailView()
  let banner: BannerScene
  let interactor: NoteDetailInteractor

  init(worker: NotesWorker, noteID: Note.ID, list: NoteListInteractor) {
    let presenter = NoteDetailPresenter()
    presenter.viewController = view
    interactor = NoteDetailInteractor(presenter: presenter, worker: worker)
    interactor.noteID = noteID
    banner = BannerScene(worker: worker)
    view.routeToNoteList = { [weak interactor, weak list] in
      if let notice = interactor?.notice { list?.notice = notice }
      list?.fetchNotes(request: NoteListModels.FetchNotes.Request())
    }
  }

  func show() {
    banner.show()
    interactor.showNote(request: NoteDetailModels.ShowNote.Request())
  }

  func delete() {
    interactor.deleteNote(request: NoteDetailModels.DeleteNote.Request())
  }
}
