import Examples
import TestSupport
import Testing

@testable import VIPER

/// The interactor alone, between a fake service and a fake output.
struct NoteEditorInteractorTests {
  private let service = FakeNotesService()
  private let output = FakeNoteEditorInteractorOutput()
  private let milk = Note.sample("n2", "Milk")
  private let interactor: NoteEditorInteractor

  init() {
    interactor = NoteEditorInteractor(service: service)
    interactor.output = output
  }

  private func save(_ title: String, _ body: String = "") async {
    interactor.save(title: title, body: body)
    await settle()
  }

  @Test func `it provides the note's texts`() {
    service.notes = [milk]
    interactor.obtainNote(withID: "n2")
    #expect(output.calls == [.note(NoteEditorData(title: "Milk", body: "two litres"))])
  }

  @Test func `an editor whose note is gone ends editing`() {
    interactor.obtainNote(withID: "n9")
    #expect(output.calls == [.endOfEditing])
  }

  @Test func `an empty title is refused`() async {
    await save(" ", "two litres")
    #expect(output.calls == [.failure(.emptyTitle)])
    #expect(service.calls == [])
  }

  @Test func `a new note is saved as an addition, its title trimmed`() async {
    await save(" Bread ", " one ")
    let kind = NoteChange.Kind.add(NoteDraft(title: "Bread", body: " one "))
    #expect(service.calls == [.change(kind, after: nil), .save(NoteChange(key: "key", kind: kind))])
    await service.saves.end(with: .success(.sample("n4", "Bread")))
    #expect(output.calls == [.startOfSaving, .savedNote(id: "n4")])
  }

  @Test func `a note that exists is saved as an edit`() async {
    service.notes = [milk]
    interactor.obtainNote(withID: "n2")
    await save("Oat milk")
    #expect(service.calls.first == .change(.edit(milk, NoteDraft(title: "Oat milk")), after: nil))
  }

  @Test func `it hands the last change over to the next`() async {
    await save("Bread")
    await service.saves.end(with: .failure(.timedOut))
    await save("Bread")
    let kind = NoteChange.Kind.add(NoteDraft(title: "Bread"))
    #expect(service.calls.dropFirst(2).first == .change(kind, after: NoteChange(key: "key", kind: kind)))
    #expect(output.calls == [.startOfSaving, .failure(.timedOut), .startOfSaving])
  }

  @Test func `a second save waits for the end of the first`() async {
    await save("Bread")
    await save("Bread")
    #expect(service.saves.count == 1)
    #expect(output.calls == [.startOfSaving])
  }

  @Test(arguments: [Result.success(Note.sample("n4", "Bread")), .failure(NotesFailure.timedOut)])
  func `a late answer after cancel changes nothing`(reply: Result<Note, NotesFailure>) async {
    await save("Bread")
    interactor.cancel(title: "Bread", body: "")
    await service.saves.end(with: reply)
    #expect(service.cancelled.count == 1)
    #expect(output.calls == [.startOfSaving, .cancelledSaving])
  }

  @Test(arguments: [
    ("Milk", "two litres", FakeNoteEditorInteractorOutput.Call.endOfEditing),
    ("Bread", "two litres", .unsavedChanges), ("Milk", "one", .unsavedChanges),
  ])
  func `cancel ends editing unless the texts were changed`(
    title: String, body: String, call: FakeNoteEditorInteractorOutput.Call
  ) {
    service.notes = [milk]
    interactor.obtainNote(withID: "n2")
    interactor.cancel(title: title, body: body)
    #expect(output.calls.last == call)
  }

  @Test func `letting go cancels the save`() async {
    var interactor: NoteEditorInteractor? = NoteEditorInteractor(service: service)
    weak let released = interactor
    interactor?.save(title: "Bread", body: "")
    await settle()
    interactor = nil
    #expect(released == nil)
    await service.saves.end(with: .failure(.noConnection))
    #expect(service.cancelled.count == 1)
  }
}
