import Examples
import TestSupport
import Testing

@testable import CleanSwift

/// The presenter alone, with a fake view.
struct NoteDetailPresenterTests {
  private let view = FakeNoteDetailView()
  private let presenter = NoteDetailPresenter()

  init() {
    presenter.viewController = view
  }

  @Test func `it makes texts of a note`() {
    let note = Note.sample("n2", "Milk", second: 2)
    presenter.presentNote(response: .note(note))
    #expect(
      view.note
        == NoteDetailModels.ShowNote.ViewModel(
          title: "Milk", body: "two litres", changed: "Changed 2026-01-01 09:00:02Z", hasNote: true))
  }

  @Test func `it makes texts of a note that is read`() {
    presenter.presentNote(response: .reading)
    #expect(
      view.note
        == NoteDetailModels.ShowNote.ViewModel(title: "Note", body: "Loading…", changed: "", hasNote: false))
  }

  @Test func `it has a note that is gone displayed`() {
    presenter.presentNote(response: .gone)
    #expect(view.isLost)
    #expect(!view.isDeleted)
  }

  @Test func `it has a deleted note displayed`() {
    presenter.presentDeletedNote(response: NoteDetailModels.DeleteNote.Response())
    #expect(view.isDeleted)
    #expect(!view.isLost)
  }
}
