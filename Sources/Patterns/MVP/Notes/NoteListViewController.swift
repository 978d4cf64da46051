import Examples
import Foundation
import TerminalKit

/// Shows the titles that its presenter gives it, passes on the user's actions, and shows the other screens.
final class NoteListViewController: ViewController, NoteListView {
  let screen = NoteListScreen()
  private let presenter: any NoteListPresenting
  private var titles: [String] = []

  init(presenter: any NoteListPresenting) {
    self.presenter = presenter
    super.init()
    title = NoteListScreen.title
    presenter.view = self
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
    presenter.viewIsReady()
  }

  private func didEditFilter() {
    presenter.setFilter(screen.filterField.text)
  }

  private func didTapAdd() {
    presenter.addNote()
  }

  private func didTapRefresh() {
    presenter.refresh()
  }

  private func didTapUndo() {
    presenter.undoDelete()
  }

  func setTitles(_ titles: [String]) {
    self.titles = titles
    screen.tableView.reloadData()
  }

  func setStatus(_ status: String) {
    screen.statusLabel.text = status
  }

  func setLoading(_ isLoading: Bool) {
    screen.isLoading = isLoading
  }

  func setCanUndo(_ canUndo: Bool) {
    screen.canUndo = canUndo
  }

  func showBanner(with presenter: any BannerPresenting) {
    let banner = BannerViewController(presenter: presenter)
    addChild(banner)
    screen.bannerContainer.addSubview(banner.view)
    banner.didMove(toParent: self)
  }

  func showDetail(with presenter: any NoteDetailPresenting) {
    navigationController?.pushViewController(NoteDetailViewController(presenter: presenter))
  }

  func showEditor(with presenter: any NoteEditorPresenting) {
    present(NoteEditorViewController(presenter: presenter))
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
    presenter.openNote(atRow: indexPath.row)
  }
}
