import Examples

@testable import CleanSwift

/// Keeps what it is told to display.
final class FakeNoteListView: NoteListDisplayLogic {
  var list = NoteListModels.DisplayedList(titles: [], status: "", isLoading: false, canUndo: false)
  /// The number of notes that were to be opened.
  var notes = 0
  /// The number of editors that were to be opened.
  var editors = 0

  func displayFetchedNotes(viewModel: NoteListModels.FetchNotes.ViewModel) {
    list = viewModel.list
  }

  func displayRefreshedNotes(viewModel: NoteListModels.RefreshNotes.ViewModel) {
    list = viewModel.list
  }

  func displayFilteredNotes(viewModel: NoteListModels.FilterNotes.ViewModel) {
    list = viewModel.list
  }

  func displaySelectedNote(viewModel: NoteListModels.SelectNote.ViewModel) {
    list = viewModel.list
    notes += 1
  }

  func displayNewNote(viewModel: NoteListModels.AddNote.ViewModel) {
    list = viewModel.list
    editors += 1
  }

  func displayUndoneDelete(viewModel: NoteListModels.UndoDelete.ViewModel) {
    list = viewModel.list
  }
}

/// Keeps what it is told to display.
final class FakeNoteDetailView: NoteDetailDisplayLogic {
  var note = NoteDetailModels.ShowNote.ViewModel(title: "", body: "", changed: "", hasNote: false)
  var isGone = false
  /// Passes data back and shows the list again, as the router does.
  var routeToNoteList: () -> Void = {}

  func displayNote(viewModel: NoteDetailModels.ShowNote.ViewModel) {
    note = viewModel
  }

  func displayGoneNote(viewModel: NoteDetailModels.DeleteNote.ViewModel) {
    isGone = true
    routeToNoteList()
  }
}

/// Keeps what it is told to display.
final class FakeNoteEditorView: NoteEditorDisplayLogic {
  var title = ""
  var texts = NoteDraft()
  var problem = ""
  var isSaving = false
  var questions = 0
  var isClosed = false
  /// Passes data back, as the router does.
  var routeToNoteDetail: () -> Void = {}

  func displayDraft(viewModel: NoteEditorModels.ShowDraft.ViewModel) {
    title = viewModel.screenTitle
    texts = NoteDraft(title: viewModel.title, body: viewModel.body)
  }

  func displaySaving(viewModel: NoteEditorModels.SaveNote.ViewModel) {
    problem = viewModel.problem
    isSaving = viewModel.isSaving
  }

  func displayCancelledSaving(viewModel: NoteEditorModels.CancelEditing.ViewModel) {
    problem = viewModel.problem
    isSaving = viewModel.isSaving
  }

  func displayAddedNote() {
    isClosed = true
    routeToNoteDetail()
  }

  func displayEnd() {
    isClosed = true
  }

  func displayQuestion() {
    questions += 1
  }
}

/// Keeps what it is told to display.
final class FakeBannerView: BannerDisplayLogic {
  var sync = ""
  var failure = ""

  func displaySync(viewModel: BannerModels.ShowSync.ViewModel) {
    sync = viewModel.sync
    failure = viewModel.failure
  }
}
