import Examples
import TestSupport
import Testing

@testable import MVPCF

/// The presenter alone, on fake managers.
struct NoteListPresenterTests {
  private let notes = FakeNotesManager()
  private let reads = FakeNotesReadManager()
  private let deletes = FakeNoteDeleteManager()
  private let presenter: DefaultNoteListPresenter

  init() {
    presenter = DefaultNoteListPresenter(notesManager: notes, readManager: reads, deleteManager: deletes)
  }

  @Test func `the rows are the manager's notes that match, in its order`() {
    notes.notes = Note.samples
    #expect(presenter.rows.map(\.id) == ["n1", "n3", "n2"])
    presenter.setFilter(" MIL ")
    #expect(presenter.rows.map(\.id) == ["n2"])
    #expect(presenter.rows.map(\.title) == ["Milk"])
  }

  @Test func `only notes that were read can be none`() {
    #expect(presenter.status == "")
    notes.hasRead = true
    #expect(presenter.status == "No notes.")
  }

  @Test func `it reads once at a time`() async {
    presenter.load()
    presenter.load()
    await settle()
    #expect(reads.calls == [.notes])
    await reads.replies.end(with: .failure(.timedOut))
    #expect(presenter.status == "The server took too long to answer. Try again.")
    presenter.load()
    await settle()
    #expect(reads.calls == [.notes, .notes])
    await reads.replies.end(1, with: .success([]))
  }

  @Test func `whether a delete can be undone is the manager's`() {
    #expect(!presenter.canUndo)
    deletes.canUndo = true
    #expect(presenter.canUndo)
  }

  @Test func `each action but undo sends the delete first`() async {
    presenter.setFilter("m")
    presenter.userDidAct()
    presenter.retryDelete()
    presenter.undoDelete()
    #expect(deletes.calls == [.sendDelete, .sendDelete, .sendDelete, .retryDelete, .undoDelete])
  }

  @Test func `a notice ends with the next action`() {
    presenter.tell(.deleted(title: "Milk"))
    #expect(presenter.status == "Deleted \"Milk\".")
    presenter.userDidAct()
    #expect(presenter.status == "")
  }

  @Test func `a delete that failed is told`() throws {
    let deleteFailed = try #require(deletes.deleteFailed)
    deleteFailed(Note.sample("n2", "Milk"), .timedOut)
    #expect(
      presenter.status == "\"Milk\" is not deleted. The server took too long to answer. Try again.")
  }
}
