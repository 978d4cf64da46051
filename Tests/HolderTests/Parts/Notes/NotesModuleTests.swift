import Examples
import TestSupport
import Testing

@testable import Holder

/// The module alone, with a fake component.
final class NotesModuleTests {
  private let service = FakeNotesService()
  private let module: NotesModule
  private let tea = Note.sample("n1", "Tea")
  private var failures: [NotesFailure] = []

  init() {
    module = NotesModule(
      component: FakeNotesComponent(service: service, makeKey: NotesWorld().environment.makeKey))
    module.replaceNotes(with: [tea])
  }

  private func change(_ key: String, _ note: Note) -> NoteChange {
    NoteChange(key: key, kind: .delete(note))
  }

  private func didFail(_ note: Note, because failure: NotesFailure) {
    failures.append(failure)
  }

  private func deleteAndSend() async {
    module.delete(tea, failure: didFail)
    module.sendDelete(failure: didFail)
    await settle()
  }

  @Test func `the newest note comes first`() {
    module.replaceNotes(with: Note.samples)
    module.keep(Note.sample("n1", "Green tea", second: 9))
    #expect(module.notes.map(\.title) == ["Green tea", "Café", "Milk"])
  }

  @Test func `a deleted note stays away whatever is read, and nothing is sent`() async {
    module.delete(tea, failure: didFail)
    module.replaceNotes(with: [tea])
    await settle()
    #expect(module.notes == [])
    #expect(service.calls == [])
    module.undoDelete()
    #expect(module.notes == [tea])
    #expect(!module.canUndo)
  }

  @Test func `a second delete sends the first`() async {
    module.delete(tea, failure: didFail)
    module.delete(Note.sample("n2", "Milk"), failure: didFail)
    await settle()
    #expect(service.calls == [.delete(change("key-1", tea))])
    #expect(module.canUndo)
    await service.replies.end(with: .failure(.timedOut))
    #expect(failures == [.timedOut])
  }

  @Test(arguments: [NotesFailure.timedOut, .changedElsewhere])
  func `a failed delete brings the note back and is told, and is kept if it can be sent again`(
    failure: NotesFailure
  ) async {
    await deleteAndSend()
    #expect(module.isSending)
    await service.replies.end(with: .failure(failure))
    #expect(!module.isSending)
    #expect(module.notes == [tea])
    #expect(failures == [failure])
    #expect(module.failedDelete == (failure == .changedElsewhere ? nil : change("key-1", tea)))
  }

  @Test func `a retry sends the same change again`() async {
    await deleteAndSend()
    await service.replies.end(with: .failure(.timedOut))
    module.retryDelete(failure: didFail)
    await settle()
    #expect(service.calls == [.delete(change("key-1", tea)), .delete(change("key-1", tea))])
    await service.replies.end(1, with: .success([]))
    #expect(module.notes == [])
  }

  @Test(arguments: [false, true])
  func `a saved note is kept unless that is cancelled, which ends the change as well`(
    isCancelled: Bool
  ) async {
    let save = NoteChange(key: "key-7", kind: .add(NoteDraft(title: "Milk", body: "")))
    let task = Task { [module] in _ = try? await module.save(save) }
    await settle()
    #expect(module.isSending)
    if isCancelled {
      task.cancel()
      await settle()
      #expect(!module.isSending)
    }
    await service.replies.end(with: .success([Note.sample("n2", "Milk")]))
    await task.value
    #expect(!module.isSending)
    #expect((module.note(withID: "n2") == nil) == isCancelled)
  }
}
