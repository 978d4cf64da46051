import Examples
import Foundation
import TerminalKit

/// Binds its widgets to the notes, passes on the user's actions, and shows the other screens.
final class NoteListViewController: ViewController {
  let screen = NoteListScreen()
  private let viewModel: any NoteListViewModeling
  /// The rows as they are displayed.
  private var rows: [(id: String, title: String)] = []

  init(viewModel: any NoteListViewModeling) {
    self.viewModel = viewModel
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
    let banner = BannerViewController(viewModel: viewModel.banner)
    addChild(banner)
    screen.bannerContainer.addSubview(banner.view)
    banner.didMove(toParent: self)
  }

  private func didEditFilter() {
    viewModel.setFilter(screen.filterField.text)
  }

  private func didTapAdd() {
    let editor = viewModel.addNote { [weak self] detail in self?.show(detail) }
    present(NoteEditorViewController(viewModel: editor))
  }

  private func didTapRefresh() {
    viewModel.refresh()
  }

  private func didTapUndo() {
    viewModel.undoDelete()
  }

  private func show(_ detail: any NoteDetailViewModeling) {
    navigationController?.pushViewController(NoteDetailViewController(viewModel: detail))
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
    show(viewModel.openNote(withID: rows[indexPath.row].id))
  }
}
