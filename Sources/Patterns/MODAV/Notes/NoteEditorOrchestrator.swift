import Examples
import Foundation

/// The editor's logic: knows the model, the adapter by its protocol, and weakly the view as its delegate; owns the task that saves.
final class NoteEditorOrchestrator {
  weak var viewDelegate: (any NoteEditorViewDelegate)?
  /// The list's logic, which opens a new note.
  weak var list: NoteListOrchestrator?
  private let note: Note?
  private let original: NoteDraft
  private let model: NotesModel
  private let network: any NotesNetworkAdapting
  private var lastChange: NoteChange?
  private var saveTask: Task<Void, Never>?

  /// Creates the logic for an editor of a note, or of a new one.
  init(note: Note?, model: NotesModel, network: any NotesNetworkAdapting) {
    self.note = note
    original = note.map(NoteDraft.init) ?? NoteDraft()
    self.model = model
    self.network = network
  }

  deinit {
    saveTask?.cancel()
  }

  func viewIsReady() {
    let title = note == nil ? NotesStrings.newNote : NotesStrings.editNote
    viewDelegate?.editorReady(title: title, noteTitle: original.title, noteBody: original.body)
  }

  func save(title: String, body: String) {
    guard saveTask == nil else { return }
    do {
      save(try draft(title: title, body: body))
    } catch {
      viewDelegate?.savingFailed(problem: NotesStrings.message(for: error))
    }
  }

  func cancel(title: String, body: String) {
    if let saveTask {
      saveTask.cancel()
      stopSaving()
      viewDelegate?.savingCancelled(problem: NotesStrings.cancelled)
    } else if original != NoteDraft(title: title, body: body) {
      viewDelegate?.unsavedChangesFound()
    } else {
      viewDelegate?.editingEnded()
    }
  }

  func discard() {
    viewDelegate?.editingEnded()
  }

  private func draft(title: String, body: String) throws(NotesFailure) -> NoteDraft {
    let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !title.isEmpty else { throw .emptyTitle }
    return NoteDraft(title: title, body: body)
  }

  private func save(_ draft: NoteDraft) {
    let change = model.change(note.map { .edit($0, draft) } ?? .add(draft), after: lastChange)
    lastChange = change
    model.didStartSending()
    viewDelegate?.savingStarted(problem: NotesStrings.saving)
    saveTask = Task { [weak self, network] in
      do throws(NotesFailure) {
        let note = try await network.save(change)
        guard !Task.isCancelled else { return }
        self?.didSave(note)
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFail(error)
      }
    }
  }

  private func didSave(_ note: Note) {
    stopSaving()
    model.keep(note)
    viewDelegate?.editingEnded()
    list?.didAdd(note)
  }

  private func didFail(_ failure: NotesFailure) {
    stopSaving()
    viewDelegate?.savingFailed(problem: NotesStrings.message(for: failure))
  }

  private func stopSaving() {
    saveTask = nil
    model.didStopSending()
  }
}
