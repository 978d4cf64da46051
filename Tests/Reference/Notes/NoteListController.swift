import Examples
import Foundation
import TerminalKit

/// The list.
final class NoteListController: ScreenController<NoteListScreen> {
  private let banner = BannerScreen()
  private let notes: NotesModel
  private var rows: [Note] = []
  private var reading: Task<Void, Never>?

  init(notes: NotesModel) {
    self.notes = notes
    super.init(NoteListScreen(), title: NoteListScreen.title)
  }

  isolated deinit {
    reading?.cancel()
  }

  override func viewDidLoad() {
    screen.bannerContainer.addSubview(banner)
    screen.filterField.addTarget(self, action: NoteListController.didEditFilter, for: .editingChanged)
    screen.addButton.addTarget(self, action: NoteListController.didTapAdd, for: .touchUpInside)
    screen.refreshButton.addTarget(self, action: NoteListController.didTapRefresh, for: .touchUpInside)
    screen.undoButton.addTarget(self, action: NoteListController.didTapUndo, for: .touchUpInside)
    banner.retryButton.addTarget(self, action: NoteListController.didTapRetry, for: .touchUpInside)
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    notes.list = self
    read()
  }

  // MARK: Actions

  private func didEditFilter() {
    notes.userActs()
  }

  private func didTapAdd() {
    notes.userActs()
    present(NoteEditorController(notes: notes, note: nil) { [weak self] in self?.open($0) })
  }

  private func didTapRefresh() {
    notes.userActs()
    read()
  }

  private func didTapUndo() {
    notes.undo()
  }

  private func didTapRetry() {
    notes.retry()
  }

  private func didSelect(_ note: Note) {
    notes.userActs()
    open(note)
  }

  private func open(_ note: Note) {
    navigationController?.pushViewController(NoteController(notes: notes, id: note.id))
  }

  // MARK: Reading

  private func read() {
    guard reading == nil else { return }
    reading = Task { [weak self, client = notes.client] in
      do throws(NotesFailure) {
        let notes = try await client.notes()
        self?.didRead(notes)
      } catch {
        self?.didFail(error)
      }
    }
    screen.isLoading = true
    update()
  }

  private func didRead(_ read: [Note]) {
    stopReading()
    notes.keep(read)
  }

  private func didFail(_ failure: NotesFailure) {
    stopReading()
    notes.tell(.failed(failure))
  }

  private func stopReading() {
    reading = nil
    screen.isLoading = false
  }

  // MARK: What is shown

  func update() {
    let filter = screen.filterField.text.trimmingCharacters(in: .whitespacesAndNewlines)
    rows = notes.all.filter { $0.titleContains(filter) }
    screen.tableView.reloadData()
    screen.canUndo = notes.deleted != nil
    screen.statusLabel.text = status
    banner.syncLabel.text = notes.sync
    banner.failure = notes.failure
  }

  private var status: String {
    if reading != nil { return NotesStrings.loading }
    if let notice = notes.notice { return NotesStrings.message(for: notice) }
    guard notes.hasRead, rows.isEmpty else { return "" }
    return notes.all.isEmpty ? NotesStrings.noNotes : NotesStrings.noMatch
  }
}

extension NoteListController: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    cell.text = rows[indexPath.row].title
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    didSelect(rows[indexPath.row])
  }
}
