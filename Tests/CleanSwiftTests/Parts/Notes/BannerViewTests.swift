import TerminalKit
import TestSupport
import Testing

@testable import CleanSwift

/// The view controller alone, with its widgets, on a fake interactor.
struct BannerViewTests {
  private let interactor = FakeBannerInteractor()
  private let viewController: BannerViewController
  private let window: Window

  init() {
    viewController = BannerViewController(interactor: interactor)
    window = Window(rootViewController: viewController)
  }

  @Test func `it requests the state once it is loaded`() {
    #expect(interactor.syncs == [BannerModels.ShowSync.Request()])
  }

  @Test func `it displays the change under way and the failure, which can be retried`() {
    window.tap("retry")
    #expect(interactor.retries == [])
    viewController.displaySync(
      viewModel: BannerModels.ShowSync.ViewModel(sync: "Sending…", failure: "\"Milk\" is not deleted."))
    #expect(window.text(of: "sync") == "Sending…")
    #expect(window.text(of: "failed") == "\"Milk\" is not deleted.")
    window.tap("retry")
    #expect(interactor.retries == [BannerModels.RetryDelete.Request()])
  }
}
