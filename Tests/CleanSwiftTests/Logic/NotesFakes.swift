import Examples

@testable import CleanSwift

/// Keeps what it is told to display.
final class FakeNoteListView: NoteListDisplayLogic {
  enum UseCase {
    case fetch
    case refresh
    case filter
    case select
    case add
    case undo
  }

  /// The use cases whose view models were displayed.
  var useCases: [UseCase] = []
  var list = NoteListModels.DisplayedList(titles: [], status: "", isLoading: false, canUndo: false)
  /// The number of notes that were to be opened.
  var notes: Int { useCases.count { $0 == .select } }
  /// The number of editors that were to be opened.
  var editors: Int { useCases.count { $0 == .add } }

  func displayFetchedNotes(viewModel: NoteListModels.FetchNotes.ViewModel) {
    display(viewModel.list, of: .fetch)
  }

  func displayRefreshedNotes(viewModel: NoteListModels.RefreshNotes.ViewModel) {
    display(viewModel.list, of: .refresh)
  }

  func displayFilteredNotes(viewModel: NoteListModels.FilterNotes.ViewModel) {
    display(viewModel.list, of: .filter)
  }

  func displaySelectedNote(viewModel: NoteListModels.SelectNote.ViewModel) {
    display(viewModel.list, of: .select)
  }

  func displayNewNote(viewModel: NoteListModels.AddNote.ViewModel) {
    display(viewModel.list, of: .add)
  }

  func displayUndoneDelete(viewModel: NoteListModels.UndoDelete.ViewModel) {
    display(viewModel.list, of: .undo)
  }

  private func display(_ list: NoteListModels.DisplayedList, of useCase: UseCase) {
    self.list = list
    useCases.append(useCase)
  }
}

/// Keeps what it is told to display.
final class FakeNoteDetailView: NoteDetailDisplayLogic {
  var note = NoteDetailModels.ShowNote.ViewModel(title: "", body: "", changed: "", hasNote: false)
  /// Whether the user has deleted the note.
  var isDeleted = false
  /// Whether the note is lost or could not be read.
  var isLost = false
  /// Whether the list was to be shown again.
  var isGone: Bool { isDeleted || isLost }
  /// Passes data back and shows the list again, as the router does.
  var routeToNoteList: () -> Void = {}

  func displayNote(viewModel: NoteDetailModels.ShowNote.ViewModel) {
    note = viewModel
  }

  func displayGoneNote(viewModel: NoteDetailModels.ShowNote.GoneViewModel) {
    isLost = true
    routeToNoteList()
  }

  func displayDeletedNote(viewModel: NoteDetailModels.DeleteNote.ViewModel) {
    isDeleted = true
    routeToNoteList()
  }
}

/// Keeps what it is told to display.
final class FakeNoteEditorView: NoteEditorDisplayLogic {
  enum End {
    case added
    case updated
    case unchanged
  }

  var title = ""
  var texts = NoteDraft()
  var problem = ""
  var isSaving = false
  /// The view models of a cancelled save.
  var cancels: [NoteEditorModels.CancelEditing.ViewModel] = []
  var questions = 0
  /// The outcomes that end editing, each as often as it was displayed.
  var ends: [End] = []
  var isClosed: Bool { !ends.isEmpty }
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

  func displayAddedNote(viewModel: NoteEditorModels.SaveNote.AddedViewModel) {
    ends.append(.added)
    routeToNoteDetail()
  }

  func displayUpdatedNote(viewModel: NoteEditorModels.SaveNote.UpdatedViewModel) {
    ends.append(.updated)
  }

  func displayCancelledSaving(viewModel: NoteEditorModels.CancelEditing.ViewModel) {
    cancels.append(viewModel)
    problem = viewModel.problem
    isSaving = viewModel.isSaving
  }

  func displayQuestion(viewModel: NoteEditorModels.CancelEditing.QuestionViewModel) {
    questions += 1
  }

  func displayUnchangedNote(viewModel: NoteEditorModels.CancelEditing.UnchangedViewModel) {
    ends.append(.unchanged)
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
