import Examples
import TestSupport
import Testing

@testable import MODAV2

/// The orchestrator with its model, which it knows by its type, between a fake adapter and a fake view.
struct NoteListOrchestratorTests {
  private let world = NotesWorld()
  private let network = FakeNotesNetworkAdapter()
  private let model: NotesModel
  private let list: NoteListOrchestrator
  private let view: FakeNoteListView
  private let milk = Note.samples[2]
  private let deleteOfMilk = NoteChange(key: "key-1", kind: .delete(Note.samples[2]))

  init() {
    model = NotesModel(makeKey: world.environment.makeKey)
    list = NoteListOrchestrator(model: model, network: network)
    view = FakeNoteListView(orchestrator: list)
  }

  /// Shows the list with the samples: Café, Milk, Tea.
  private func showList() async {
    list.viewIsReady()
    await settle()
    await network.replies.end(with: .success(Note.samples))
  }

  @Test func `it asks for the notes once at a time`() async {
    list.viewIsReady()
    list.refresh()
    await settle()
    #expect(network.calls == [.notes])
  }

  @Test func `it sends a delete with the next action, before that asks for the notes`() async {
    await showList()
    list.deleteRequested(for: milk)
    await settle()
    #expect(network.calls == [.notes])
    list.refresh()
    await settle()
    #expect(network.calls == [.notes, .delete(deleteOfMilk), .notes])
  }

  @Test func `asked for a second delete, it sends the first`() async {
    await showList()
    list.deleteRequested(for: milk)
    list.deleteRequested(for: Note.samples[0])
    await settle()
    #expect(network.calls == [.notes, .delete(deleteOfMilk)])
  }

  @Test func `it tells a failed delete, and sends it again when asked to`() async {
    await showList()
    list.deleteRequested(for: milk)
    list.filterNotes(by: "")
    await settle()
    await network.replies.end(1, with: .failure(.timedOut))
    #expect(view.status == "\"Milk\" is not deleted. The server took too long to answer. Try again.")
    list.retryRequested()
    await settle()
    #expect(network.calls == [.notes, .delete(deleteOfMilk), .delete(deleteOfMilk)])
  }

  @Test func `it opens a note that was added`() async throws {
    await showList()
    model.keep(.sample("n4", "Bread", second: 9))
    list.noteAdded(.sample("n4", "Bread", second: 9))
    let detail = FakeNoteDetailView(orchestrator: try #require(view.detail))
    detail.orchestrator.viewIsReady()
    #expect(detail.title == "Bread")
  }

  @Test func `it tells why a note could not be read`() async {
    await showList()
    list.noteLoadingFailed("n9", because: .noSuchNote)
    #expect(view.status == "There is no note \"n9\".")
    list.noteLoadingFailed("n9", because: .timedOut)
    #expect(view.status == "The server took too long to answer. Try again.")
  }
}
