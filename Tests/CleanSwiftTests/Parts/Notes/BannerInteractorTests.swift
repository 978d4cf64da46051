import Examples
import TestSupport
import Testing

@testable import CleanSwift

/// The interactor alone, between a fake worker, whose store is memory, and a fake presenter.
struct BannerInteractorTests {
  private let worker = FakeNotesWorker()
  private let presenter = FakeBannerPresenter()
  private let interactor: BannerInteractor

  init() {
    interactor = BannerInteractor(presenter: presenter, worker: worker)
  }

  @Test func `it responds with the state of the changes, again after each`() {
    interactor.showSync(request: BannerModels.ShowSync.Request())
    #expect(presenter.responses == [BannerModels.ShowSync.Response(isSending: false, failedTitle: nil)])
    let number = worker.store.start()
    #expect(presenter.responses.last == BannerModels.ShowSync.Response(isSending: true, failedTitle: nil))
    worker.store.end(number)
    let milk = Note.sample("n2", "Milk")
    let change = NoteChange(key: "key-1", kind: .delete(milk))
    worker.store.restore(milk, after: change, failedBecause: .timedOut)
    #expect(
      presenter.responses.last == BannerModels.ShowSync.Response(isSending: false, failedTitle: "Milk"))
  }

  @Test func `a retry is the worker's`() {
    interactor.retryDelete(request: BannerModels.RetryDelete.Request())
    #expect(worker.calls == [.retryDelete])
  }
}
