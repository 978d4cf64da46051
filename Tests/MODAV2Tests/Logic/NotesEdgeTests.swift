import Examples
import TestSupport
import Testing

@testable import MODAV2

/// Through the logic, what only this pattern can get wrong; these tests are not compared with those of others.
struct NotesEdgeTests {
  private let world = NotesWorld()
  private let model: NotesModel
  private let network: NotesNetworkAdapter

  init() {
    model = NotesModel(makeKey: world.environment.makeKey)
    network = NotesNetworkAdapter(environment: world.environment)
  }

  /// Shows the list with the samples: Café, Milk, Tea.
  private func shownList() async -> FakeNoteListView {
    let list = FakeNoteListView(orchestrator: NoteListOrchestrator(model: model, network: network))
    list.orchestrator.viewIsReady()
    await settle()
    await world.answer(0, with: Note.samples)
    return list
  }

  /// The note in a row of the list.
  private func note(atRow row: Int, of list: FakeNoteListView) throws -> any NoteDetailOrchestratorDelegate {
    list.orchestrator.openNote(atRow: row)
    return try #require(list.detail)
  }

  private func newNote(of list: FakeNoteListView) throws -> FakeNoteEditorView {
    list.orchestrator.addNote()
    return FakeNoteEditorView(orchestrator: try #require(list.editor))
  }

  private func shownBanner(of list: FakeNoteListView) throws -> FakeBannerView {
    let banner = FakeBannerView(orchestrator: try #require(list.banner))
    banner.orchestrator.viewIsReady()
    return banner
  }

  /// Has the delete in a row of the list sent; the request with this index fails.
  private func failToDelete(row: Int, of list: FakeNoteListView, request: Int) async throws {
    try note(atRow: row, of: list).deleteNote()
    list.orchestrator.filterNotes(by: "")
    await settle()
    await world.transport.fail(request, with: .timedOut)
  }

  @Test func `A cancelled read of the notes is not kept`() async {
    var list: NoteListOrchestrator? = NoteListOrchestrator(model: model, network: network)
    list?.viewIsReady()
    await settle()
    list = nil
    await world.answer(0, with: Note.samples)
    #expect(!model.hasRead)
  }

  @Test func `Deleting a second note sends the delete of the first`() async throws {
    let list = await shownList()
    let milk = try note(atRow: 1, of: list)
    let tea = try note(atRow: 2, of: list)
    milk.deleteNote()
    tea.deleteNote()
    await settle()
    #expect(world.requests == ["GET /notes", "DELETE /notes/n2"])
    #expect(list.titles == ["Café"])
    #expect(list.status == "Deleted \"Tea\".")
    #expect(list.canUndo)
  }

  @Test func `A promised delete goes on without its list`() async throws {
    var list: FakeNoteListView? = await shownList()
    weak let released = list?.orchestrator
    try list.map { try note(atRow: 1, of: $0) }?.deleteNote()
    list?.orchestrator.refresh()
    await settle()
    list = nil
    #expect(released == nil)
    await world.transport.answer(1, status: 204)
    await world.transport.fail(2, with: .cancelled)
    #expect(world.requests == ["GET /notes", "DELETE /notes/n2", "GET /notes"])
    #expect(world.transport.cancelled == [2])
  }

  @Test func `A late answer to a cancelled save does not end the next, which is the same change`()
    async throws
  {
    let list = await shownList()
    let banner = try shownBanner(of: list)
    let editor = try newNote(of: list)
    editor.orchestrator.save(title: "Bread", body: "")
    await settle()
    editor.orchestrator.cancel(title: "Bread", body: "")
    await settle()
    #expect(banner.sync == "")
    editor.orchestrator.save(title: "Bread", body: "")
    await settle()
    await world.answer(1, with: Note.sample("n4", "Bread", second: 9), status: 201)
    #expect(world.sentKeys == ["key-1", "key-1"])
    #expect(editor.problem == "Saving…")
    #expect(banner.sync == "Sending…")
  }

  @Test func `A save with another revision forgets a failed delete`() async throws {
    let list = await shownList()
    let banner = try shownBanner(of: list)
    try await failToDelete(row: 1, of: list, request: 1)
    #expect(banner.failure == "\"Milk\" is not deleted.")
    let milk = FakeNoteDetailView(orchestrator: try note(atRow: 1, of: list))
    milk.orchestrator.editNote()
    try #require(milk.editor).save(title: "Oat milk", body: "")
    await settle()
    await world.answer(2, with: Note.sample("n2", "Oat milk", revision: 2))
    #expect(banner.failure == "")
  }

  @Test func `Undoing a delete does not bring an earlier failure back`() async throws {
    let list = await shownList()
    let banner = try shownBanner(of: list)
    try await failToDelete(row: 1, of: list, request: 1)
    try note(atRow: 1, of: list).deleteNote()
    list.orchestrator.undoDelete()
    banner.orchestrator.retryDelete()
    await settle()
    #expect(banner.failure == "")
    #expect(world.requests.count == 2)
  }
}
