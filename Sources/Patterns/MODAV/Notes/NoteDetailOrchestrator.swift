import Examples

/// The note's logic: knows the model, the adapter by its protocol, and the view weakly as its delegate; owns the task that reads.
final class NoteDetailOrchestrator {
  weak var viewDelegate: (any NoteDetailViewDelegate)?
  private let noteID: Note.ID
  private let model: NotesModel
  private let network: any NotesNetworkAdapting
  private var loadTask: Task<Void, Never>?

  init(noteID: Note.ID, model: NotesModel, network: any NotesNetworkAdapting) {
    self.noteID = noteID
    self.model = model
    self.network = network
  }

  deinit {
    loadTask?.cancel()
  }

  func viewIsReady() {
    viewDelegate?.detailReady(banner: BannerOrchestrator(model: model))
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
    model.delete(note)
    viewDelegate?.noteDeleted()
  }

  private func load() {
    viewDelegate?.loadingStarted(body: NotesStrings.loading)
    loadTask = Task { [weak self, network, noteID] in
      do throws(NotesFailure) {
        let note = try await network.note(withID: noteID)
        guard !Task.isCancelled else { return }
        self?.didLoad(note)
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFail(error)
      }
    }
  }

  private func didLoad(_ note: Note) {
    model.keep(note)
  }

  private func didFail(_ failure: NotesFailure) {
    model.tell(failure == .noSuchNote ? .noSuchNote(noteID) : .failed(failure))
    viewDelegate?.loadingFailed()
  }

  private func show(_ note: Note) {
    viewDelegate?.noteChanged(
      title: note.title, body: note.body, changed: NotesStrings.changed(note.changed))
  }
}

extension NoteDetailOrchestrator: NotesObserver {
  func notesDidChange() {
    if let note = model.note(withID: noteID) { show(note) }
  }
}
