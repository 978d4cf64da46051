import Examples
import TerminalKit

/// The Banner scene's display logic, a part of two screens.
final class BannerViewController: ViewController, BannerDisplayLogic {
  let screen = BannerScreen()
  private let interactor: any BannerBusinessLogic

  init(interactor: any BannerBusinessLogic) {
    self.interactor = interactor
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.retryButton.addTarget(self, action: BannerViewController.didTapRetry, for: .touchUpInside)
    interactor.showSync(request: BannerModels.ShowSync.Request())
  }

  private func didTapRetry() {
    interactor.retryDelete(request: BannerModels.RetryDelete.Request())
  }

  func displaySync(viewModel: BannerModels.ShowSync.ViewModel) {
    screen.syncLabel.text = viewModel.sync
    screen.failure = viewModel.failure
  }
}
