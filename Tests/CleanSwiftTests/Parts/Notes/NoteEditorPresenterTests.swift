import Examples
import TestSupport
import Testing

@testable import CleanSwift

/// The presenter alone, with a fake view.
struct NoteEditorPresenterTests {
  private let view = FakeNoteEditorView()
  private let presenter = NoteEditorPresenter()

  init() {
    presenter.viewController = view
  }

  @Test func `it presents a note to edit`() {
    presenter.presentDraft(response: NoteEditorModels.ShowDraft.Response(note: .sample("n2", "Milk")))
    #expect(view.title == "Edit note")
    #expect(view.texts == NoteDraft(title: "Milk", body: "two litres"))
  }

  @Test func `it presents a new note`() {
    presenter.presentDraft(response: NoteEditorModels.ShowDraft.Response(note: nil))
    #expect(view.title == "New note")
    #expect(view.texts == NoteDraft())
  }

  @Test func `it presents the start of a save`() {
    presenter.presentSaving(response: .started)
    #expect(view.problem == "Saving…")
    #expect(view.isSaving)
    #expect(view.cancels == [])
  }

  @Test func `it presents why a save failed`() {
    view.isSaving = true
    presenter.presentSaving(response: .failed(.emptyTitle))
    #expect(view.problem == "Enter a title.")
    #expect(!view.isSaving)
    #expect(view.cancels == [])
    #expect(!view.isClosed)
  }

  @Test func `it presents a cancelled save`() {
    presenter.presentCancelling(response: .cancelledSaving)
    let viewModel = NoteEditorModels.CancelEditing.ViewModel(problem: "Cancelled.", isSaving: false)
    #expect(view.cancels == [viewModel])
    #expect(!view.isClosed)
  }

  @Test func `unsaved changes are a question`() {
    presenter.presentCancelling(response: .unsavedChanges)
    #expect(view.questions == 1)
    #expect(!view.isClosed)
  }

  @Test func `each end of editing is displayed by itself`() {
    presenter.presentCancelling(response: .unchanged)
    presenter.presentSaving(response: .updated)
    presenter.presentSaving(response: .added)
    #expect(view.ends == [.unchanged, .updated, .added])
  }
}
