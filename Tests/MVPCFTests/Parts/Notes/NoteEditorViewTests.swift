import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MVPCF

/// The view alone, with its widgets, on a fake presenter.
struct NoteEditorViewTests {
  private let presenter = FakeNoteEditorPresenter()
  private let screen = NoteEditorScreen()
  private let view: NoteEditorViewController
  private let window: Window

  init() {
    view = NoteEditorViewController(view: screen, presenter: presenter)
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
    #expect(presenter.calls == [.save(title: "Milk", body: "two litres!")])
  }

  @Test func `cancel passes on what was entered`() {
    window.type("!", into: "noteTitle")
    window.tap("cancel")
    #expect(presenter.calls == [.cancel(title: "Milk!", body: "two litres")])
  }

  @Test func `it shows the problem`() {
    presenter.problem = "Enter a title."
    window.layoutIfNeeded()
    #expect(window.text(of: "problem") == "Enter a title.")
  }

  @Test func `it shows whether it saves`() {
    presenter.isSaving = true
    window.layoutIfNeeded()
    #expect(screen.isSaving)
    presenter.isSaving = false
    window.layoutIfNeeded()
    #expect(!screen.isSaving)
  }

  @Test func `a saved note fires its route`() throws {
    var ids: [Note.ID] = []
    view.saved = { ids.append($0) }
    window.tap("save")
    let saved = try #require(presenter.saved)
    saved("n4")
    #expect(ids == ["n4"])
  }

  @Test func `a cancelled editor fires its route, with whether there are changes`() {
    var exits: [Bool] = []
    view.cancelled = { exits.append($0) }
    window.tap("cancel")
    #expect(exits == [true])
  }

  @Test func `it fires a route when it is gone`() {
    var ends = 0
    view.dismissed = { ends += 1 }
    window.rootViewController = ViewController()
    #expect(ends == 1)
  }
}
