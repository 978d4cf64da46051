import Examples
import TerminalKit
import TestSupport
import Testing

@testable import VIPER

/// The router alone, with a screen of its own and the real assembly of the module that it opens.
struct NoteDetailRouterTests {
  private let service = FakeNotesService()
  private let window = Window()
  private let list = ViewController()
  private let screen = ViewController()
  private let router: NoteDetailRouter

  init() {
    router = NoteDetailRouter(editorAssembly: NoteEditorAssembly(service: service))
    router.viewController = screen
    let navigation = NavigationController(rootViewController: list)
    navigation.pushViewController(screen)
    window.rootViewController = navigation
    service.notes = Note.samples
  }

  @Test func `the editor is presented with the note`() {
    router.openEditor(forNoteWithID: "n2")
    #expect(screen.presentedViewController?.title == "Edit note")
    #expect(window.text(of: "noteTitle") == "Milk")
  }

  @Test func `closing pops the screen`() {
    router.closeModule()
    #expect(window.visibleViewController === list)
  }
}
