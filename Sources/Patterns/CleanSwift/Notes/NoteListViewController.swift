import Examples
import Foundation
import TerminalKit

/// The Notes scene's display logic.
final class NoteListViewController: ViewController, NoteListDisplayLogic {
  let screen = NoteListScreen()
  let router: any NoteListRoutingLogic & NoteListDataPassing
  private let interactor: any NoteListBusinessLogic
  private var titles: [String] = []

  init(interactor: any NoteListBusinessLogic, router: any NoteListRoutingLogic & NoteListDataPassing) {
    self.interactor = interactor
    self.router = router
    super.init()
    title = NoteListScreen.title
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.filterField.addTarget(self, action: NoteListViewController.didEditFilter, for: .editingChanged)
    screen.addButton.addTarget(self, action: NoteListViewController.didTapAdd, for: .touchUpInside)
    screen.refreshButton.addTarget(self, action: NoteListViewController.didTapRefresh, for: .touchUpInside)
    screen.undoButton.addTarget(self, action: NoteListViewController.didTapUndo, for: .touchUpInside)
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    router.routeToBanner()
  }

  override func viewWillAppear() {
    interactor.fetchNotes(request: NoteListModels.FetchNotes.Request())
  }

  private func didEditFilter() {
    interactor.filterNotes(request: NoteListModels.FilterNotes.Request(text: screen.filterField.text))
  }

  private func didTapAdd() {
    interactor.addNote(request: NoteListModels.AddNote.Request())
  }

  private func didTapRefresh() {
    interactor.refreshNotes(request: NoteListModels.RefreshNotes.Request())
  }

  private func didTapUndo() {
    interactor.undoDelete(request: NoteListModels.UndoDelete.Request())
  }

  func displayFetchedNotes(viewModel: NoteListModels.FetchNotes.ViewModel) {
    display(viewModel.list)
  }

  func displayRefreshedNotes(viewModel: NoteListModels.RefreshNotes.ViewModel) {
    display(viewModel.list)
  }

  func displayFilteredNotes(viewModel: NoteListModels.FilterNotes.ViewModel) {
    display(viewModel.list)
  }

  func displaySelectedNote(viewModel: NoteListModels.SelectNote.ViewModel) {
    display(viewModel.list)
    router.routeToNoteDetail()
  }

  func displayNewNote(viewModel: NoteListModels.AddNote.ViewModel) {
    display(viewModel.list)
    router.routeToNoteEditor()
  }

  func displayUndoneDelete(viewModel: NoteListModels.UndoDelete.ViewModel) {
    display(viewModel.list)
  }

  private func display(_ list: NoteListModels.DisplayedList) {
    titles = list.titles
    screen.tableView.reloadData()
    screen.statusLabel.text = list.status
    screen.isLoading = list.isLoading
    screen.canUndo = list.canUndo
  }
}

extension NoteListViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    cell.text = titles[indexPath.row]
    return cell
  }
}

extension NoteListViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    interactor.selectNote(request: NoteListModels.SelectNote.Request(row: indexPath.row))
  }
}
