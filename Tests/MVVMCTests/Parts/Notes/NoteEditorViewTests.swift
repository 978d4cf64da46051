import TerminalKit
import TestSupport
import Testing

@testable import MVVMC

/// The view alone, with its widgets, on a fake view model.
struct NoteEditorViewTests {
  private let viewModel = FakeNoteEditorViewModel()
  private let view: NoteEditorViewController
  private let window: Window

  init() {
    view = NoteEditorViewController(viewModel: viewModel)
    window = Window(rootViewController: ViewController())
    window.rootViewController?.present(view)
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
    #expect(viewModel.calls == [.save(title: "Milk", body: "two litres!")])
  }

  @Test func `cancel passes on what was entered`() {
    window.type("!", into: "noteTitle")
    window.tap("cancel")
    #expect(viewModel.calls == [.cancel(title: "Milk!", body: "two litres")])
  }

  @Test func `it shows the problem`() {
    viewModel.problem = "Enter a title."
    window.layoutIfNeeded()
    #expect(window.text(of: "problem") == "Enter a title.")
  }

  @Test func `it shows whether it saves`() {
    viewModel.isSaving = true
    window.layoutIfNeeded()
    #expect(view.screen.isSaving)
    viewModel.isSaving = false
    window.layoutIfNeeded()
    #expect(!view.screen.isSaving)
  }

  @Test func `Back is passed on as cancel`() {
    #expect(window.goBack())
    #expect(viewModel.calls == [.cancel(title: "Milk", body: "two litres")])
    #expect(window.visibleViewController === view)
  }
}
