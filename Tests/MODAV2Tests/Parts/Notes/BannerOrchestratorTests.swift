import Examples
import TestSupport
import Testing

@testable import MODAV2

/// The orchestrator with its model, which it knows by its type, between a fake delegate and a fake view.
struct BannerOrchestratorTests {
  private let model = NotesModel(makeKey: NotesWorld().environment.makeKey)
  private let delegate = FakeBannerDelegate()
  private let view: FakeBannerView

  init() {
    let orchestrator = BannerOrchestrator(model: model)
    orchestrator.delegate = delegate
    view = FakeBannerView(orchestrator: orchestrator)
    orchestrator.viewIsReady()
  }

  @Test func `it tells of a change until the last sending of it has ended`() {
    let first = model.beginSending()
    let second = model.beginSending()
    #expect(view.sync == "Sending…")
    model.endSending(first)
    #expect(view.sync == "Sending…")
    model.endSending(second)
    #expect(view.sync == "")
  }

  @Test func `it tells of a delete that failed`() {
    let delete = NoteChange(key: "key-1", kind: .delete(Note.samples[2]))
    model.didFailToDelete(delete, because: .timedOut)
    #expect(view.failure == "\"Milk\" is not deleted.")
  }

  @Test func `it asks its delegate to send the delete again`() {
    view.orchestrator.retryDelete()
    #expect(delegate.retries == 1)
  }
}
