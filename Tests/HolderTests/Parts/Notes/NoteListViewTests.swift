import TerminalKit
import TestSupport
import Testing

@testable import Holder

/// The view alone, with its widgets, on a fake module and a fake router.
struct NoteListViewTests {
  private let module = FakeNoteListModule()
  private let router = FakeNoteListRouter()
  private let window: Window

  init() {
    window = Window(
      rootViewController: NoteListViewController(module: module, router: router, banner: ViewController()))
    window.layoutIfNeeded()
  }

  @Test func `it has the notes read when it is shown`() {
    #expect(module.calls == [.load])
  }

  @Test func `it shows the state`() {
    module.status = "Loading…"
    module.rows.removeFirst()
    window.layoutIfNeeded()
    #expect(window.text(of: "status") == "Loading…")
    #expect(window.rows(of: "notes") == ["Milk"])
  }

  @Test func `a row calls the router with its note, and is an action`() {
    window.tapRow(1, of: "notes")
    #expect(router.calls == [.showNote("n2")])
    #expect(module.calls == [.load, .userDidAct])
  }

  @Test func `add calls the router, and is an action`() {
    window.tap("add")
    #expect(router.calls == [.showEditor])
    #expect(module.calls == [.load, .userDidAct])
  }

  @Test func `it passes on the filter, and the taps on refresh and undo`() {
    module.canUndo = true
    window.layoutIfNeeded()
    window.type("m", into: "filter")
    window.tap("refresh")
    window.tap("undo")
    #expect(module.calls == [.load, .setFilter("m"), .refresh, .undoDelete])
  }
}
