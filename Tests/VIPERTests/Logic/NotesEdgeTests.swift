import Examples
import TerminalKit
import TestSupport
import Testing

@testable import VIPER

/// Through the logic, what only this pattern can get wrong; these tests are not compared with those of others.
struct NotesEdgeTests {
  private let world = NotesWorld()
  private let service: OnlineNotesService
  private let list: NoteListModule

  init() {
    service = OnlineNotesService(
      client: NotesClient(environment: world.environment), makeKey: world.environment.makeKey)
    list = NoteListModule(service: service)
  }

  private func showList() async {
    list.presenter.viewIsReady()
    await settle()
    await world.answer(0, with: Note.samples)
  }

  private func openNote(_ id: Note.ID) -> NoteDetailModule {
    let detail = NoteDetailModule(service: service, noteID: id, output: list.presenter)
    detail.presenter.viewIsReady()
    return detail
  }

  @Test func `A cancelled read of the notes is not kept`() async {
    var list: NoteListModule? = NoteListModule(service: service)
    list?.presenter.viewIsReady()
    await settle()
    list = nil
    await world.answer(0, with: Note.samples)
    #expect(!service.hasRead)
  }

  @Test func `Deleting a second note sends the delete of the first`() async {
    await showList()
    for note in Note.samples.prefix(2) { openNote(note.id).presenter.didTapDelete() }
    await settle()
    #expect(world.requests.dropFirst() == ["DELETE /notes/\(Note.samples[0].id)"])
  }

  @Test func `an editor whose note is gone ends editing`() {
    let editor = NoteEditorModule(service: service, noteID: "n9")
    editor.presenter.viewIsReady()
    #expect(editor.router.isClosed)
    #expect(editor.view.texts == NoteDraft())
  }

  @Test func `An editor whose note is gone leaves the screen as it was`() {
    let window = Window(rootViewController: ViewController())
    let editor = NoteEditorAssembly(service: service).module()
    editor.input.configure(forNoteWithID: "n9")
    window.rootViewController?.present(editor.viewController)
    #expect(window.visibleViewController === window.rootViewController)
  }

  @Test func `Back lets go of the note that the assemblies have wired`() async {
    let window = Window()
    VIPERPattern().showNotes(with: world.environment(opening: "n9"), in: window)
    await settle()
    #expect(window.text(of: "body") == "Loading…")
    weak let detail = window.visibleViewController
    window.goBack()
    #expect(detail == nil)
    #expect(window.text(of: "status") == "Loading…")
    await world.transport.fail(0, with: .cancelled)
    #expect(world.transport.cancelled == [0])
  }

  @Test func `Closing the window lets go of the list and the editor that the assemblies have wired`() async {
    let window = Window()
    VIPERPattern().showNotes(with: world.environment, in: window)
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

  @Test func `The banners that the assemblies have wired show the same, and both retry`() async {
    let window = Window()
    VIPERPattern().showNotes(with: world.environment, in: window)
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
