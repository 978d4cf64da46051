import Examples
import TestSupport
import Testing

@testable import MVPCF

/// The manager alone, between a fake repository and a fake manager of the notes.
struct NotesReadManagerTests {
  private let repository = FakeNotesRemoteRepository()
  private let notes = FakeNotesManager()
  private let manager: DefaultNotesReadManager

  init() {
    manager = DefaultNotesReadManager(repository: repository, notesManager: notes)
  }

  @Test func `the notes that it reads replace all others`() async {
    let task = Task { [manager] in try? await manager.readNotes() }
    await settle()
    await repository.replies.end(with: .success(Note.samples))
    await task.value
    #expect(notes.calls == [.replaceNotes(Note.samples)])
  }

  @Test(arguments: [false, true])
  func `the note that it reads is kept unless that is cancelled`(isCancelled: Bool) async {
    let task = Task { [manager] in try? await manager.readNote(withID: "n1") }
    await settle()
    if isCancelled { task.cancel() }
    await repository.replies.end(with: .success([Note.samples[0]]))
    await task.value
    #expect(repository.calls == [.note("n1")])
    #expect(notes.calls == (isCancelled ? [] : [.keep(Note.samples[0])]))
  }
}
