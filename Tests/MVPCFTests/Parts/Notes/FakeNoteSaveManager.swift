import Examples
import TestSupport

@testable import MVPCF

/// Holds every draft until the test ends its saving.
final class FakeNoteSaveManager: NoteSaveManager {
  struct Save: Equatable {
    let draft: NoteDraft
    let note: Note?
  }

  let replies = HeldReplies<Note, NotesFailure>()
  var saves: [Save] = []
  var cancelled: Set<Int> = []

  func save(_ draft: NoteDraft, of note: Note?) async throws(NotesFailure) -> Note {
    let number = saves.count
    saves.append(Save(draft: draft, note: note))
    defer { if Task.isCancelled { cancelled.insert(number) } }
    return try await replies.next()
  }
}
