import Examples
import TestSupport
import Testing

@testable import MVPCF

/// The manager alone, between a fake manager of the changes and one of the notes.
final class NoteDeleteManagerTests {
  private let notes = FakeNotesManager()
  private let changes = FakeNoteChangeManager()
  private let manager: DefaultNoteDeleteManager
  private let tea = Note.sample("n1", "Tea")
  private var failures: [NotesFailure] = []

  init() {
    manager = DefaultNoteDeleteManager(
      notesManager: notes, changeManager: changes, makeKey: NotesWorld().environment.makeKey)
    manager.deleteFailed = { [weak self] _, failure in self?.failures.append(failure) }
  }

  private func change(_ key: String, _ note: Note) -> NoteChange {
    NoteChange(key: key, kind: .delete(note))
  }

  @Test func `a deleted note is removed, and nothing is sent`() async {
    manager.delete(tea)
    await settle()
    #expect(notes.calls == [.remove(tea)])
    #expect(manager.canUndo)
    #expect(changes.calls == [])
  }

  @Test func `undone, the note is restored, and nothing is sent`() async {
    manager.delete(tea)
    manager.undoDelete()
    manager.sendDelete()
    await settle()
    #expect(notes.calls == [.remove(tea), .restore(tea)])
    #expect(!manager.canUndo)
    #expect(changes.calls == [])
  }

  @Test func `a delete is sent once`() async {
    manager.delete(tea)
    manager.sendDelete()
    manager.sendDelete()
    await settle()
    #expect(changes.calls == [.delete(change("key-1", tea))])
    #expect(!manager.canUndo)
    await changes.replies.end(with: .success([]))
    #expect(notes.calls == [.remove(tea)])
    #expect(failures == [])
  }

  @Test func `a second delete sends the first`() async {
    manager.delete(tea)
    manager.delete(Note.sample("n2", "Milk"))
    await settle()
    #expect(changes.calls == [.delete(change("key-1", tea))])
    #expect(manager.canUndo)
    await changes.replies.end(with: .success([]))
  }

  @Test(arguments: [NotesFailure.timedOut, .changedElsewhere])
  func `a failure restores the note and is told, and is kept if it can be sent again`(
    failure: NotesFailure
  ) async {
    manager.delete(tea)
    manager.sendDelete()
    await settle()
    await changes.replies.end(with: .failure(failure))
    let kept: [FakeNotesManager.Call] =
      failure == .changedElsewhere ? [] : [.keepFailedDelete(change("key-1", tea))]
    #expect(notes.calls == [.remove(tea), .restore(tea)] + kept)
    #expect(failures == [failure])
  }

  @Test func `a retry sends the same change again, and removes its note`() async {
    notes.failedDelete = change("key-7", tea)
    manager.retryDelete()
    await settle()
    #expect(notes.calls == [.remove(tea)])
    #expect(changes.calls == [.delete(change("key-7", tea))])
    await changes.replies.end(with: .success([]))
  }
}
