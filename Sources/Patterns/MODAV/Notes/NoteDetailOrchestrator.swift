import Examples

/// The note's logic: reads the note if the model lacks it, shows each change, and tells the list what becomes of it.
final class NoteDetailOrchestrator {
  weak var viewDelegate: (any NoteDetailViewDelegate)?
  weak var delegate: (any NoteDetailDelegate)?
  private let noteID: Note.ID
  private let model: NotesModel
  private let network: any NotesNetworkAdapting
  private var loadTask: Task<Void, Never>?
  private var isClosed = false

  init(noteID: Note.ID, model: NotesModel, network: any NotesNetworkAdapting) {
    self.noteID = noteID
    self.model = model
    self.network = network
  }

  deinit {
    loadTask?.cancel()
  }

  func viewIsReady() {
    let banner = BannerOrchestrator(model: model)
    banner.delegate = delegate
    viewDelegate?.detailReady(banner: banner)
    model.addObserver(self)
    if let note = model.note(withID: noteID) {
      show(note)
    } else {
      load()
    }
  }

  func editNote() {
    guard let note = model.note(withID: noteID) else { return }
    viewDelegate?.editorOpened(NoteEditorOrchestrator(note: note, model: model, network: network))
  }

  func deleteNote() {
    guard let note = model.note(withID: noteID) else { return }
    delegate?.deleteRequested(for: note)
  }

  private func load() {
    viewDelegate?.loadingStarted(body: NotesStrings.loading)
    loadTask = Task { [weak self, network, noteID] in
      do throws(NotesFailure) {
        let note = try await network.note(withID: noteID)
        self?.didLoad(note)
      } catch {
        self?.didFail(error)
      }
    }
  }

  private func didLoad(_ note: Note) {
    loadTask = nil
    model.keep(note)
  }

  private func didFail(_ failure: NotesFailure) {
    loadTask = nil
    delegate?.noteLoadingFailed(noteID, because: failure)
    close()
  }

  private func show(_ note: Note) {
    viewDelegate?.noteChanged(
      title: note.title, body: note.body, changed: NotesStrings.changed(note.changed))
  }

  /// Closes the screen, once: the model may change again before that has gone.
  private func close() {
    guard !isClosed else { return }
    isClosed = true
    viewDelegate?.noteClosed()
  }
}

extension NoteDetailOrchestrator: NotesObserver {
  func notesDidChange() {
    if let note = model.note(withID: noteID) {
      show(note)
    } else if loadTask == nil {
      close()
    }
  }
}
