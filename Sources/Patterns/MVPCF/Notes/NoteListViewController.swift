import Examples
import Foundation
import TerminalKit

/// The module's main object: binds the presenter to the view, and fires the routes; the banner's retry comes to it.
final class NoteListViewController: ViewController, NoteListRoutes {
  var noteSelected: ((_ id: String) -> Void)?
  var addRequested: (() -> Void)?
  private let viewContainer: any NoteListView
  private let presenter: any NoteListPresenter
  private let banner: ViewController
  /// The rows that the table shows.
  private var rows: [(id: String, title: String)] = []

  init(view: any NoteListView, presenter: any NoteListPresenter, banner: ViewController) {
    viewContainer = view
    self.presenter = presenter
    self.banner = banner
    super.init()
    title = NoteListScreen.title
  }

  override func loadView() {
    view = viewContainer.view
  }

  override func viewDidLoad() {
    viewContainer.filterField.addTarget(
      self, action: NoteListViewController.didEditFilter, for: .editingChanged)
    viewContainer.addButton.addTarget(self, action: NoteListViewController.didTapAdd, for: .touchUpInside)
    viewContainer.refreshButton.addTarget(
      self, action: NoteListViewController.didTapRefresh, for: .touchUpInside)
    viewContainer.undoButton.addTarget(self, action: NoteListViewController.didTapUndo, for: .touchUpInside)
    viewContainer.tableView.dataSource = self
    viewContainer.tableView.delegate = self
    addBanner()
    presenter.load()
  }

  override func updateProperties() {
    if viewContainer.filterField.text != presenter.filter {
      viewContainer.filterField.text = presenter.filter
    }
    viewContainer.statusLabel.text = presenter.status
    viewContainer.isLoading = presenter.isLoading
    viewContainer.canUndo = presenter.canUndo
    rows = presenter.rows
    viewContainer.tableView.reloadData()
  }

  func tell(_ notice: NotesNotice) {
    presenter.tell(notice)
  }

  func retryDelete() {
    presenter.retryDelete()
  }

  private func addBanner() {
    addChild(banner)
    viewContainer.bannerContainer.addSubview(banner.view)
    banner.didMove(toParent: self)
  }

  private func didEditFilter() {
    presenter.setFilter(viewContainer.filterField.text)
  }

  private func didTapAdd() {
    presenter.userDidAct()
    addRequested?()
  }

  private func didTapRefresh() {
    presenter.refresh()
  }

  private func didTapUndo() {
    presenter.undoDelete()
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
    presenter.userDidAct()
    noteSelected?(rows[indexPath.row].id)
  }
}
