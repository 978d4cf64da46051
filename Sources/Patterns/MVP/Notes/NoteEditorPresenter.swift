import Examples

/// The editor's logic: knows the model, and the view weakly by its protocol; owns the task that saves; the view owns it.
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
      model.didCancelSaving()
      stopSaving(problem: NotesStrings.cancelled)
    } else if original != NoteDraft(title: title, body: body) {
      view?.askToDiscard()
    } else {
      view?.close()
    }
  }

  func discard() {
    view?.close()
  }

  private func save(_ draft: NoteDraft) {
    let change = model.change(to: draft, of: note, after: lastChange)
    lastChange = change
    view?.setProblem(NotesStrings.saving)
    view?.setSaving(true)
    saveTask = Task { [weak self, model] in
      do throws(NotesFailure) {
        let note = try await model.save(change)
        guard !Task.isCancelled else { return }
        self?.didSave(note)
      } catch {
        guard !Task.isCancelled else { return }
        self?.stopSaving(problem: NotesStrings.message(for: error))
      }
    }
  }

  private func didSave(_ note: Note) {
    model.keep(note)
    view?.close()
    delegate?.noteEditorDidSave(note)
  }

  private func stopSaving(problem: String) {
    saveTask = nil
    view?.setSaving(false)
    view?.setProblem(problem)
  }
}
