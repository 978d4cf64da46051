import Examples
import Foundation

/// The editor's logic: checks the texts and saves them, the same texts as the same change.
final class NoteEditorOrchestrator: NoteEditorOrchestratorDelegate {
  weak var viewDelegate: (any NoteEditorViewDelegate)?
  weak var delegate: (any NoteEditorDelegate)?
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
    let title = isNew ? NotesStrings.newNote : NotesStrings.editNote
    viewDelegate?.editorReady(title: title, noteTitle: original.title, noteBody: original.body)
  }

  func save(title: String, body: String) {
    guard saveTask == nil else { return }
    do {
      save(try draft(title: title, body: body))
    } catch {
      viewDelegate?.savingEnded(status: NotesStrings.message(for: error))
    }
  }

  func cancel(title: String, body: String) {
    if let saveTask {
      saveTask.cancel()
      self.saveTask = nil
      viewDelegate?.savingEnded(status: NotesStrings.cancelled)
    } else if original != NoteDraft(title: title, body: body) {
      viewDelegate?.unsavedChangesFound()
    } else {
      viewDelegate?.editingEnded(completion: nil)
    }
  }

  func discard() {
    viewDelegate?.editingEnded(completion: nil)
  }

  private var isNew: Bool { note == nil }

  private func draft(title: String, body: String) throws(NotesFailure) -> NoteDraft {
    let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !title.isEmpty else { throw .emptyTitle }
    return NoteDraft(title: title, body: body)
  }

  private func save(_ draft: NoteDraft) {
    let change = model.change(note.map { .edit($0, draft) } ?? .add(draft), after: lastChange)
    lastChange = change
    viewDelegate?.savingStarted(status: NotesStrings.saving)
    let sending = model.beginSending()
    saveTask = Task { [weak self, model, network] in
      await withTaskCancellationHandler {
        defer { model.endSending(sending) }
        do throws(NotesFailure) {
          let note = try await network.save(change)
          guard !Task.isCancelled else { return }
          self?.didSave(note)
        } catch {
          guard !Task.isCancelled else { return }
          self?.didFail(error)
        }
      } onCancel: {
        // The answer may come late, and the editor may be gone.
        Task { @MainActor in model.endSending(sending) }
      }
    }
  }

  private func didSave(_ note: Note) {
    saveTask = nil
    model.keep(note)
    viewDelegate?.editingEnded { [delegate, isNew] in
      if isNew { delegate?.noteAdded(note) }
    }
  }

  private func didFail(_ failure: NotesFailure) {
    saveTask = nil
    viewDelegate?.savingEnded(status: NotesStrings.message(for: failure))
  }
}
