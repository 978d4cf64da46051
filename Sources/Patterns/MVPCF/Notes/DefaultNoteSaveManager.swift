import Examples

/// Saves a note in the remote repository; the same texts are the same change, which the server makes once.
final class DefaultNoteSaveManager: NoteSaveManager {
  private let repository: any NotesRemoteRepository
  private let notesManager: any NotesManager
  private let syncManager: any NotesSyncManager
  private let makeKey: () -> String
  private var lastChange: NoteChange?

  init(
    repository: any NotesRemoteRepository, notesManager: any NotesManager,
    syncManager: any NotesSyncManager, makeKey: @escaping () -> String
  ) {
    self.repository = repository
    self.notesManager = notesManager
    self.syncManager = syncManager
    self.makeKey = makeKey
  }

  func save(_ draft: NoteDraft, of note: Note?) async throws(NotesFailure) -> Note {
    let change = change(to: draft, of: note)
    lastChange = change
    syncManager.changesUnderWay += 1
    defer { if !Task.isCancelled { syncManager.changesUnderWay -= 1 } }
    let saved = try await repository.save(change)
    if !Task.isCancelled { notesManager.keep(saved) }
    return saved
  }

  func didCancel() {
    syncManager.changesUnderWay -= 1
  }

  private func change(to draft: NoteDraft, of note: Note?) -> NoteChange {
    let kind = note.map { NoteChange.Kind.edit($0, draft) } ?? .add(draft)
    if let lastChange, lastChange.kind == kind { return lastChange }
    return NoteChange(key: makeKey(), kind: kind)
  }
}
