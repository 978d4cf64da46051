import Examples
import Foundation

/// The editor's business logic: checks the texts, and has the service save them, the same texts as the same change.
final class NoteEditorInteractor: NoteEditorInteractorInput {
  weak var output: (any NoteEditorInteractorOutput)?
  private let service: any NotesService
  private var note: Note?
  private var lastChange: NoteChange?
  private var saveTask: Task<Void, Never>?

  init(service: any NotesService) {
    self.service = service
  }

  deinit {
    saveTask?.cancel()
  }

  func obtainNote(withID id: String) {
    guard let note = service.note(withID: id) else {
      output?.didEndEditing()
      return
    }
    self.note = note
    output?.didProvide(NoteEditorData(title: note.title, body: note.body))
  }

  func save(title: String, body: String) {
    guard saveTask == nil else { return }
    do {
      save(try draft(title: title, body: body))
    } catch {
      output?.didFail(error)
    }
  }

  func cancel(title: String, body: String) {
    if let saveTask {
      saveTask.cancel()
      self.saveTask = nil
      output?.didCancelSaving()
    } else if original != NoteDraft(title: title, body: body) {
      output?.didFindUnsavedChanges()
    } else {
      output?.didEndEditing()
    }
  }

  private var original: NoteDraft {
    note.map(NoteDraft.init) ?? NoteDraft()
  }

  private func draft(title: String, body: String) throws(NotesFailure) -> NoteDraft {
    let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !title.isEmpty else { throw .emptyTitle }
    return NoteDraft(title: title, body: body)
  }

  private func save(_ draft: NoteDraft) {
    let change = service.change(note.map { .edit($0, draft) } ?? .add(draft), after: lastChange)
    lastChange = change
    output?.didStartSaving()
    saveTask = Task { [weak self, service] in
      do throws(NotesFailure) {
        let note = try await service.save(change)
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
    output?.didSaveNote(withID: note.id)
  }

  private func didFail(_ failure: NotesFailure) {
    saveTask = nil
    output?.didFail(failure)
  }
}
