import Examples
import TerminalKit

/// The module's main object, a child of two screens: binds the presenter to the view, and fires the route.
final class BannerViewController: ViewController, BannerRoutes {
  var retryRequested: (() -> Void)?
  private let viewContainer: any BannerView
  private let presenter: any BannerPresenter

  init(view: any BannerView, presenter: any BannerPresenter) {
    viewContainer = view
    self.presenter = presenter
    super.init()
  }

  override func loadView() {
    view = viewContainer.view
  }

  override func viewDidLoad() {
    viewContainer.retryButton.addTarget(
      self, action: BannerViewController.didTapRetry, for: .touchUpInside)
  }

  override func updateProperties() {
    viewContainer.syncLabel.text = presenter.sync
    viewContainer.failure = presenter.failure
  }

  private func didTapRetry() {
    retryRequested?()
  }
}
