@testable import VIPER

/// The Editor module as its assembly wires it, but with a fake view and a fake router.
struct NoteEditorModule {
  let view = FakeNoteEditorView()
  let router = FakeNoteEditorRouter()
  let presenter: NoteEditorPresenter

  private init(service: any NotesService) {
    let interactor = NoteEditorInteractor(service: service)
    presenter = NoteEditorPresenter(interactor: interactor, router: router)
    interactor.output = presenter
    presenter.view = view
  }

  /// An editor for a new note.
  init(service: any NotesService, output: any NoteEditorModuleOutput) {
    self.init(service: service)
    presenter.configureForNewNote(output: output)
  }

  /// An editor for a note that exists.
  init(service: any NotesService, noteID: String) {
    self.init(service: service)
    presenter.configure(forNoteWithID: noteID)
  }
}
