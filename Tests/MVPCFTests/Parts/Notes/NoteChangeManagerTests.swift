import Examples
import TestSupport
import Testing

@testable import MVPCF

/// The manager alone, on a fake repository.
struct NoteChangeManagerTests {
  private let repository = FakeNotesRemoteRepository()
  private let manager: DefaultNoteChangeManager
  private let change = NoteChange(key: "key-1", kind: .add(NoteDraft(title: "Milk", body: "")))

  init() {
    manager = DefaultNoteChangeManager(repository: repository)
  }

  private func save() async -> Task<Void, Never> {
    let task = Task { [manager, change] in _ = try? await manager.save(change) }
    await settle()
    return task
  }

  @Test func `a change is under way until its answer`() async {
    let task = await save()
    #expect(repository.calls == [.save(change)])
    #expect(manager.isSending)
    await repository.replies.end(with: .failure(.timedOut))
    await task.value
    #expect(!manager.isSending)
  }

  @Test func `a cancelled change is not under way, and does not end one that is`() async {
    let first = await save()
    first.cancel()
    await settle()
    #expect(!manager.isSending)
    let second = await save()
    await repository.replies.end(0, with: .success(Note.samples))
    #expect(manager.isSending)
    await repository.replies.end(1, with: .success(Note.samples))
    await second.value
    #expect(!manager.isSending)
  }
}
