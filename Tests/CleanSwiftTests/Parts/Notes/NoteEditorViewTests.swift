import TerminalKit
import TestSupport
import Testing

@testable import CleanSwift

/// The view controller alone, with its widgets, between a fake interactor and a fake router.
struct NoteEditorViewTests {
  private let interactor = FakeNoteEditorInteractor()
  private let router = FakeNoteEditorRouter()
  private let viewController: NoteEditorViewController
  private let window: Window

  init() {
    viewController = NoteEditorViewController(interactor: interactor, router: router)
    window = Window(rootViewController: viewController)
    let viewModel = NoteEditorModels.ShowDraft.ViewModel(
      screenTitle: "Edit note", title: "Milk", body: "two litres")
    viewController.displayDraft(viewModel: viewModel)
  }

  private func cancelled(_ title: String, _ body: String) -> FakeNoteEditorInteractor.Request {
    .cancel(NoteEditorModels.CancelEditing.Request(title: title, body: body))
  }

  private func displayQuestion() {
    viewController.displayQuestion(viewModel: NoteEditorModels.CancelEditing.QuestionViewModel())
  }

  @Test func `it requests the draft once it is loaded, and displays it`() {
    #expect(interactor.requests == [.draft(NoteEditorModels.ShowDraft.Request())])
    #expect(viewController.title == "Edit note")
    #expect(window.text(of: "noteTitle") == "Milk")
    #expect(window.text(of: "noteBody") == "two litres")
  }

  @Test func `save is a request with what was entered`() {
    window.type("!", into: "noteBody")
    window.tap("save")
    let request = NoteEditorModels.SaveNote.Request(title: "Milk", body: "two litres!")
    #expect(interactor.requests.last == .save(request))
  }

  @Test func `cancel is a request with what was entered`() {
    window.type("!", into: "noteTitle")
    window.tap("cancel")
    #expect(interactor.requests.last == cancelled("Milk!", "two litres"))
  }

  @Test func `Back is the same request as cancel`() {
    let list = ViewController()
    window.rootViewController = list
    list.present(viewController)
    window.goBack()
    #expect(window.visibleViewController === viewController)
    #expect(interactor.requests.last == cancelled("Milk", "two litres"))
  }

  @Test func `it displays the problem and whether it saves`() {
    viewController.displaySaving(
      viewModel: NoteEditorModels.SaveNote.ViewModel(problem: "Saving…", isSaving: true))
    #expect(window.text(of: "problem") == "Saving…")
    #expect(viewController.screen.isSaving)
    viewController.displayCancelledSaving(
      viewModel: NoteEditorModels.CancelEditing.ViewModel(problem: "Cancelled.", isSaving: false))
    #expect(window.text(of: "problem") == "Cancelled.")
    #expect(!viewController.screen.isSaving)
  }

  @Test func `the question routes back at a discard, and nowhere when the user keeps editing`() {
    displayQuestion()
    window.tap("keep")
    #expect(router.routes == [])
    #expect(window.visibleViewController === viewController)
    displayQuestion()
    window.tap("discard")
    #expect(router.routes == [.back])
  }

  @Test func `it routes to a note that was added, and back at the end`() {
    viewController.displayAddedNote(viewModel: NoteEditorModels.SaveNote.AddedViewModel())
    viewController.displayUpdatedNote(viewModel: NoteEditorModels.SaveNote.UpdatedViewModel())
    #expect(router.routes == [.noteDetail, .back])
    viewController.displayUnchangedNote(viewModel: NoteEditorModels.CancelEditing.UnchangedViewModel())
    #expect(router.routes == [.noteDetail, .back, .back])
  }
}
