import Examples

/// Has the model check and save the texts of a note or a new one, has the view ask before changes are dropped, and closes it.
final class NoteEditorPresenter: NoteEditorPresenting {
  weak var view: (any NoteEditorView)?
  weak var delegate: (any NoteEditorDelegate)?
  private let model: NotesModel
  private let note: Note?
  private let original: NoteDraft
  private var lastChange: NoteChange?
  private var saveTask: Task<Void, Never>?

  /// Creates the logic for an editor of a note, or of a new one.
  init(model: NotesModel, note: Note?) {
    self.model = model
    self.note = note
    original = note.map(NoteDraft.init) ?? NoteDraft()
  }

  deinit {
    saveTask?.cancel()
  }

  func viewIsReady() {
    view?.setTitle(note == nil ? NotesStrings.newNote : NotesStrings.editNote)
    view?.setTexts(title: original.title, body: original.body)
  }

  func save(title: String, body: String) {
    guard saveTask == nil else { return }
    do {
      save(try model.draft(title: title, body: body))
    } catch {
      view?.setProblem(NotesStrings.message(for: error))
    }
  }

  func cancel(title: String, body: String) {
    if let saveTask {
      saveTask.cancel()
      stopSaving(problem: NotesStrings.cancelled)
    } else if original != NoteDraft(title: title, body: body) {
      view?.askToDiscard()
    } else {
      view?.close(completion: nil)
    }
  }

  func discard() {
    view?.close(completion: nil)
  }

  private func save(_ draft: NoteDraft) {
    let change = model.change(to: draft, of: note, after: lastChange)
    lastChange = change
    view?.setProblem(NotesStrings.saving)
    view?.setSaving(true)
    saveTask = model.save(change) { [weak self] result in self?.didEndSaving(with: result) }
  }

  private func didEndSaving(with result: Result<Note, NotesFailure>) {
    switch result {
    case .success(let note): didSave(note)
    case .failure(let failure): stopSaving(problem: NotesStrings.message(for: failure))
    }
  }

  private func didSave(_ note: Note) {
    saveTask = nil
    view?.close { self.delegate?.noteEditorDidSave(note) }
  }

  private func stopSaving(problem: String) {
    saveTask = nil
    view?.setSaving(false)
    view?.setProblem(problem)
  }
}
