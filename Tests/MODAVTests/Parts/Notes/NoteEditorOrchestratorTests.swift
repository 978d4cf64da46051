import Examples
import TestSupport
import Testing

@testable import MODAV

/// The orchestrator with its model, which it knows by its type, between a fake adapter, a fake delegate and a fake view.
struct NoteEditorOrchestratorTests {
  private let model = NotesModel(makeKey: NotesWorld().environment.makeKey)
  private let network = FakeNotesNetworkAdapter()
  private let delegate = FakeNoteEditorDelegate()
  private let milk = Note.samples[2]
  private let bread = Note.sample("n4", "Bread")

  private func editor(of note: Note?) -> FakeNoteEditorView {
    let orchestrator = NoteEditorOrchestrator(note: note, model: model, network: network)
    orchestrator.delegate = delegate
    return FakeNoteEditorView(orchestrator: orchestrator)
  }

  @Test func `it asks the network to add the texts, with the title trimmed`() async {
    let view = editor(of: nil)
    view.orchestrator.save(title: " Bread ", body: " one ")
    await settle()
    let draft = NoteDraft(title: "Bread", body: " one ")
    #expect(network.calls == [.save(NoteChange(key: "key-1", kind: .add(draft)))])
  }

  @Test func `it asks the network to edit the note that it was given`() async {
    let view = editor(of: milk)
    view.orchestrator.save(title: "Oat milk", body: "")
    await settle()
    let change = NoteChange(key: "key-1", kind: .edit(milk, NoteDraft(title: "Oat milk")))
    #expect(network.calls == [.save(change)])
  }

  @Test func `it has the model keep a new note, and tells its delegate`() async {
    let view = editor(of: nil)
    view.orchestrator.save(title: "Bread", body: "")
    await settle()
    await network.replies.end(with: .success([bread]))
    #expect(view.isClosed)
    #expect(model.notes == [bread])
    #expect(delegate.added == [bread])
  }

  @Test func `it tells its delegate nothing of a note that was edited`() async {
    let view = editor(of: milk)
    view.orchestrator.save(title: "Oat milk", body: "")
    await settle()
    await network.replies.end(with: .success([.sample("n2", "Oat milk", revision: 2)]))
    #expect(view.isClosed)
    #expect(delegate.added.isEmpty)
  }

  @Test func `it keeps no late answer, and tells nobody of it`() async {
    let view = editor(of: nil)
    view.orchestrator.save(title: "Bread", body: "")
    await settle()
    view.orchestrator.cancel(title: "Bread", body: "")
    await network.replies.end(with: .success([bread]))
    #expect(network.cancelled == [0])
    #expect(model.notes.isEmpty)
    #expect(delegate.added.isEmpty)
  }
}
