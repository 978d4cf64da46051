import Examples
import TestSupport
import Testing

@testable import CleanSwift

/// The interactor alone, between a fake worker and a fake presenter.
struct NoteEditorInteractorTests {
  private let worker = FakeNotesWorker()
  private let presenter = FakeNoteEditorPresenter()
  private let interactor: NoteEditorInteractor
  private let milk = Note.sample("n2", "Milk")

  init() {
    interactor = NoteEditorInteractor(presenter: presenter, worker: worker)
  }

  private func save(_ title: String, _ body: String = "") async {
    interactor.saveNote(request: NoteEditorModels.SaveNote.Request(title: title, body: body))
    await settle()
  }

  private func cancel(_ title: String, _ body: String = "") {
    interactor.cancelEditing(request: NoteEditorModels.CancelEditing.Request(title: title, body: body))
  }

  @Test func `it responds with the note of its data store`() {
    interactor.showDraft(request: NoteEditorModels.ShowDraft.Request())
    interactor.noteToEdit = milk
    interactor.showDraft(request: NoteEditorModels.ShowDraft.Request())
    #expect(
      presenter.responses
        == [
          .draft(NoteEditorModels.ShowDraft.Response(note: nil)),
          .draft(NoteEditorModels.ShowDraft.Response(note: milk)),
        ])
  }

  @Test func `an empty title is refused`() async {
    await save(" ", "two litres")
    #expect(presenter.responses == [.saving(.failed(.emptyTitle))])
    #expect(worker.calls == [])
  }

  @Test func `a new note is saved as an addition, its title trimmed`() async {
    await save(" Bread ", " one ")
    let kind = NoteChange.Kind.add(NoteDraft(title: "Bread", body: " one "))
    #expect(worker.calls == [.change(kind, after: nil), .save(NoteChange(key: "key", kind: kind))])
    await worker.saves.end(with: .success(.sample("n4", "Bread")))
    #expect(presenter.responses == [.saving(.started), .saving(.added)])
    #expect(interactor.savedNoteID == "n4")
  }

  @Test func `a note that exists is saved as an edit`() async {
    interactor.noteToEdit = milk
    await save("Oat milk")
    #expect(worker.calls.first == .change(.edit(milk, NoteDraft(title: "Oat milk")), after: nil))
    await worker.saves.end(with: .success(milk))
    #expect(presenter.responses == [.saving(.started), .saving(.updated)])
  }

  @Test func `it hands the last change over to the next`() async {
    await save("Bread")
    await worker.saves.end(with: .failure(.timedOut))
    await save("Bread")
    let kind = NoteChange.Kind.add(NoteDraft(title: "Bread"))
    #expect(worker.calls.dropFirst(2).first == .change(kind, after: NoteChange(key: "key", kind: kind)))
    #expect(presenter.responses == [.saving(.started), .saving(.failed(.timedOut)), .saving(.started)])
  }

  @Test func `a second save waits for the end of the first`() async {
    await save("Bread")
    await save("Bread")
    #expect(worker.saves.count == 1)
    #expect(presenter.responses == [.saving(.started)])
  }

  @Test(arguments: [Result.success(Note.sample("n4", "Bread")), .failure(NotesFailure.timedOut)])
  func `a late answer after cancel changes nothing`(reply: Result<Note, NotesFailure>) async {
    await save("Bread")
    cancel("Bread")
    await worker.saves.end(with: reply)
    #expect(worker.cancelled.count == 1)
    #expect(presenter.responses == [.saving(.started), .cancelling(.cancelledSaving)])
    #expect(interactor.savedNoteID == nil)
  }

  @Test(
    arguments: [
      ("Milk", "two litres", .unchanged), ("Bread", "two litres", .unsavedChanges),
      ("Milk", "one", .unsavedChanges),
    ] as [(String, String, NoteEditorModels.CancelEditing.Response)])
  func `cancel ends editing unless the texts were changed`(
    title: String, body: String, response: NoteEditorModels.CancelEditing.Response
  ) {
    interactor.noteToEdit = milk
    cancel(title, body)
    #expect(presenter.responses == [.cancelling(response)])
  }

  @Test func `letting go cancels the save`() async {
    var interactor: NoteEditorInteractor? = NoteEditorInteractor(presenter: presenter, worker: worker)
    weak let released = interactor
    interactor?.saveNote(request: NoteEditorModels.SaveNote.Request(title: "Bread", body: ""))
    await settle()
    interactor = nil
    #expect(released == nil)
    await worker.saves.end(with: .failure(.noConnection))
    #expect(worker.cancelled.count == 1)
  }
}
