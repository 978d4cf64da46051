import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MVPCF

/// The coordinator alone, on fake routes that a fake factory in the flow's container returns.
struct NoteEditorCoordinatorTests {
  private let factory = FakeNoteEditorFactory()
  private let source = ViewController()
  private let window: Window
  private let coordinator: NoteEditorCoordinator

  init() {
    window = Window(rootViewController: source)
    let container = NoteEditorContainer(shared: NotesSharedContainer(environment: NotesWorld().environment))
    container.editorFactory = factory
    coordinator = NoteEditorCoordinator(source: source, container: container)
    coordinator.start(id: "n1")
  }

  @Test func `it presents the editor of its note`() {
    #expect(factory.madeIDs == ["n1"])
    #expect(window.visibleViewController === factory.routes.viewController)
  }

  @Test func `a saved note is told once the editor is gone`() {
    var ids: [Note.ID] = []
    coordinator.noteSaved = { [window, source] id in
      #expect(window.visibleViewController === source)
      ids.append(id)
    }
    factory.routes.saved?("n1")
    #expect(ids == ["n1"])
  }

  @Test func `without changes it closes the editor at once`() {
    factory.routes.cancelled?(false)
    #expect(window.visibleViewController === source)
  }

  @Test func `it asks before changes are lost, and closes the editor after the answer`() {
    factory.routes.cancelled?(true)
    #expect(window.visibleViewController is AlertController)
    window.tap("discard")
    #expect(window.visibleViewController === source)
  }

  @Test func `it ends when the screen is gone`() {
    var ends = 0
    coordinator.finished = { ends += 1 }
    factory.routes.dismissed?()
    #expect(ends == 1)
  }
}
