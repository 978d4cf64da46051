import Examples
import Foundation
import TerminalKit

/// The list's view, which keeps the titles that the table asks for one by one.
final class NoteListViewController: ViewController, NoteListViewDelegate {
  let screen = NoteListScreen()
  private let orchestrator: any NoteListOrchestratorDelegate
  private var titles: [String] = []

  init(orchestrator: any NoteListOrchestratorDelegate) {
    self.orchestrator = orchestrator
    super.init()
    title = NoteListScreen.title
    orchestrator.viewDelegate = self
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
    orchestrator.viewIsReady()
  }

  private func didEditFilter() {
    orchestrator.filterNotes(by: screen.filterField.text)
  }

  private func didTapAdd() {
    orchestrator.addNote()
  }

  private func didTapRefresh() {
    orchestrator.refresh()
  }

  private func didTapUndo() {
    orchestrator.undoDelete()
  }

  func listReady(banner: any BannerOrchestratorDelegate) {
    let banner = BannerViewController(orchestrator: banner)
    addChild(banner)
    screen.bannerContainer.addSubview(banner.view)
    banner.didMove(toParent: self)
  }

  func loadingStarted() {
    screen.isLoading = true
  }

  func loadingEnded() {
    screen.isLoading = false
  }

  func notesChanged(titles: [String], status: String, canUndo: Bool) {
    self.titles = titles
    screen.tableView.reloadData()
    screen.statusLabel.text = status
    screen.canUndo = canUndo
  }

  func noteOpened(detail: any NoteDetailOrchestratorDelegate) {
    navigationController?.pushViewController(NoteDetailViewController(orchestrator: detail))
  }

  func editorOpened(_ editor: any NoteEditorOrchestratorDelegate) {
    present(NoteEditorViewController(orchestrator: editor))
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
    orchestrator.openNote(atRow: indexPath.row)
  }
}
