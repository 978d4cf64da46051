import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MODAV

/// The view with its widgets, on its real orchestrator: it knows that by its type.
struct NoteEditorViewTests {
  private let network = FakeNotesNetworkAdapter()
  private let view: NoteEditorViewController
  private let window = Window(rootViewController: ViewController())

  init() {
    let model = NotesModel(makeKey: NotesWorld().environment.makeKey)
    view = NoteEditorViewController(
      orchestrator: NoteEditorOrchestrator(note: Note.samples[2], model: model, network: network))
    window.rootViewController?.present(view)
  }

  @Test func `it shows the title and the texts`() {
    #expect(view.title == "Edit note")
    #expect(window.text(of: "noteTitle") == "Milk")
    #expect(window.text(of: "noteBody") == "two litres")
  }

  @Test func `save passes on what was entered`() async {
    window.type("!", into: "noteBody")
    window.tap("save")
    await settle()
    let draft = NoteDraft(title: "Milk", body: "two litres!")
    #expect(network.calls == [.save(NoteChange(key: "key-1", kind: .edit(Note.samples[2], draft)))])
  }

  @Test func `cancel passes on what was entered`() {
    window.type("!", into: "noteTitle")
    window.tap("cancel")
    #expect(window.visibleViewController is AlertController)
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
    #expect(window.visibleViewController === window.rootViewController)
  }
}
