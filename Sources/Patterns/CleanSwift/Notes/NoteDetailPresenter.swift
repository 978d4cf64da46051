import Examples

/// The Note scene's presentation logic: makes texts of the note.
final class NoteDetailPresenter: NoteDetailPresentationLogic {
  weak var viewController: (any NoteDetailDisplayLogic)?

  func presentNote(response: NoteDetailModels.ShowNote.Response) {
    viewController?.displayNote(viewModel: response.note.map(viewModel) ?? loading)
  }

  func presentGoneNote(response: NoteDetailModels.DeleteNote.Response) {
    viewController?.displayGoneNote(viewModel: NoteDetailModels.DeleteNote.ViewModel())
  }

  private func viewModel(of note: Note) -> NoteDetailModels.ShowNote.ViewModel {
    NoteDetailModels.ShowNote.ViewModel(
      title: note.title, body: note.body, changed: NotesStrings.changed(note.changed), hasNote: true)
  }

  private var loading: NoteDetailModels.ShowNote.ViewModel {
    NoteDetailModels.ShowNote.ViewModel(
      title: NotesStrings.note, body: NotesStrings.loading, changed: "", hasNote: false)
  }
}
