import Examples
import Foundation
import TerminalKit

/// The Notes screen's view: binds its widgets to the module and calls the router's routes.
final class NoteListViewController: ViewController {
  let screen = NoteListScreen()
  private let module: any NoteListSupporting
  private let router: any NoteListRouting
  private let banner: ViewController
  /// The rows that the table shows.
  private var rows: [(id: String, title: String)] = []

  init(module: any NoteListSupporting, router: any NoteListRouting, banner: ViewController) {
    self.module = module
    self.router = router
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
    module.load()
  }

  override func updateProperties() {
    if screen.filterField.text != module.filter { screen.filterField.text = module.filter }
    screen.statusLabel.text = module.status
    screen.isLoading = module.isLoading
    screen.canUndo = module.canUndo
    rows = module.rows
    screen.tableView.reloadData()
  }

  private func addBanner() {
    addChild(banner)
    screen.bannerContainer.addSubview(banner.view)
    banner.didMove(toParent: self)
  }

  private func didEditFilter() {
    module.setFilter(screen.filterField.text)
  }

  private func didTapAdd() {
    module.userDidAct()
    router.showEditor()
  }

  private func didTapRefresh() {
    module.refresh()
  }

  private func didTapUndo() {
    module.undoDelete()
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
    module.userDidAct()
    router.showNote(withID: rows[indexPath.row].id)
  }
}
