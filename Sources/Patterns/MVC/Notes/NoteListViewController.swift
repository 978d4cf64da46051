import Examples
import Foundation
import TerminalKit

/// The list's view and controller in one: knows the model, owns the widgets and the task that reads, and shows the other screens.
final class NoteListViewController: ViewController {
  let screen = NoteListScreen()
  private let model: NotesModel
  private var rows: [Note] = []
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
    addChild(banner)
    screen.bannerContainer.addSubview(banner.view)
    banner.didMove(toParent: self)
  }

  private func didEditFilter() {
    model.userDidAct()
    showNotes()
  }

  private func didTapAdd() {
    model.userDidAct()
    let editor = NoteEditorViewController(model: model, note: nil)
    editor.delegate = self
    present(editor)
  }

  private func didTapRefresh() {
    model.userDidAct()
    load()
  }

  private func didTapUndo() {
    model.undoDelete()
  }

  private func load() {
    guard loadTask == nil else { return }
    loadTask = Task { [weak self, model] in
      do throws(NotesFailure) {
        let notes = try await model.read()
        guard !Task.isCancelled else { return }
        self?.didLoad(notes)
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFail(error)
      }
    }
    screen.isLoading = true
    showNotes()
  }

  private func didLoad(_ notes: [Note]) {
    stopLoading()
    model.keep(notes)
  }

  private func didFail(_ failure: NotesFailure) {
    stopLoading()
    model.tell(.failed(failure))
  }

  private func stopLoading() {
    loadTask = nil
    screen.isLoading = false
  }

  private func showNotes() {
    rows = model.notes(matching: screen.filterField.text)
    screen.tableView.reloadData()
    screen.canUndo = model.canUndo
    screen.statusLabel.text = status
  }

  private var status: String {
    if screen.isLoading { return NotesStrings.loading }
    if let notice = model.notice { return NotesStrings.message(for: notice) }
    guard model.hasRead, rows.isEmpty else { return "" }
    return model.notes.isEmpty ? NotesStrings.noNotes : NotesStrings.noMatch
  }
}

extension NoteListViewController: NotesObserver {
  func notesDidChange() {
    showNotes()
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
    model.userDidAct()
    showDetail(of: note)
  }

  private func showDetail(of note: Note) {
    navigationController?.pushViewController(NoteDetailViewController(model: model, noteID: note.id))
  }
}

extension NoteListViewController: NoteEditorDelegate {
  func noteEditor(_ editor: NoteEditorViewController, didSave note: Note) {
    showDetail(of: note)
  }
}
