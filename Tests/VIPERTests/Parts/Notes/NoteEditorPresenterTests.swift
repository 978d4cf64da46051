import Examples
import Testing

@testable import VIPER

/// The presenter alone, between a fake view, a fake interactor, a fake router and a fake output.
struct NoteEditorPresenterTests {
  private let view = FakeNoteEditorView()
  private let interactor = FakeNoteEditorInteractor()
  private let router = FakeNoteEditorRouter()
  private let output = FakeNoteEditorModuleOutput()
  private let presenter: NoteEditorPresenter

  init() {
    presenter = NoteEditorPresenter(interactor: interactor, router: router)
    presenter.view = view
    presenter.configureForNewNote(output: output)
  }

  @Test func `a new note needs nothing of the interactor`() {
    presenter.viewIsReady()
    #expect(view.title == "New note")
    #expect(interactor.calls == [])
  }

  @Test func `it asks for the note of the module's input and shows its texts`() {
    presenter.configure(forNoteWithID: "n2")
    presenter.viewIsReady()
    #expect(view.title == "Edit note")
    #expect(interactor.calls == [.obtainNote(id: "n2")])
    presenter.didProvide(NoteEditorData(title: "Milk", body: "two litres"))
    #expect(view.texts == NoteDraft(title: "Milk", body: "two litres"))
  }

  @Test func `save and cancel pass on what was entered`() {
    presenter.didTapSave(title: "Bread", body: "one")
    presenter.didTapCancel(title: "Rolls", body: "two")
    #expect(interactor.calls == [.save(title: "Bread", body: "one"), .cancel(title: "Rolls", body: "two")])
  }

  @Test func `it shows that a save has started`() {
    presenter.didStartSaving()
    #expect(view.problem == "Saving…")
    #expect(view.isSaving)
  }

  @Test func `it shows that a save is cancelled`() {
    view.isSaving = true
    presenter.didCancelSaving()
    #expect(view.problem == "Cancelled.")
    #expect(!view.isSaving)
    #expect(!router.isClosed)
  }

  @Test func `it shows why a save failed`() {
    view.isSaving = true
    presenter.didFail(.emptyTitle)
    #expect(view.problem == "Enter a title.")
    #expect(!view.isSaving)
    #expect(!router.isClosed)
  }

  @Test func `a note that is saved closes the editor, and is told outside`() {
    presenter.didSaveNote(withID: "n4")
    #expect(router.isClosed)
    #expect(output.savedNoteIDs == ["n4"])
  }

  @Test func `unsaved changes are asked about, and dropped by a discard`() {
    presenter.didFindUnsavedChanges()
    #expect(view.questions == 1)
    #expect(!router.isClosed)
    presenter.didTapDiscard()
    #expect(router.isClosed)
  }

  @Test func `the end of editing closes the editor`() {
    presenter.didEndEditing()
    #expect(router.isClosed)
    #expect(output.savedNoteIDs == [])
  }
}
