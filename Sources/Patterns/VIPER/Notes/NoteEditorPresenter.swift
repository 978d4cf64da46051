import Examples

/// The editor's UI logic: what it shows of a save and its failure, and what the module that opened it hears.
final class NoteEditorPresenter {
  weak var view: (any NoteEditorViewInput)?
  private weak var moduleOutput: (any NoteEditorModuleOutput)?
  private let interactor: any NoteEditorInteractorInput
  private let router: any NoteEditorRouterInput
  private var noteID: String?

  init(interactor: any NoteEditorInteractorInput, router: any NoteEditorRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  private func setSaving(_ isSaving: Bool, problem: String) {
    view?.setSaving(isSaving)
    view?.setProblem(problem)
  }
}

extension NoteEditorPresenter: NoteEditorModuleInput {
  func configureForNewNote(output: any NoteEditorModuleOutput) {
    moduleOutput = output
  }

  func configure(forNoteWithID id: String) {
    noteID = id
  }
}

extension NoteEditorPresenter: NoteEditorViewOutput {
  func viewIsReady() {
    view?.setTitle(noteID == nil ? NotesStrings.newNote : NotesStrings.editNote)
    if let noteID { interactor.obtainNote(withID: noteID) }
  }

  func didTapSave(title: String, body: String) {
    interactor.save(title: title, body: body)
  }

  func didTapCancel(title: String, body: String) {
    interactor.cancel(title: title, body: body)
  }

  func didTapDiscard() {
    router.closeModule(completion: nil)
  }
}

extension NoteEditorPresenter: NoteEditorInteractorOutput {
  func didProvide(_ note: NoteEditorData) {
    view?.setTexts(title: note.title, body: note.body)
  }

  func didStartSaving() {
    setSaving(true, problem: NotesStrings.saving)
  }

  func didCancelSaving() {
    setSaving(false, problem: NotesStrings.cancelled)
  }

  func didSaveNote(withID id: String) {
    router.closeModule { [moduleOutput] in moduleOutput?.didSaveNote(withID: id) }
  }

  func didFail(_ failure: NotesFailure) {
    setSaving(false, problem: NotesStrings.message(for: failure))
  }

  func didFindUnsavedChanges() {
    view?.askToDiscard()
  }

  func didEndEditing() {
    router.closeModule(completion: nil)
  }
}
