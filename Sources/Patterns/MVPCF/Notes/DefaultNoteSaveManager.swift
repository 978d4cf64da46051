import Examples

/// Saves a note over HTTP; sends the same texts as the same change, which the server makes once.
final class DefaultNoteSaveManager: NoteSaveManager {
  private let environment: NotesEnvironment
  private let syncManager: any NotesSyncManager
  private var lastChange: NoteChange?

  init(environment: NotesEnvironment, syncManager: any NotesSyncManager) {
    self.environment = environment
    self.syncManager = syncManager
  }

  func save(_ draft: NoteDraft, of note: Note?) async throws(NotesFailure) -> Note {
    let change = change(to: draft, of: note)
    lastChange = change
    syncManager.changesUnderWay += 1
    defer { if !Task.isCancelled { syncManager.changesUnderWay -= 1 } }
    return try NotesWire.note(withID: change.noteID, from: try await environment.send(change))
  }

  func didCancel() {
    syncManager.changesUnderWay -= 1
  }

  private func change(to draft: NoteDraft, of note: Note?) -> NoteChange {
    let kind = note.map { NoteChange.Kind.edit($0, draft) } ?? .add(draft)
    if let lastChange, lastChange.kind == kind { return lastChange }
    return NoteChange(key: environment.makeKey(), kind: kind)
  }
}
