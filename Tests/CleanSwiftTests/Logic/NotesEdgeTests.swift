import Examples
import TerminalKit
import TestSupport
import Testing

@testable import CleanSwift

/// Through the logic, what only this pattern can get wrong; these tests are not compared with those of others.
struct NotesEdgeTests {
  private let world = NotesWorld()
  private let worker: NotesWorker
  private let list: NoteListScene

  init() {
    worker = NotesWorker(
      client: NotesClient(environment: world.environment), store: NotesStore(),
      makeKey: world.environment.makeKey)
    list = NoteListScene(worker: worker)
  }

  private func showList() async {
    list.show()
    await settle()
    await world.answer(0, with: Note.samples)
  }

  private func openNote(_ id: Note.ID) -> NoteDetailScene {
    let detail = NoteDetailScene(worker: worker, noteID: id, list: list.interactor)
    detail.show()
    return detail
  }

  @Test func `A cancelled read of the notes is not kept`() async {
    var list: NoteListScene? = NoteListScene(worker: worker)
    list?.show()
    await settle()
    list = nil
    await world.answer(0, with: Note.samples)
    #expect(!worker.store.hasRead)
  }

  @Test func `Deleting a second note sends the delete of the first`() async {
    await showList()
    for note in Note.samples.prefix(2) { openNote(note.id).delete() }
    await settle()
    #expect(world.requests.dropFirst() == ["DELETE /notes/\(Note.samples[0].id)"])
  }

  @Test func `Back lets go of the note that the configurators have wired`() async {
    let window = Window()
    CleanSwiftPattern().showNotes(with: world.environment(opening: "n9"), in: window)
    await settle()
    #expect(window.text(of: "body") == "Loading…")
    weak let detail = window.visibleViewController
    window.goBack()
    #expect(detail == nil)
    #expect(window.text(of: "status") == "Loading…")
    await world.transport.fail(0, with: .cancelled)
    #expect(world.transport.cancelled == [0])
  }

  @Test func `Closing the window lets go of the list and the editor that the configurators have wired`() async
  {
    let window = Window()
    CleanSwiftPattern().showNotes(with: world.environment, in: window)
    await settle()
    await world.answer(0, with: Note.samples)
    weak let list = window.visibleViewController
    window.tapRow(1, of: "notes")
    window.tap("delete")
    window.tap("add")
    weak let editor = window.visibleViewController
    window.type("Bread", into: "noteTitle")
    window.tap("save")
    await settle()
    #expect(world.requests == ["GET /notes", "DELETE /notes/n2", "POST /notes"])
    window.close()
    #expect(editor == nil && list == nil)
    await world.transport.answer(1, status: 204)
    await world.transport.fail(2, with: .cancelled)
    #expect(world.transport.cancelled == [2])
  }

  @Test func `The banners that the configurators have wired show the same, and both retry`() async {
    let window = Window()
    CleanSwiftPattern().showNotes(with: world.environment, in: window)
    await settle()
    await world.answer(0, with: Note.samples)
    window.tapRow(1, of: "notes")
    window.tap("delete")
    window.tapRow(0, of: "notes")
    await settle()
    #expect(window.visibleViewController?.title == "Café")
    #expect(window.text(of: "sync") == "Sending…")
    for request in [1, 2] {
      await world.transport.fail(request, with: .timedOut)
      #expect(window.text(of: "failed") == "\"Milk\" is not deleted.")
      window.tap("retry")
      await settle()
      #expect(world.requests.dropFirst(request + 1) == ["DELETE /notes/n2"])
      if request == 1 { window.goBack() }
    }
  }
}
