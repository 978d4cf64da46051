import Examples

/// The list's logic: reads the notes, sends the deletes, and decides what the list tells until the user's next action.
final class NoteListOrchestrator: NoteListOrchestratorDelegate {
  weak var viewDelegate: (any NoteListViewDelegate)?
  private let model: NotesModel
  private let network: any NotesNetworkAdapting
  private var filter = ""
  private var rows: [Note] = []
  private var notice: NotesNotice?
  private var loadTask: Task<Void, Never>?

  init(model: NotesModel, network: any NotesNetworkAdapting) {
    self.model = model
    self.network = network
  }

  deinit {
    loadTask?.cancel()
  }

  func viewIsReady() {
    let banner = BannerOrchestrator(model: model)
    banner.delegate = self
    viewDelegate?.listReady(banner: banner)
    model.addObserver(self)
    load()
  }

  func filterNotes(by filter: String) {
    self.filter = filter
    userDidAct()
    showNotes()
  }

  func openNote(atRow row: Int) {
    let note = rows[row]
    userDidAct()
    open(note)
  }

  func addNote() {
    userDidAct()
    let editor = NoteEditorOrchestrator(note: nil, model: model, network: network)
    editor.delegate = self
    viewDelegate?.editorOpened(editor)
  }

  func refresh() {
    userDidAct()
    load()
  }

  func undoDelete() {
    tell(nil)
    model.undoDelete()
  }

  private func open(_ note: Note) {
    let detail = NoteDetailOrchestrator(noteID: note.id, model: model, network: network)
    detail.delegate = self
    viewDelegate?.noteOpened(detail: detail)
  }

  private func load() {
    guard loadTask == nil else { return }
    viewDelegate?.loadingStarted()
    loadTask = Task { [weak self, network] in
      do throws(NotesFailure) {
        let notes = try await network.notes()
        self?.didLoad(notes)
      } catch {
        self?.didFail(error)
      }
    }
    showNotes()
  }

  private func didLoad(_ notes: [Note]) {
    stopLoading()
    model.replaceNotes(with: notes)
  }

  private func didFail(_ failure: NotesFailure) {
    stopLoading()
    tell(.failed(failure))
  }

  private func stopLoading() {
    loadTask = nil
    viewDelegate?.loadingEnded()
  }

  /// Ends what holds until the user's next action: the notice, and that a delete can be undone.
  private func userDidAct() {
    tell(nil)
    if let delete = model.takeDelete() { send(delete) }
  }

  private func tell(_ notice: NotesNotice?) {
    self.notice = notice
    showNotes()
  }

  private func send(_ delete: NoteChange) {
    let sending = model.beginSending()
    // Nothing cancels it: the list has told the user that the note is deleted.
    Task { [weak self, model, network] in
      defer { model.endSending(sending) }
      do throws(NotesFailure) {
        try await network.delete(delete)
      } catch {
        model.didFailToDelete(delete, because: error)
        self?.didFailToDelete(delete, because: error)
      }
    }
  }

  private func didFailToDelete(_ delete: NoteChange, because failure: NotesFailure) {
    guard let note = delete.note else { return }
    tell(.notDeleted(title: note.title, failure))
  }

  private func showNotes() {
    rows = model.notes(matching: filter)
    viewDelegate?.notesChanged(
      titles: rows.map(\.title), status: status, canUndo: model.canUndo)
  }

  private var status: String {
    if loadTask != nil { return NotesStrings.loading }
    if let notice { return NotesStrings.message(for: notice) }
    guard model.hasRead, rows.isEmpty else { return "" }
    return model.notes.isEmpty ? NotesStrings.noNotes : NotesStrings.noMatch
  }
}

extension NoteListOrchestrator: NotesObserver {
  func notesDidChange() {
    showNotes()
  }
}

/// The calls of the orchestrators whose delegate this is.
extension NoteListOrchestrator: NoteDetailDelegate, NoteEditorDelegate {
  func noteAdded(_ note: Note) {
    open(note)
  }

  func deleteRequested(for note: Note) {
    if let earlier = model.delete(note) { send(earlier) }
    tell(.deleted(title: note.title))
  }

  func noteLoadingFailed(_ id: Note.ID, because failure: NotesFailure) {
    tell(failure == .noSuchNote ? .noSuchNote(id) : .failed(failure))
  }

  func retryRequested() {
    userDidAct()
    if let delete = model.takeFailedDelete() { send(delete) }
  }
}
