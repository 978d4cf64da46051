import Examples

/// Has the view show a note as the model has it, reads it first if need be, and closes the view when the note is gone.
final class NoteDetailPresenter: NoteDetailPresenting {
  weak var view: (any NoteDetailView)?
  weak var delegate: (any NoteDetailDelegate)?
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
    showBanner()
    model.addObserver(self)
    if let note = model.note(withID: noteID) {
      show(note)
    } else {
      load()
    }
  }

  private func showBanner() {
    let banner = BannerPresenter(model: model)
    banner.delegate = self
    view?.showBanner(with: banner)
  }

  func editNote() {
    guard let note = model.note(withID: noteID) else { return }
    view?.showEditor(with: NoteEditorPresenter(model: model, note: note))
  }

  func deleteNote() {
    guard let note = model.note(withID: noteID) else { return }
    model.delete(note)
    delegate?.noteDetailDidDelete(note)
  }

  private func load() {
    view?.setTitle(NotesStrings.note)
    view?.setBody(NotesStrings.loading)
    loadTask = Task { [weak self, model, noteID] in
      do throws(NotesFailure) {
        try await model.read(noteID)
        self?.didLoad()
      } catch {
        self?.didFail(error)
      }
    }
  }

  private func didLoad() {
    loadTask = nil
  }

  private func didFail(_ failure: NotesFailure) {
    view?.close()
    delegate?.noteDetailDidFailToRead(noteID, because: failure)
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
    if let note = model.note(withID: noteID) {
      show(note)
    } else if loadTask == nil {
      view?.close()
    }
  }
}

extension NoteDetailPresenter: BannerDelegate {
  func bannerDidTapRetry() {
    delegate?.noteDetailDidTapRetry()
  }
}
