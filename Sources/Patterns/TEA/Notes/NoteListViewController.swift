import Examples
import Foundation
import TerminalKit

/// Copies the list's state into its widgets, and sends an action for each event.
final class NoteListViewController: ViewController {
  let screen = NoteListScreen()
  private let store: ScopedStore<NoteListContents, NoteListAction.View>
  private let banner: BannerViewController
  /// The rows as they are displayed.
  private var rows: [NoteRow] = []

  init(store: ScopedStore<NoteListContents, NoteListAction.View>, banner: BannerViewController) {
    self.store = store
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
    store.send(.loaded)
  }

  override func updateProperties() {
    guard let contents = store.state else { return }
    if screen.filterField.text != contents.filter { screen.filterField.text = contents.filter }
    screen.statusLabel.text = contents.status
    screen.isLoading = contents.isLoading
    screen.canUndo = contents.canUndo
    rows = contents.rows
    screen.tableView.reloadData()
  }

  private func addBanner() {
    addChild(banner)
    screen.bannerContainer.addSubview(banner.view)
    banner.didMove(toParent: self)
  }

  private func didEditFilter() {
    store.send(.filterEdited(screen.filterField.text))
  }

  private func didTapAdd() {
    store.send(.addTapped)
  }

  private func didTapRefresh() {
    store.send(.refreshTapped)
  }

  private func didTapUndo() {
    store.send(.undoTapped)
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
    store.send(.noteSelected(rows[indexPath.row].id))
  }
}
