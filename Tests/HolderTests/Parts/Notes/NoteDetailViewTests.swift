import TerminalKit
import TestSupport
import Testing

@testable import Holder

/// The view alone, with its widgets, on a fake module and a fake router.
struct NoteDetailViewTests {
  private let module = FakeNoteDetailModule()
  private let router = FakeNoteDetailRouter()
  private let view: NoteDetailViewController
  private let window: Window

  init() {
    view = NoteDetailViewController(module: module, router: router, banner: ViewController())
    window = Window(rootViewController: view)
    window.layoutIfNeeded()
  }

  @Test func `it shows the note`() {
    #expect(view.title == "Milk")
    #expect(window.text(of: "body") == "two litres")
    #expect(window.text(of: "changed") == "Changed 2026-01-01 09:00:02Z")
  }

  @Test func `edit calls the router`() {
    window.tap("edit")
    #expect(router.calls == [.showEditor])
  }

  @Test func `delete passes the tap on, and closes it`() {
    window.tap("delete")
    #expect(module.calls == [.load, .deleteNote])
    #expect(router.calls == [.close])
  }

  @Test func `a note that cannot be read closes it`() throws {
    let couldNotLoad = try #require(module.couldNotLoad)
    couldNotLoad()
    #expect(router.calls == [.close])
  }
}
