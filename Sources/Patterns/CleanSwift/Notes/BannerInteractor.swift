import Examples

/// The Banner scene's business logic: tells of changes under way and failed deletes, and has these sent again.
final class BannerInteractor: BannerBusinessLogic {
  private let presenter: any BannerPresentationLogic
  private let worker: NotesWorker

  init(presenter: any BannerPresentationLogic, worker: NotesWorker) {
    self.presenter = presenter
    self.worker = worker
  }

  func showSync(request: BannerModels.ShowSync.Request) {
    worker.store.addObserver(self)
    presentSync()
  }

  func retryDelete(request: BannerModels.RetryDelete.Request) {
    worker.retryDelete()
  }

  private func presentSync() {
    let response = BannerModels.ShowSync.Response(
      isSending: worker.store.isSending, failedTitle: worker.store.failedDelete?.note?.title)
    presenter.presentSync(response: response)
  }
}

extension BannerInteractor: NotesStoreObserver {
  func notesDidChange() {
    presentSync()
  }
}
