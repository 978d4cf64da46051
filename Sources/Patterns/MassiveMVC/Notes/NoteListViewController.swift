import Examples
import Foundation
import TerminalKit

/// The whole list: owns the widgets, the notes and the tasks, sends requests, handles responses, sorts, filters, deletes, brings
/// back, retries, tells what happens, shows the other screens and updates what they show: the banners from `didSet`.
final class NoteListViewController: ViewController {
  let screen = NoteListScreen()
  let environment: NotesEnvironment
  /// The notes that are not deleted, the newest first.
  private(set) var notes: [Note] = []
  /// The changes under way, which both banners tell of.
  var changesUnderWay: [NoteChange] = [] {
    didSet { showBanners() }
  }
  /// The deletes that can be sent again, the oldest failure first; both banners tell of that.
  private var failedDeletes: [NoteChange] = [] {
    didSet { showBanners() }
  }
  private let banner = BannerViewController()
  private var rows: [Note] = []
  private var hasRead = false
  private var message = ""
  private var deletedNote: Note?
  private var deletedIDs: Set<Note.ID> = []
  private var loadTask: Task<Void, Never>?

  init(environment: NotesEnvironment) {
    self.environment = environment
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
    addChild(banner)
    screen.bannerContainer.addSubview(banner.view)
    banner.didMove(toParent: self)
    banner.list = self
    load()
  }

  // MARK: Actions

  private func didEditFilter() {
    endUndo()
    showNotes()
  }

  private func didTapAdd() {
    endUndo()
    showNotes()
    present(NoteEditorViewController(list: self, detail: nil, note: nil))
  }

  private func didTapRefresh() {
    endUndo()
    load()
  }

  private func didTapUndo() {
    guard let note = deletedNote else { return }
    deletedNote = nil
    message = ""
    keep(note)
  }

  // MARK: Notes

  /// Adds a note, or replaces the one with its identifier, whatever the revisions.
  func keep(_ note: Note) {
    setNotes(notes.filter { $0.id != note.id } + [note])
  }

  func tell(_ newMessage: String) {
    message = newMessage
    showNotes()
  }

  func showDetail(of note: Note) {
    let detail = NoteDetailViewController(list: self, noteID: note.id)
    navigationController?.pushViewController(detail)
  }

  private func setNotes(_ newNotes: [Note]) {
    notes = newNotes.sorted { $0.isNewer(than: $1) }
    // A note that was changed or is gone is not the one whose delete failed.
    failedDeletes.removeAll { change in
      guard case .delete(let failed) = change.kind else { return true }
      return !notes.contains { $0.id == failed.id && $0.revision == failed.revision }
    }
    showNotes()
  }

  private func showNotes() {
    let filter = screen.filterField.text.trimmingCharacters(in: .whitespacesAndNewlines)
    rows = filter.isEmpty ? notes : notes.filter { $0.titleContains(filter) }
    screen.tableView.reloadData()
    screen.canUndo = deletedNote != nil
    if screen.isLoading {
      screen.statusLabel.text = NotesStrings.loading
    } else if !message.isEmpty {
      screen.statusLabel.text = message
    } else if hasRead, notes.isEmpty {
      screen.statusLabel.text = NotesStrings.noNotes
    } else if hasRead, rows.isEmpty {
      screen.statusLabel.text = NotesStrings.noMatch
    } else {
      screen.statusLabel.text = ""
    }
  }

  func showBanners() {
    var failure = ""
    if case .delete(let note) = failedDeletes.first?.kind {
      failure = NotesStrings.notDeleted(title: note.title)
    }
    banner.show(isSending: !changesUnderWay.isEmpty, failure: failure)
    for case let detail as NoteDetailViewController in navigationController?.viewControllers ?? [] {
      detail.banner.show(isSending: !changesUnderWay.isEmpty, failure: failure)
    }
  }

  /// Removes a change that was answered or cancelled.
  func didEnd(_ change: NoteChange) {
    if let index = changesUnderWay.firstIndex(of: change) { changesUnderWay.remove(at: index) }
  }

  // MARK: Reading

  private func load() {
    guard loadTask == nil else { return }
    let request = NotesWire.listRequest(at: environment.server, timeout: environment.timeout)
    loadTask = Task { [weak self, transport = environment.transport] in
      do {
        let response = try await transport.send(request)
        self?.didReceive(response)
      } catch {
        self?.didFail(NotesWire.failure(for: error))
      }
    }
    screen.isLoading = true
    showNotes()
  }

  private func didReceive(_ response: HTTPResponse) {
    do throws(NotesFailure) {
      let read = try NotesWire.notes(from: response)
      stopLoading()
      hasRead = true
      setNotes(read.filter { !deletedIDs.contains($0.id) && $0.id != deletedNote?.id })
    } catch {
      didFail(error)
    }
  }

  private func didFail(_ failure: NotesFailure) {
    stopLoading()
    tell(NotesStrings.message(for: failure))
  }

  private func stopLoading() {
    loadTask = nil
    screen.isLoading = false
  }

  // MARK: Deleting

  /// Takes a note away; the server hears of it when that can no longer be undone. An earlier delete is sent.
  func delete(_ note: Note) {
    endUndo()
    deletedNote = note
    message = NotesStrings.message(for: .deleted(title: note.title))
    setNotes(notes.filter { $0.id != note.id })
  }

  /// Removes the message, and sends the delete that could be undone.
  private func endUndo() {
    message = ""
    guard let note = deletedNote else { return }
    deletedNote = nil
    send(NoteChange(key: environment.makeKey(), kind: .delete(note)), toDelete: note)
  }

  /// Sends the delete that failed first once more, with the same key, and closes the note if it is open.
  func retryDelete() {
    guard let change = failedDeletes.first, case .delete(let note) = change.kind else { return }
    endUndo()
    send(change, toDelete: note)
    setNotes(notes.filter { $0.id != note.id })
    let detail = navigationController?.topViewController as? NoteDetailViewController
    if detail?.noteID == note.id { navigationController?.popViewController() }
  }

  private func send(_ change: NoteChange, toDelete note: Note) {
    let request = NotesWire.request(for: change, at: environment.server, timeout: environment.timeout)
    changesUnderWay.append(change)
    deletedIDs.insert(note.id)
    // Nothing cancels it: the list has told the user that the note is deleted.
    Task { [weak self, transport = environment.transport] in
      do {
        let response = try await transport.send(request)
        self?.didReceive(response, to: change, of: note)
      } catch {
        self?.didFail(change, toDelete: note, because: NotesWire.failure(for: error))
      }
    }
  }

  private func didReceive(_ response: HTTPResponse, to change: NoteChange, of note: Note) {
    do throws(NotesFailure) {
      try NotesWire.checkDeleted(response)
      didEnd(change)
    } catch {
      didFail(change, toDelete: note, because: error)
    }
  }

  private func didFail(_ change: NoteChange, toDelete note: Note, because failure: NotesFailure) {
    didEnd(change)
    deletedIDs.remove(note.id)
    message = NotesStrings.message(for: .notDeleted(title: note.title, failure))
    if failure != .changedElsewhere { failedDeletes.append(change) }
    keep(note)
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
    endUndo()
    showNotes()
    showDetail(of: note)
  }
}
