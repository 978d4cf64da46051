import Examples

@testable import CleanSwift

/// The Editor scene as its configurator wires it, but with a fake view, which does the router's work on the data stores.
struct NoteEditorScene {
  let view = FakeNoteEditorView()
  let interactor: NoteEditorInteractor

  /// An editor for a note that exists.
  init(worker: NotesWorker, note: Note?) {
    let presenter = NoteEditorPresenter()
    presenter.viewController = view
    interactor = NoteEditorInteractor(presenter: presenter, worker: worker)
    interactor.noteToEdit = note
  }

  /// An editor for a new note.
  init(worker: NotesWorker, list: NoteListInteractor) {
    self.init(worker: worker, note: nil)
    view.routeToNoteDetail = { [weak interactor, weak list] in
      list?.selectedNoteID = interactor?.savedNoteID
    }
  }

  func show() {
    interactor.showDraft(request: NoteEditorModels.ShowDraft.Request())
  }

  func save(title: String, body: String) {
    interactor.saveNote(request: NoteEditorModels.SaveNote.Request(title: title, body: body))
  }

  func cancel(title: String, body: String) {
    interactor.cancelEditing(request: NoteEditorModels.CancelEditing.Request(title: title, body: body))
  }
}
