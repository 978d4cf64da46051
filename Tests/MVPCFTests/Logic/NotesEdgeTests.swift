import Examples
import TestSupport
import Testing

@testable import MVPCF

/// Through the logic: presenters and managers are real; the transport and the view are replaced. What only this pattern
/// can get wrong is not compared with others.
struct NotesEdgeTests {
  private let world = NotesWorld()
  private let notes = DefaultNotesManager()
  private let reads: DefaultNotesReadManager
  private let deletes: DefaultNoteDeleteManager
  private let list: DefaultNoteListPresenter

  init() {
    let repository = DefaultNotesRemoteRepository(environment: world.environment)
    reads = DefaultNotesReadManager(repository: repository, notesManager: notes)
    deletes = DefaultNoteDeleteManager(
      notesManager: notes, changeManager: DefaultNoteChangeManager(repository: repository),
      makeKey: world.environment.makeKey)
    list = DefaultNoteListPresenter(notesManager: notes, readManager: reads, deleteManager: deletes)
    notes.replaceNotes(with: Note.samples)
  }

  /// Deletes Tea, then Café, each on its screen, without an action in between.
  private func deleteTwoNotes() async {
    for note in Note.samples.prefix(2) {
      let detail = DefaultNoteDetailPresenter(
        id: note.id, notesManager: notes, readManager: reads, deleteManager: deletes)
      detail.delete(completion: list.tell)
    }
    await settle()
  }

  @Test func `Deleting a second note sends the delete of the first`() async {
    await deleteTwoNotes()
    #expect(world.requests == ["DELETE /notes/n1"])
    #expect(list.status == "Deleted \"Café\".")
    #expect(list.rows.map(\.title) == ["Milk"])
  }

  @Test func `A first delete that fails after the second comes back and is told`() async {
    await deleteTwoNotes()
    await world.transport.fail(0, with: .timedOut)
    #expect(list.status == "\"Tea\" is not deleted. The server took too long to answer. Try again.")
    #expect(list.rows.map(\.title) == ["Milk", "Tea"])
    #expect(list.canUndo)
  }
}
