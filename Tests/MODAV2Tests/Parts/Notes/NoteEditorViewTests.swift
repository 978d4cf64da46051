import TerminalKit
import TestSupport
import Testing

@testable import MODAV2

/// The view alone, with its widgets, on a fake orchestrator.
struct NoteEditorViewTests {
  private let orchestrator = FakeNoteEditorOrchestrator()
  private let view: NoteEditorViewController
  private let window = Window(rootViewController: ViewController())

  init() {
    view = NoteEditorViewController(orchestrator: orchestrator)
    window.rootViewController?.present(view)
  }

  @Test func `it shows the title and the texts`() {
    #expect(view.title == "Edit note")
    #expect(window.text(of: "noteTitle") == "Milk")
    #expect(window.text(of: "noteBody") == "two litres")
  }

  @Test func `save passes on what was entered`() {
    window.type("!", into: "noteBody")
    window.tap("save")
    #expect(orchestrator.calls == [.save(title: "Milk", body: "two litres!")])
  }

  @Test func `cancel passes on what was entered`() {
    window.type("!", into: "noteTitle")
    window.tap("cancel")
    #expect(orchestrator.calls == [.cancel(title: "Milk!", body: "two litres")])
  }

  @Test func `it shows that it saves`() {
    view.savingStarted(status: "Saving…")
    #expect(view.screen.isSaving)
    #expect(window.text(of: "problem") == "Saving…")
  }

  @Test func `it shows why saving has ended`() {
    view.savingStarted(status: "Saving…")
    view.savingEnded(status: "Enter a title.")
    #expect(!view.screen.isSaving)
    #expect(window.text(of: "problem") == "Enter a title.")
  }

  @Test func `the question passes a discard on`() {
    view.unsavedChangesFound()
    window.tap("discard")
    #expect(orchestrator.calls == [.discard])
  }
}
