import Examples
import TestSupport
import Testing

@testable import MODAV

/// The orchestrator with its model, which it knows by its type, between a fake adapter, a fake delegate and a fake view.
struct NoteDetailOrchestratorTests {
  private let model = NotesModel(makeKey: NotesWorld().environment.makeKey)
  private let network = FakeNotesNetworkAdapter()
  private let delegate = FakeNoteDetailDelegate()
  private let milk = Note.samples[2]

  private func shownNote(withID id: Note.ID) async -> FakeNoteDetailView {
    let orchestrator = NoteDetailOrchestrator(noteID: id, model: model, network: network)
    orchestrator.delegate = delegate
    let view = FakeNoteDetailView(orchestrator: orchestrator)
    orchestrator.viewIsReady()
    await settle()
    return view
  }

  /// A note that the model has.
  private func shownMilk() async -> FakeNoteDetailView {
    model.keep(milk)
    return await shownNote(withID: milk.id)
  }

  /// A note that the network does not have.
  private func shownUnknownNote() async -> FakeNoteDetailView {
    let view = await shownNote(withID: "n9")
    await network.replies.end(with: .failure(.noSuchNote))
    return view
  }

  @Test func `it asks nobody for a note that the model has`() async {
    let view = await shownMilk()
    #expect(view.title == "Milk")
    #expect(network.calls.isEmpty)
  }

  @Test func `it has the model keep a note that it has read`() async {
    let view = await shownNote(withID: milk.id)
    #expect(network.calls == [.note(milk.id)])
    await network.replies.end(with: .success([milk]))
    #expect(model.notes == [milk])
    #expect(view.title == "Milk")
  }

  @Test func `it tells its delegate why a note could not be read`() async {
    _ = await shownUnknownNote()
    #expect(delegate.calls == [.noteLoadingFailed("n9", .noSuchNote)])
  }

  @Test func `it closes its view once, however often the model changes`() async {
    let view = await shownUnknownNote()
    model.replaceNotes(with: Note.samples)
    #expect(view.closings == 1)
  }

  @Test func `it asks its delegate to delete`() async {
    let view = await shownMilk()
    view.orchestrator.deleteNote()
    #expect(delegate.calls == [.deleteRequested(milk)])
    #expect(network.calls.isEmpty)
  }

  @Test func `its delegate is that of its banner`() async {
    let view = await shownMilk()
    view.banner?.retryDelete()
    #expect(delegate.calls == [.retryRequested])
  }
}
