import Examples
import Foundation
import TerminalKit

/// Binds its widgets to the notes, and passes on the user's actions.
final class NoteListViewController: ViewController {
  let screen = NoteListScreen()
  private let viewModel: any NoteListViewModeling
  private let banner: ViewController
  /// The rows as they are displayed.
  private var rows: [(id: String, title: String)] = []

  init(viewModel: any NoteListViewModeling, banner: ViewController) {
    self.viewModel = viewModel
    self.banner = banner
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
    addBanner()
    viewModel.load()
  }

  override func updateProperties() {
    if screen.filterField.text != viewModel.filter { screen.filterField.text = viewModel.filter }
    screen.statusLabel.text = viewModel.status
    screen.isLoading = viewModel.isLoading
    screen.canUndo = viewModel.canUndo
    rows = viewModel.rows
    screen.tableView.reloadData()
  }

  private func addBanner() {
    addChild(banner)
    screen.bannerContainer.addSubview(banner.view)
    banner.didMove(toParent: self)
  }

  private func didEditFilter() {
    viewModel.setFilter(screen.filterField.text)
  }

  private func didTapAdd() {
    viewModel.addNote()
  }

  private func didTapRefresh() {
    viewModel.refresh()
  }

  private func didTapUndo() {
    viewModel.undoDelete()
  }
}

extension NoteListViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    cell.text = rows[indexPath.row].title
    return cell
  }
}

extension NoteListViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.openNote(withID: rows[indexPath.row].id)
  }
}
