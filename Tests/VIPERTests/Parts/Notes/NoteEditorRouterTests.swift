import TerminalKit
import Testing

@testable import VIPER

/// The router alone, with a screen of its own.
struct NoteEditorRouterTests {
  @Test func `closing dismisses the screen, then calls back`() {
    let (list, screen) = (ViewController(), ViewController())
    let window = Window(rootViewController: list)
    list.present(screen)
    let router = NoteEditorRouter()
    router.viewController = screen
    var visible: ViewController?
    router.closeModule { visible = window.visibleViewController }
    #expect(visible === list)
  }
}
