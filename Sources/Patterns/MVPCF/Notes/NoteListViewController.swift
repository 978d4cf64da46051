import Examples
import Foundation
import TerminalKit

/// The module's main object: owns view and presenter, knows both by their protocols, binds them, and fires the routes.
final class NoteListViewController: ViewController, NoteListRoutes {
  var noteSelected: ((_ id: String) -> Void)?
  var addRequested: (() -> Void)?
  private let viewContainer: any NoteListView
  private let presenter: any NoteListPresenter
  private let banner: ViewController
  private var titles: [String] = []

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
    viewContainer.filterField.text = presenter.filter
    viewContainer.statusLabel.text = presenter.status
    viewContainer.isLoading = presenter.isLoading
    viewContainer.canUndo = presenter.canUndo
    titles = presenter.titles
    viewContainer.tableView.reloadData()
  }

  private func addBanner() {
    addChild(banner)
    viewContainer.bannerContainer.addSubview(banner.view)
    banner.didMove(toParent: self)
  }

  private func didEditFilter() {
    presenter.filter = viewContainer.filterField.text
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
    let id = presenter.noteID(atRow: indexPath.row)
    presenter.userDidAct()
    noteSelected?(id)
  }
}
