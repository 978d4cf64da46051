import Examples

/// The list's logic: knows the model, the adapter by its protocol, and the view weakly as its delegate; owns the task that reads.
final class NoteListOrchestrator {
  weak var viewDelegate: (any NoteListViewDelegate)?
  private let model: NotesModel
  private let network: any NotesNetworkAdapting
  private var filter = ""
  private var rows: [Note] = []
  private var loadTask: Task<Void, Never>?

  init(model: NotesModel, network: any NotesNetworkAdapting) {
    self.model = model
    self.network = network
  }

  deinit {
    loadTask?.cancel()
  }

  func viewIsReady() {
    viewDelegate?.listReady(banner: BannerOrchestrator(model: model))
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
    editor.list = self
    viewDelegate?.editorOpened(editor)
  }

  func refresh() {
    userDidAct()
    load()
  }

  func undoDelete() {
    model.undoDelete()
  }

  /// Opens the note that an editor has added.
  func didAdd(_ note: Note) {
    open(note)
  }

  private func open(_ note: Note) {
    viewDelegate?.noteOpened(detail: NoteDetailOrchestrator(noteID: note.id, model: model, network: network))
  }

  private func load() {
    guard loadTask == nil else { return }
    viewDelegate?.loadingStarted()
    loadTask = Task { [weak self, network] in
      do throws(NotesFailure) {
        let notes = try await network.notes()
        guard !Task.isCancelled else { return }
        self?.didLoad(notes)
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFail(error)
      }
    }
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
    viewDelegate?.loadingEnded()
  }

  /// Ends what holds until the user's next action; a delete that can no longer be undone is sent.
  private func userDidAct() {
    let deleted = model.deletedNote
    model.userDidAct()
    if let deleted { sendDelete(of: deleted) }
  }

  private func sendDelete(of note: Note) {
    let change = model.change(.delete(note))
    model.didStartSending()
    // Not cancelled with the screen: the user was told that the note is deleted.
    Task { [weak model, network] in
      defer { model?.didStopSending() }
      do throws(NotesFailure) {
        try await network.delete(change)
      } catch {
        model?.didFailToDelete(note, because: error)
      }
    }
  }

  private func showNotes() {
    rows = model.notes(matching: filter)
    viewDelegate?.notesChanged(
      titles: rows.map(\.title), status: status, canUndo: model.deletedNote != nil)
  }

  private var status: String {
    if loadTask != nil { return NotesStrings.loading }
    if let notice = model.notice { return NotesStrings.message(for: notice) }
    guard model.hasRead, rows.isEmpty else { return "" }
    return model.notes.isEmpty ? NotesStrings.noNotes : NotesStrings.noMatch
  }
}

extension NoteListOrchestrator: NotesObserver {
  func notesDidChange() {
    showNotes()
  }
}
