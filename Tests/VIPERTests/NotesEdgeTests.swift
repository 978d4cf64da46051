import Examples
import TerminalKit
import TestSupport
import Testing

@testable import VIPER

/// What only this pattern can get wrong; these tests are not compared with those of others.
struct NotesEdgeTests {
  private let world = NotesWorld()
  private let service: OnlineNotesService
  private let editorOutput = FakeNoteEditorInteractorOutput()
  private let editorInteractor: NoteEditorInteractor

  init() {
    service = OnlineNotesService(
      client: NotesClient(environment: world.environment), makeKey: world.environment.makeKey)
    editorInteractor = NoteEditorInteractor(service: service)
    editorInteractor.output = editorOutput
  }

  @Test func `an editor whose note is gone ends editing`() {
    editorInteractor.obtainNote(withID: "n9")
    #expect(editorOutput.notes == [])
    #expect(editorOutput.ends == 1)

    let window = Window(rootViewController: ViewController())
    let editor = NoteEditorAssembly(service: service).module()
    editor.input.configure(forNoteWithID: "n9")
    window.rootViewController?.present(editor.viewController)
    #expect(window.visibleViewController === window.rootViewController)
  }

  @Test func `Deleting a second note sends the delete of the first`() async {
    Note.samples.prefix(2).forEach(service.delete)
    await settle()
    #expect(world.requests == ["DELETE /notes/\(Note.samples[0].id)"])
  }
}
