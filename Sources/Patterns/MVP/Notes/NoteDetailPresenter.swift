import Examples

/// The note's logic: knows the model, and the view weakly by its protocol; owns the task that reads; the view owns it.
final class NoteDetailPresenter: NoteDetailPresenting {
  weak var view: (any NoteDetailView)?
  private let model: NotesModel
  private let noteID: Note.ID
  private var loadTask: Task<Void, Never>?

  init(model: NotesModel, noteID: Note.ID) {
    self.model = model
    self.noteID = noteID
  }

  deinit {
    loadTask?.cancel()
  }

  func viewIsReady() {
    view?.showBanner(with: BannerPresenter(model: model))
    model.addObserver(self)
    if let note = model.note(withID: noteID) {
      show(note)
    } else {
      load()
    }
  }

  func editNote() {
    guard let note = model.note(withID: noteID) else { return }
    view?.showEditor(with: NoteEditorPresenter(model: model, note: note))
  }

  func deleteNote() {
    guard let note = model.note(withID: noteID) else { return }
    model.delete(note)
    view?.close()
  }

  private func load() {
    view?.setTitle(NotesStrings.note)
    view?.setBody(NotesStrings.loading)
    loadTask = Task { [weak self, model, noteID] in
      do throws(NotesFailure) {
        let note = try await model.read(noteID)
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
    view?.close()
  }

  private func show(_ note: Note) {
    view?.setTitle(note.title)
    view?.setBody(note.body)
    view?.setChanged(NotesStrings.changed(note.changed))
    view?.setHasNote(true)
  }
}

extension NoteDetailPresenter: NotesObserver {
  func notesDidChange() {
    if let note = model.note(withID: noteID) { show(note) }
  }
}
