import Examples

/// Saves a note by the change manager; the same texts are the same change, which the server makes once.
final class DefaultNoteSaveManager: NoteSaveManager {
  private let notesManager: any NotesManager
  private let changeManager: any NoteChangeManager
  private let makeKey: () -> String
  private var lastChange: NoteChange?

  init(
    notesManager: any NotesManager, changeManager: any NoteChangeManager, makeKey: @escaping () -> String
  ) {
    self.notesManager = notesManager
    self.changeManager = changeManager
    self.makeKey = makeKey
  }

  func save(_ draft: NoteDraft, of note: Note?) async throws(NotesFailure) -> Note {
    let change = change(to: draft, of: note)
    lastChange = change
    let saved = try await changeManager.save(change)
    if !Task.isCancelled { notesManager.keep(saved) }
    return saved
  }

  private func change(to draft: NoteDraft, of note: Note?) -> NoteChange {
    let kind = note.map { NoteChange.Kind.edit($0, draft) } ?? .add(draft)
    if let lastChange, lastChange.kind == kind { return lastChange }
    return NoteChange(key: makeKey(), kind: kind)
  }
}
