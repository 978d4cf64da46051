import Examples
import TestSupport
import Testing

@testable import MVPCF

/// The presenter alone, on fake managers.
final class NoteEditorPresenterTests {
  private let notes = FakeNotesManager()
  private let drafts = FakeNoteDraftManager()
  private let saves = FakeNoteSaveManager()
  private let tea = Note.sample("n1", "Tea")
  private let presenter: DefaultNoteEditorPresenter
  private var savedIDs: [Note.ID] = []

  init() {
    notes.notes = [tea]
    presenter = DefaultNoteEditorPresenter(
      id: "n1", notesManager: notes, draftManager: drafts, saveManager: saves)
  }

  private func save() async {
    presenter.save { [weak self] id in self?.savedIDs.append(id) }
    await settle()
  }

  @Test func `it starts with the texts of its note`() {
    #expect(presenter.heading == "Edit note")
    #expect(presenter.title == "Tea")
    #expect(presenter.body == "two litres")
  }

  @Test func `what was entered is checked, and the result is saved`() async {
    presenter.title = " Green tea "
    await save()
    #expect(drafts.entered == NoteDraft(title: " Green tea ", body: "two litres"))
    let checked = NoteDraft(title: "Checked", body: "two litres")
    #expect(saves.saves == [FakeNoteSaveManager.Save(draft: checked, note: tea)])
    await saves.replies.end(with: .success(Note.sample("n4", "Checked")))
    #expect(savedIDs == ["n4"])
  }

  @Test func `a refusal becomes the problem, and nothing is saved`() async {
    drafts.failure = .emptyTitle
    await save()
    #expect(presenter.problem == "Enter a title.")
    #expect(saves.saves == [])
  }

  @Test func `cancel cancels the manager's saving, whose answer is not heard`() async {
    await save()
    presenter.cancel { _ in Issue.record("The editor is left.") }
    await saves.replies.end(with: .success(tea))
    #expect(saves.cancelled == [0])
    #expect(presenter.problem == "Cancelled.")
    #expect(savedIDs == [])
  }
}
