import Examples

/// The interactor's calls to the editor's presenter.
protocol NoteEditorInteractorOutput: AnyObject {
  func didProvide(_ note: NoteEditorData)
  func didStartSaving()
  func didCancelSaving()
  func didSaveNote(withID id: String)
  func didFail(_ failure: NotesFailure)
  func didFindUnsavedChanges()
  func didEndEditing()
}
