import Examples

/// The Note scene's presentation logic: makes texts of the note.
final class NoteDetailPresenter: NoteDetailPresentationLogic {
  weak var viewController: (any NoteDetailDisplayLogic)?

  func presentNote(response: NoteDetailModels.ShowNote.Response) {
    switch response {
    case .reading: viewController?.displayNote(viewModel: loading)
    case .note(let note): viewController?.displayNote(viewModel: viewModel(of: note))
    case .gone: viewController?.displayGoneNote(viewModel: NoteDetailModels.ShowNote.GoneViewModel())
    }
  }

  func presentDeletedNote(response: NoteDetailModels.DeleteNote.Response) {
    viewController?.displayDeletedNote(viewModel: NoteDetailModels.DeleteNote.ViewModel())
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
