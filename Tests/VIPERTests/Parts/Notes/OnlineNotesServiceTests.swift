import Examples
import TestSupport
import Testing

@testable import VIPER

/// The service alone, on a fake transport, with a fake observer.
struct OnlineNotesServiceTests {
  private let world = NotesWorld()
  private let observer = FakeNotesServiceObserver()
  private let service: OnlineNotesService

  init() async throws {
    service = OnlineNotesService(
      client: NotesClient(environment: world.environment), makeKey: world.environment.makeKey)
    let read = Task { [service] in try await service.readNotes() }
    await settle()
    await world.answer(0, with: Note.samples)
    try await read.value
    service.addObserver(observer)
  }

  private var titles: [String] { service.notes.map(\.title) }

  @Test func `it has the notes that it read, the newest first`() {
    #expect(titles == ["Café", "Milk", "Tea"])
    #expect(service.note(withID: "n2")?.title == "Milk")
  }

  @Test func `the same kind of change after the last one is the last one`() {
    let first = service.change(.add(NoteDraft(title: "Bread")), after: nil)
    #expect(service.change(.add(NoteDraft(title: "Bread")), after: first) == first)
    #expect(service.change(.add(NoteDraft(title: "Rolls")), after: first).key == "key-2")
  }

  @Test func `a cancelled save is no longer under way, and its answer is not kept`() async {
    let change = service.change(.add(NoteDraft(title: "Bread")), after: nil)
    let save = Task { [service] in try? await service.save(change) }
    await settle()
    #expect(service.isSending)
    save.cancel()
    await settle()
    #expect(!service.isSending)
    await world.answer(1, with: .sample("n4", "Bread", second: 9), status: 201)
    #expect(titles == ["Café", "Milk", "Tea"])
  }

  @Test func `a delete hides its note at once and is sent later`() async {
    service.delete(.sample("n2", "Milk"))
    #expect(titles == ["Café", "Tea"])
    #expect(service.canUndo)
    #expect(observer.changes > 0)
    await settle()
    #expect(world.requests == ["GET /notes"])
    service.sendDelete()
    await settle()
    #expect(world.requests.last == "DELETE /notes/n2")
    #expect(!service.canUndo)
  }

  @Test func `it tells its observers of a delete that failed, and has its note again`() async {
    let milk = Note.sample("n2", "Milk", second: 2)
    service.delete(milk)
    service.sendDelete()
    await settle()
    await world.transport.answer(1, status: 503)
    #expect(observer.failures == [.init(note: milk, failure: .serverProblem)])
    #expect(titles == ["Café", "Milk", "Tea"])
    #expect(service.failedDelete?.noteID == "n2")
  }

  @Test func `it does not keep its observers alive`() {
    var observer: FakeNotesServiceObserver? = FakeNotesServiceObserver()
    observer.map(service.addObserver)
    weak let released = observer
    observer = nil
    #expect(released == nil)
  }
}
