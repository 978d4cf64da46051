import Examples
import TestSupport
import Testing

@testable import MVPCF

/// The presenter alone, on fake managers.
struct BannerPresenterTests {
  private let notes = FakeNotesManager()
  private let changes = FakeNoteChangeManager()
  private let presenter: DefaultBannerPresenter

  init() {
    presenter = DefaultBannerPresenter(notesManager: notes, changeManager: changes)
  }

  @Test func `it says whether a change is under way`() {
    #expect(presenter.sync == "")
    changes.isSending = true
    #expect(presenter.sync == "Sending…")
  }

  @Test func `it names the note of the failed delete`() {
    #expect(presenter.failure == "")
    notes.failedDelete = NoteChange(key: "key-1", kind: .delete(Note.sample("n1", "Tea")))
    #expect(presenter.failure == "\"Tea\" is not deleted.")
  }
}
