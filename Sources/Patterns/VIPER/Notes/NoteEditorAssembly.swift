import TerminalKit

/// The wiring of the Editor module.
struct NoteEditorAssembly {
  let service: any NotesService

  func module() -> (viewController: ViewController, input: any NoteEditorModuleInput) {
    let interactor = NoteEditorInteractor(service: service)
    let router = NoteEditorRouter()
    let presenter = NoteEditorPresenter(interactor: interactor, router: router)
    let view = NoteEditorViewController(output: presenter)
    interactor.output = presenter
    presenter.view = view
    router.viewController = view
    return (view, presenter)
  }
}
