import Examples
import Foundation
import TerminalKit

/// Shows the notes that match the filter, tells what happened until the user's next action, and shows the other screens.
final class NoteListViewController: ViewController {
  let screen = NoteListScreen()
  private let model: NotesModel
  private var rows: [Note] = []
  /// What the list tells until the user's next action.
  private var notice: NotesNotice?
  private var loadTask: Task<Void, Never>?

  init(model: NotesModel) {
    self.model = model
    super.init()
    title = NoteListScreen.title
  }

  deinit {
    loadTask?.cancel()
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
    model.addObserver(self)
    load()
  }

  private func addBanner() {
    let banner = BannerViewController(model: model)
    banner.delegate = self
    addChild(banner)
    screen.bannerContainer.addSubview(banner.view)
    banner.didMove(toParent: self)
  }

  private func didEditFilter() {
    userDidAct()
  }

  private func didTapAdd() {
    userDidAct()
    let editor = NoteEditorViewController(model: model, note: nil)
    editor.delegate = self
    present(editor)
  }

  private func didTapRefresh() {
    userDidAct()
    load()
  }

  private func didTapUndo() {
    notice = nil
    model.undoDelete()
  }

  private func retryDelete() {
    userDidAct()
    model.retryDelete()
  }

  /// Ends what holds until the user's next action: the notice, and that a delete can be undone.
  private func userDidAct() {
    notice = nil
    model.sendDelete()
    showNotes()
  }

  private func load() {
    guard loadTask == nil else { return }
    loadTask = Task { [weak self, model] in
      do throws(NotesFailure) {
        try await model.read()
        self?.didLoad()
      } catch {
        self?.didFail(error)
      }
    }
    screen.isLoading = true
    showNotes()
  }

  private func didLoad() {
    stopLoading()
    showNotes()
  }

  private func didFail(_ failure: NotesFailure) {
    stopLoading()
    tell(.failed(failure))
  }

  private func stopLoading() {
    loadTask = nil
    screen.isLoading = false
  }

  private func tell(_ newNotice: NotesNotice) {
    notice = newNotice
    showNotes()
  }

  private func showNotes() {
    rows = model.notes(matching: screen.filterField.text)
    screen.tableView.reloadData()
    screen.canUndo = model.canUndo
    screen.statusLabel.text = status
  }

  private var status: String {
    if loadTask != nil { return NotesStrings.loading }
    if let notice { return NotesStrings.message(for: notice) }
    guard model.hasRead, rows.isEmpty else { return "" }
    return model.notes.isEmpty ? NotesStrings.noNotes : NotesStrings.noMatch
  }
}

extension NoteListViewController: NotesObserver {
  func notesDidChange() {
    showNotes()
  }

  func didFailToDelete(_ note: Note, because failure: NotesFailure) {
    tell(.notDeleted(title: note.title, failure))
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
    let note = rows[indexPath.row]
    userDidAct()
    showDetail(of: note)
  }

  private func showDetail(of note: Note) {
    let detail = NoteDetailViewController(model: model, noteID: note.id)
    detail.delegate = self
    navigationController?.pushViewController(detail)
  }
}

extension NoteListViewController: NoteEditorDelegate {
  func noteEditor(_ editor: NoteEditorViewController, didSave note: Note) {
    showDetail(of: note)
  }
}

extension NoteListViewController: NoteDetailDelegate {
  func noteDetail(_ detail: NoteDetailViewController, didDelete note: Note) {
    tell(.deleted(title: note.title))
  }

  func noteDetail(
    _ detail: NoteDetailViewController, didFailToRead id: Note.ID, because failure: NotesFailure
  ) {
    tell(failure == .noSuchNote ? .noSuchNote(id) : .failed(failure))
  }

  func noteDetailDidTapRetry(_ detail: NoteDetailViewController) {
    retryDelete()
  }
}

extension NoteListViewController: BannerDelegate {
  func bannerDidTapRetry(_ banner: BannerViewController) {
    retryDelete()
  }
}
