import Examples
import Foundation

/// The editor's business logic: owns service, cache, task and the entities that may not leave it; knows the presenter weakly as its output.
final class NoteEditorInteractor: NoteEditorInteractorInput {
  weak var output: (any NoteEditorInteractorOutput)?
  private let service: any NotesService
  private let cache: any NotesCache
  private var note: Note?
  private var lastChange: NoteChange?
  private var saveTask: Task<Void, Never>?

  init(service: any NotesService, cache: any NotesCache) {
    self.service = service
    self.cache = cache
  }

  deinit {
    saveTask?.cancel()
  }

  func openNote(withID id: String) {
    guard let note = cache.note(withID: id) else { return }
    self.note = note
    output?.didOpen(NoteEditorData(title: note.title, body: note.body))
  }

  func save(title: String, body: String) {
    guard saveTask == nil else { return }
    do {
      save(change(to: try draft(title: title, body: body)))
    } catch {
      output?.didFail(error)
    }
  }

  func cancel() {
    guard let saveTask else { return }
    saveTask.cancel()
    endSaving()
    output?.didCancelSaving()
  }

  private func draft(title: String, body: String) throws(NotesFailure) -> NoteDraft {
    let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !title.isEmpty else { throw .emptyTitle }
    return NoteDraft(title: title, body: body)
  }

  /// The last change again if that had the same texts, so that the server makes it once.
  private func change(to draft: NoteDraft) -> NoteChange {
    let kind = note.map { NoteChange.Kind.edit($0, draft) } ?? .add(draft)
    if let lastChange, lastChange.kind == kind { return lastChange }
    return service.makeChange(kind)
  }

  private func save(_ change: NoteChange) {
    lastChange = change
    cache.changesUnderWay += 1
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
    endSaving()
    cache.keep(note)
    output?.didSaveNote(withID: note.id)
  }

  private func didFail(_ failure: NotesFailure) {
    endSaving()
    output?.didFail(failure)
  }

  private func endSaving() {
    saveTask = nil
    cache.changesUnderWay -= 1
  }
}
