import Examples
import TestSupport
import Testing

@testable import MVPCF

/// The presenter alone, on fake managers.
final class NoteDetailPresenterTests {
  private enum Call: Equatable {
    case send, close
  }

  private let notes = FakeNotesManager()
  private let reads = FakeNotesReadManager()
  private let deletes = FakeNoteDeleteManager()
  private let presenter: DefaultNoteDetailPresenter
  private let tea = Note.sample("n1", "Tea")
  private var notices: [NotesNotice] = []
  private var calls: [Call] = []

  init() {
    presenter = DefaultNoteDetailPresenter(
      id: "n1", notesManager: notes, readManager: reads, deleteManager: deletes)
  }

  private func load() async {
    presenter.load { [weak self] notice in self?.notices.append(notice) }
    await settle()
  }

  private func retryDelete() {
    presenter.retryDelete(send: { calls.append(.send) }, close: { calls.append(.close) })
  }

  @Test func `a note that is there is not read`() async {
    notes.notes = [tea]
    await load()
    #expect(reads.calls == [])
    #expect(presenter.title == "Tea")
  }

  @Test(arguments: [
    (NotesFailure.noSuchNote, NotesNotice.noSuchNote("n1")), (.timedOut, .failed(.timedOut)),
  ])
  func `a note that cannot be read leads out with a notice`(failure: NotesFailure, notice: NotesNotice) async
  {
    await load()
    #expect(reads.calls == [.note("n1")])
    await reads.replies.end(with: .failure(failure))
    #expect(notices == [notice])
  }

  @Test func `delete is the manager's, and the note is shown until its screen is gone`() {
    notes.notes = [tea]
    presenter.delete { notices.append($0) }
    notes.notes = []
    #expect(deletes.calls == [.delete(tea)])
    #expect(notices == [.deleted(title: "Tea")])
    #expect(presenter.title == "Tea")
  }

  @Test func `a retry that takes this note away closes it`() {
    notes.failedDelete = NoteChange(key: "key-1", kind: .delete(tea))
    retryDelete()
    #expect(calls == [.send, .close])
  }

  @Test func `a retry that takes another note away does not close this one`() {
    notes.failedDelete = NoteChange(key: "key-1", kind: .delete(Note.sample("n2", "Milk")))
    retryDelete()
    #expect(calls == [.send])
  }
}
