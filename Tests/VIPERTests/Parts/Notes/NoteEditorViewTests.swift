import TerminalKit
import TestSupport
import Testing

@testable import VIPER

/// The view alone, with its widgets, on a fake presenter.
struct NoteEditorViewTests {
  private let presenter = FakeNoteEditorPresenter()
  private let view: NoteEditorViewController
  private let window: Window

  init() {
    view = NoteEditorViewController(output: presenter)
    window = Window(rootViewController: view)
    view.setTexts(title: "Milk", body: "two litres")
  }

  @Test func `it says when it is ready`() {
    #expect(presenter.calls == [.ready])
  }

  @Test func `it shows the title and the texts`() {
    view.setTitle("Edit note")
    #expect(view.title == "Edit note")
    #expect(window.text(of: "noteTitle") == "Milk")
    #expect(window.text(of: "noteBody") == "two litres")
  }

  @Test func `save passes on what was entered`() {
    window.type("!", into: "noteBody")
    window.tap("save")
    #expect(presenter.calls.last == .save(title: "Milk", body: "two litres!"))
  }

  @Test func `cancel passes on what was entered`() {
    window.type("!", into: "noteTitle")
    window.tap("cancel")
    #expect(presenter.calls.last == .cancel(title: "Milk!", body: "two litres"))
  }

  @Test func `Back passes on what was entered, as cancel does`() {
    let list = ViewController()
    window.rootViewController = list
    list.present(view)
    window.goBack()
    #expect(window.visibleViewController === view)
    #expect(presenter.calls.last == .cancel(title: "Milk", body: "two litres"))
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
    #expect(presenter.calls.last == .discard)
  }

  @Test func `the question passes nothing on when the user keeps editing`() {
    view.askToDiscard()
    window.tap("keep")
    #expect(presenter.calls == [.ready])
    #expect(window.visibleViewController === view)
  }
}
