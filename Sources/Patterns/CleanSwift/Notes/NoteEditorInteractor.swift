import Examples
import Foundation

/// The Editor scene's business logic: checks the texts, and has them saved, the same texts as the same change.
final class NoteEditorInteractor: NoteEditorBusinessLogic, NoteEditorDataStore {
  var noteToEdit: Note?
  private(set) var savedNoteID: Note.ID?
  private let presenter: any NoteEditorPresentationLogic
  private let worker: NotesWorker
  private var lastChange: NoteChange?
  private var saveTask: Task<Void, Never>?

  init(presenter: any NoteEditorPresentationLogic, worker: NotesWorker) {
    self.presenter = presenter
    self.worker = worker
  }

  deinit {
    saveTask?.cancel()
  }

  func showDraft(request: NoteEditorModels.ShowDraft.Request) {
    presenter.presentDraft(response: NoteEditorModels.ShowDraft.Response(note: noteToEdit))
  }

  func saveNote(request: NoteEditorModels.SaveNote.Request) {
    guard saveTask == nil else { return }
    do {
      save(try draft(title: request.title, body: request.body))
    } catch {
      presenter.presentSaving(response: .failed(error))
    }
  }

  func cancelEditing(request: NoteEditorModels.CancelEditing.Request) {
    if let saveTask {
      saveTask.cancel()
      self.saveTask = nil
      presenter.presentCancelling(response: .cancelledSaving)
    } else if original != NoteDraft(title: request.title, body: request.body) {
      presenter.presentCancelling(response: .unsavedChanges)
    } else {
      presenter.presentCancelling(response: .unchanged)
    }
  }

  private var original: NoteDraft {
    noteToEdit.map(NoteDraft.init) ?? NoteDraft()
  }

  private func draft(title: String, body: String) throws(NotesFailure) -> NoteDraft {
    let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !title.isEmpty else { throw .emptyTitle }
    return NoteDraft(title: title, body: body)
  }

  private func save(_ draft: NoteDraft) {
    let change = worker.change(noteToEdit.map { .edit($0, draft) } ?? .add(draft), after: lastChange)
    lastChange = change
    presenter.presentSaving(response: .started)
    saveTask = Task { [weak self, worker] in
      do throws(NotesFailure) {
        let note = try await worker.save(change)
        guard !Task.isCancelled else { return }
        self?.didSave(note)
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFail(error)
      }
    }
  }

  private func didSave(_ note: Note) {
    saveTask = nil
    savedNoteID = note.id
    presenter.presentSaving(response: noteToEdit == nil ? .added : .updated)
  }

  private func didFail(_ failure: NotesFailure) {
    saveTask = nil
    presenter.presentSaving(response: .failed(failure))
  }
}
