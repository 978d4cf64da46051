import Examples
import TestSupport
import Testing

@testable import MVPCF

/// The manager alone, between a fake manager of the changes and one of the notes.
struct NoteSaveManagerTests {
  private let notes = FakeNotesManager()
  private let changes = FakeNoteChangeManager()
  private let manager: DefaultNoteSaveManager
  private let milk = NoteDraft(title: "Milk", body: "")

  init() {
    manager = DefaultNoteSaveManager(
      notesManager: notes, changeManager: changes, makeKey: NotesWorld().environment.makeKey)
  }

  private func save(_ draft: NoteDraft, of note: Note? = nil) async -> Task<Void, Never> {
    let task = Task { [manager] in _ = try? await manager.save(draft, of: note) }
    await settle()
    return task
  }

  @Test func `a draft is an added note, or a note's new texts`() async {
    let tea = Note.sample("n1", "Tea")
    let tasks = [await save(milk), await save(milk, of: tea)]
    #expect(
      changes.calls == [
        .save(NoteChange(key: "key-1", kind: .add(milk))),
        .save(NoteChange(key: "key-2", kind: .edit(tea, milk))),
      ])
    for number in tasks.indices { await changes.replies.end(number, with: .failure(.timedOut)) }
  }

  @Test func `the same draft is the same change`() async {
    for (number, draft) in [milk, milk, NoteDraft(title: "Milk", body: "cold")].enumerated() {
      let task = await save(draft)
      await changes.replies.end(number, with: .failure(.timedOut))
      await task.value
    }
    #expect(
      changes.calls == [
        .save(NoteChange(key: "key-1", kind: .add(milk))), .save(NoteChange(key: "key-1", kind: .add(milk))),
        .save(NoteChange(key: "key-2", kind: .add(NoteDraft(title: "Milk", body: "cold")))),
      ])
  }

  @Test(arguments: [false, true])
  func `a saved note is kept unless that is cancelled`(isCancelled: Bool) async {
    let task = await save(milk)
    if isCancelled { task.cancel() }
    await changes.replies.end(with: .success([Note.samples[0]]))
    await task.value
    #expect(notes.calls == (isCancelled ? [] : [.keep(Note.samples[0])]))
  }
}
