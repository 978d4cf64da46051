import Examples
import TerminalKit
import TestSupport
import Testing

@testable import VIPER

/// The router alone, with a screen of its own and the real assemblies of the modules that it opens.
struct NoteListRouterTests {
  private let service = FakeNotesService()
  private let window = Window()
  private let screen = ViewController()
  private let router: NoteListRouter

  init() {
    router = NoteListRouter(
      detailAssembly: NoteDetailAssembly(service: service),
      editorAssembly: NoteEditorAssembly(service: service))
    router.viewController = screen
    window.rootViewController = NavigationController(rootViewController: screen)
    service.notes = Note.samples
  }

  @Test func `the note is shown on top, and tells its output`() {
    let output = FakeNoteDetailModuleOutput()
    router.openDetail(ofNoteWithID: "n2", output: output)
    #expect(window.visibleViewController?.title == "Milk")
    #expect(screen.navigationController?.viewControllers.count == 2)
    window.tap("delete")
    #expect(output.calls == [.delete(title: "Milk")])
  }

  @Test func `the editor is presented without a note, and tells its output`() async {
    let output = FakeNoteEditorModuleOutput()
    router.openEditor(output: output)
    #expect(screen.presentedViewController?.title == "New note")
    window.type("Bread", into: "noteTitle")
    window.tap("save")
    await settle()
    await service.saves.end(with: .success(.sample("n4", "Bread")))
    #expect(output.savedNoteIDs == ["n4"])
  }
}
