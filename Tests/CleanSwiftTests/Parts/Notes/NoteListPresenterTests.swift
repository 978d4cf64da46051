import Examples
import Testing

@testable import CleanSwift

/// The presenter alone, with a fake view.
struct NoteListPresenterTests {
  private let view = FakeNoteListView()
  private let presenter = NoteListPresenter()

  init() {
    presenter.viewController = view
  }

  private nonisolated static func list(
    notes: [Note] = [], isEmpty: Bool = true, isReading: Bool = false, hasRead: Bool = false,
    canUndo: Bool = false, notice: NotesNotice? = nil
  ) -> NoteListModels.NoteList {
    NoteListModels.NoteList(
      notes: notes, isEmpty: isEmpty, isReading: isReading, hasRead: hasRead, canUndo: canUndo, notice: notice
    )
  }

  @Test func `each response becomes the view model of its use case`() {
    let list = Self.list(notes: [.sample("n2", "Milk")], isEmpty: false, isReading: true, canUndo: true)
    let displayed = NoteListModels.DisplayedList(
      titles: ["Milk"], status: "Loading…", isLoading: true, canUndo: true)
    let responses: [() -> Void] = [
      { presenter.presentFetchedNotes(response: NoteListModels.FetchNotes.Response(list: list)) },
      { presenter.presentRefreshedNotes(response: NoteListModels.RefreshNotes.Response(list: list)) },
      { presenter.presentFilteredNotes(response: NoteListModels.FilterNotes.Response(list: list)) },
      { presenter.presentSelectedNote(response: NoteListModels.SelectNote.Response(list: list)) },
      { presenter.presentNewNote(response: NoteListModels.AddNote.Response(list: list)) },
      { presenter.presentUndoneDelete(response: NoteListModels.UndoDelete.Response(list: list)) },
    ]
    let empty = view.list
    for present in responses {
      view.list = empty
      present()
      #expect(view.list == displayed)
    }
    #expect(view.useCases == [.fetch, .refresh, .filter, .select, .add, .undo])
  }

  @Test(arguments: [
    (Self.list(), ""), (Self.list(isReading: true, hasRead: true), "Loading…"),
    (Self.list(hasRead: true), "No notes."),
    (Self.list(isEmpty: false, hasRead: true), "No note matches."),
    (Self.list(notes: [.sample("n2", "Milk")], isEmpty: false, hasRead: true), ""),
    (Self.list(hasRead: true, notice: .deleted(title: "Milk")), "Deleted \"Milk\"."),
    (Self.list(isReading: true, notice: .deleted(title: "Milk")), "Loading…"),
    (Self.list(notice: .noSuchNote("n9")), "There is no note \"n9\"."),
  ])
  func `the status follows from the list`(list: NoteListModels.NoteList, status: String) {
    presenter.presentFetchedNotes(response: NoteListModels.FetchNotes.Response(list: list))
    #expect(view.list.status == status)
  }
}
