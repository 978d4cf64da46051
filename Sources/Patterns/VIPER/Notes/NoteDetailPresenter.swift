import Examples

/// The Note screen's UI logic: what it shows of its note, and what the module that opened it hears.
final class NoteDetailPresenter: NoteDetailModuleInput {
  weak var view: (any NoteDetailViewInput)?
  weak var bannerModuleInput: (any BannerModuleInput)?
  private weak var moduleOutput: (any NoteDetailModuleOutput)?
  private let interactor: any NoteDetailInteractorInput
  private let router: any NoteDetailRouterInput
  private var noteID = ""

  init(interactor: any NoteDetailInteractorInput, router: any NoteDetailRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  func configure(forNoteWithID id: String, output: any NoteDetailModuleOutput) {
    noteID = id
    moduleOutput = output
    bannerModuleInput?.configure(output: output)
  }
}

extension NoteDetailPresenter: NoteDetailViewOutput {
  func viewIsReady() {
    interactor.obtainNote(withID: noteID)
  }

  func didTapEdit() {
    router.openEditor(forNoteWithID: noteID)
  }

  func didTapDelete() {
    interactor.deleteNote()
  }
}

extension NoteDetailPresenter: NoteDetailInteractorOutput {
  func didStartReading() {
    view?.setTitle(NotesStrings.note)
    view?.setBody(NotesStrings.loading)
  }

  func didFailToRead(because failure: NotesFailure) {
    moduleOutput?.didFailToReadNote(withID: noteID, because: failure)
    router.closeModule()
  }

  func didProvide(_ note: NoteDetailData) {
    view?.setTitle(note.title)
    view?.setBody(note.body)
    view?.setChanged(NotesStrings.changed(note.changed))
    view?.setHasNote(true)
  }

  func didProvide(_ banner: BannerData) {
    bannerModuleInput?.show(banner)
  }

  func didLoseNote() {
    router.closeModule()
  }

  func didDelete(title: String) {
    moduleOutput?.didDeleteNote(title: title)
  }
}
