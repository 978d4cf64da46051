import Examples

/// The Notes scene's presentation logic: makes titles, a status and flags of the list.
final class NoteListPresenter: NoteListPresentationLogic {
  weak var viewController: (any NoteListDisplayLogic)?

  func presentFetchedNotes(response: NoteListModels.FetchNotes.Response) {
    let viewModel = NoteListModels.FetchNotes.ViewModel(list: displayedList(response.list))
    viewController?.displayFetchedNotes(viewModel: viewModel)
  }

  func presentRefreshedNotes(response: NoteListModels.RefreshNotes.Response) {
    let viewModel = NoteListModels.RefreshNotes.ViewModel(list: displayedList(response.list))
    viewController?.displayRefreshedNotes(viewModel: viewModel)
  }

  func presentFilteredNotes(response: NoteListModels.FilterNotes.Response) {
    let viewModel = NoteListModels.FilterNotes.ViewModel(list: displayedList(response.list))
    viewController?.displayFilteredNotes(viewModel: viewModel)
  }

  func presentSelectedNote(response: NoteListModels.SelectNote.Response) {
    let viewModel = NoteListModels.SelectNote.ViewModel(list: displayedList(response.list))
    viewController?.displaySelectedNote(viewModel: viewModel)
  }

  func presentNewNote(response: NoteListModels.AddNote.Response) {
    let viewModel = NoteListModels.AddNote.ViewModel(list: displayedList(response.list))
    viewController?.displayNewNote(viewModel: viewModel)
  }

  func presentUndoneDelete(response: NoteListModels.UndoDelete.Response) {
    let viewModel = NoteListModels.UndoDelete.ViewModel(list: displayedList(response.list))
    viewController?.displayUndoneDelete(viewModel: viewModel)
  }

  private func displayedList(_ list: NoteListModels.NoteList) -> NoteListModels.DisplayedList {
    NoteListModels.DisplayedList(
      titles: list.notes.map(\.title), status: status(of: list), isLoading: list.isReading,
      canUndo: list.canUndo)
  }

  private func status(of list: NoteListModels.NoteList) -> String {
    if list.isReading { return NotesStrings.loading }
    if let notice = list.notice { return NotesStrings.message(for: notice) }
    guard list.hasRead, list.notes.isEmpty else { return "" }
    return list.isEmpty ? NotesStrings.noNotes : NotesStrings.noMatch
  }
}
