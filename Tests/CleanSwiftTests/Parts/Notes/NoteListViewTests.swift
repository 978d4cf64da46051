import TerminalKit
import TestSupport
import Testing

@testable import CleanSwift

/// The view controller alone, with its widgets, between a fake interactor and a fake router.
struct NoteListViewTests {
  private let interactor = FakeNoteListInteractor()
  private let router = FakeNoteListRouter()
  private let viewController: NoteListViewController
  private let window: Window

  init() {
    viewController = NoteListViewController(interactor: interactor, router: router)
    window = Window(rootViewController: viewController)
  }

  private let list = NoteListModels.DisplayedList(
    titles: ["Milk", "Tea"], status: "Deleted.", isLoading: false, canUndo: true)

  private func display(_ list: NoteListModels.DisplayedList) {
    viewController.displayFetchedNotes(viewModel: NoteListModels.FetchNotes.ViewModel(list: list))
  }

  @Test func `it embeds the banner and requests the notes whenever it appears`() {
    #expect(router.routes == [.banner])
    #expect(interactor.requests == [.fetch(NoteListModels.FetchNotes.Request())])
    viewController.viewWillAppear()
    #expect(interactor.requests.count == 2)
    #expect(router.routes == [.banner])
  }

  @Test func `an edit of the filter is a request`() {
    window.type("m", into: "filter")
    #expect(interactor.requests.last == .filter(NoteListModels.FilterNotes.Request(text: "m")))
  }

  @Test func `a tap is a request`() {
    display(list)
    for button in ["add", "refresh", "undo"] { window.tap(button) }
    #expect(
      interactor.requests.dropFirst()
        == [
          .add(NoteListModels.AddNote.Request()), .refresh(NoteListModels.RefreshNotes.Request()),
          .undo(NoteListModels.UndoDelete.Request()),
        ])
  }

  @Test func `a selected row is a request`() {
    display(list)
    window.tapRow(1, of: "notes")
    #expect(interactor.requests.last == .select(NoteListModels.SelectNote.Request(row: 1)))
  }

  @Test func `it displays the list of each use case`() {
    let displays: [() -> Void] = [
      { viewController.displayRefreshedNotes(viewModel: NoteListModels.RefreshNotes.ViewModel(list: list)) },
      { viewController.displayFilteredNotes(viewModel: NoteListModels.FilterNotes.ViewModel(list: list)) },
      { viewController.displaySelectedNote(viewModel: NoteListModels.SelectNote.ViewModel(list: list)) },
      { viewController.displayNewNote(viewModel: NoteListModels.AddNote.ViewModel(list: list)) },
      { viewController.displayUndoneDelete(viewModel: NoteListModels.UndoDelete.ViewModel(list: list)) },
    ]
    for action in displays {
      display(NoteListModels.DisplayedList(titles: [], status: "", isLoading: true, canUndo: false))
      #expect(window.rows(of: "notes") == [])
      #expect(viewController.screen.isLoading)
      action()
      #expect(window.rows(of: "notes") == ["Milk", "Tea"])
      #expect(window.text(of: "status") == "Deleted.")
      #expect(!viewController.screen.isLoading)
      #expect(viewController.screen.canUndo)
    }
  }

  @Test func `it routes to a note and to the editor`() {
    viewController.displaySelectedNote(viewModel: NoteListModels.SelectNote.ViewModel(list: list))
    viewController.displayNewNote(viewModel: NoteListModels.AddNote.ViewModel(list: list))
    #expect(router.routes == [.banner, .noteDetail, .noteEditor])
  }
}
