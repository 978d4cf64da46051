import Examples
import TestSupport
import Testing

@testable import MVPCF

/// The manager alone.
struct NotesManagerTests {
  private let manager = DefaultNotesManager()
  private let tea = Note.sample("n1", "Tea")
  private let milk = Note.sample("n2", "Milk")

  private func delete(of note: Note, key: String) -> NoteChange {
    NoteChange(key: key, kind: .delete(note))
  }

  @Test func `the newest note comes first`() {
    manager.replaceNotes(with: Note.samples)
    manager.keep(Note.sample("n1", "Green tea", second: 9))
    #expect(manager.notes.map(\.title) == ["Green tea", "Café", "Milk"])
  }

  @Test func `a removed note stays away whatever is read, until it is restored`() {
    manager.replaceNotes(with: [tea, milk])
    manager.remove(tea)
    manager.replaceNotes(with: [tea, milk])
    #expect(manager.notes == [milk])
    manager.restore(tea)
    #expect(manager.note(withID: "n1") == tea)
  }

  @Test func `of the failed deletes the oldest is first`() {
    manager.replaceNotes(with: [tea, milk])
    manager.keepFailedDelete(delete(of: tea, key: "key-1"))
    manager.keepFailedDelete(delete(of: milk, key: "key-2"))
    #expect(manager.failedDelete?.key == "key-1")
    manager.remove(tea)
    #expect(manager.failedDelete?.key == "key-2")
  }

  @Test func `a failed delete is forgotten with the revision of its note`() {
    manager.replaceNotes(with: [tea])
    manager.keepFailedDelete(delete(of: tea, key: "key-1"))
    manager.keep(Note.sample("n1", "Green tea", revision: 2))
    #expect(manager.failedDelete == nil)
  }
}
