import TerminalKit
import TestSupport
import Testing

@testable import Holder

/// The view alone, with its widgets, on a fake module and a fake router.
struct NoteEditorViewTests {
  private let module = FakeNoteEditorModule()
  private let router = FakeNoteEditorRouter()
  private let view: NoteEditorViewController
  private let window: Window

  init() {
    view = NoteEditorViewController(module: module, router: router)
    window = Window(rootViewController: view)
    window.layoutIfNeeded()
  }

  @Test func `it shows the title and the texts`() {
    #expect(view.title == "Edit note")
    #expect(window.text(of: "noteTitle") == "Milk")
    #expect(window.text(of: "noteBody") == "two litres")
  }

  @Test func `save passes on what was entered`() {
    window.type("!", into: "noteBody")
    window.tap("save")
    #expect(module.calls == [.save(title: "Milk", body: "two litres!")])
  }

  @Test func `cancel passes on what was entered`() {
    window.type("!", into: "noteTitle")
    window.tap("cancel")
    #expect(module.calls == [.cancel(title: "Milk!", body: "two litres")])
  }

  @Test func `it shows the problem`() {
    module.problem = "Enter a title."
    window.layoutIfNeeded()
    #expect(window.text(of: "problem") == "Enter a title.")
  }

  @Test func `it shows whether it saves`() {
    module.isSaving = true
    window.layoutIfNeeded()
    #expect(view.screen.isSaving)
    module.isSaving = false
    window.layoutIfNeeded()
    #expect(!view.screen.isSaving)
  }

  @Test func `what the module says of a saved note calls the router`() throws {
    window.tap("save")
    let closed = try #require(module.closed)
    let opened = try #require(module.opened)
    closed()
    opened("n4")
    #expect(router.calls == [.close, .showNote("n4")])
  }

  @Test func `the module's question calls the router`() {
    window.tap("cancel")
    #expect(router.calls == [.askToDiscard])
  }

  @Test func `it tells the router when it is gone`() {
    window.rootViewController = ViewController()
    #expect(router.calls == [.didClose])
  }
}
