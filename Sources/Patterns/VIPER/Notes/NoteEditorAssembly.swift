import TerminalKit

/// The wiring of the Editor module.
struct NoteEditorAssembly {
  let service: any NotesService
  let cache: any NotesCache

  func module() -> (view: ViewController, input: any NoteEditorModuleInput) {
    let interactor = NoteEditorInteractor(service: service, cache: cache)
    let router = NoteEditorRouter()
    let presenter = NoteEditorPresenter(interactor: interactor, router: router)
    let view = NoteEditorViewController(output: presenter)
    interactor.output = presenter
    presenter.view = view
    router.viewController = view
    return (view, presenter)
  }
}
