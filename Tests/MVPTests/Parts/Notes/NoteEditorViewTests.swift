import TerminalKit
import TestSupport
import Testing

@testable import MVP

/// The view alone, with its widgets, on a fake presenter.
struct NoteEditorViewTests {
  private let presenter = FakeNoteEditorPresenter()
  private let view: NoteEditorViewController
  private let window: Window

  init() {
    view = NoteEditorViewController(presenter: presenter)
    window = Window(rootViewController: view)
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
    view.setProblem("Enter a title.")
    #expect(window.text(of: "problem") == "Enter a title.")
  }

  @Test func `it shows whether it saves`() {
    view.setSaving(true)
    #expect(view.screen.isSaving)
    view.setSaving(false)
    #expect(!view.screen.isSaving)
  }

  @Test func `the question passes a discard on`() {
    view.askToDiscard()
    window.tap("discard")
    #expect(presenter.calls == [.discard])
  }
}
