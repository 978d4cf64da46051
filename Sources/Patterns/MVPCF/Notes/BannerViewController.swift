import Examples
import TerminalKit

/// The module's main object, a child of two screens: owns view and presenter, knows both by their protocols, and binds them.
///
/// No way leads out of the banner, so it has no routes beyond `ModuleRoutes`.
final class BannerViewController: ViewController, ModuleRoutes {
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

  override func updateProperties() {
    viewContainer.syncLabel.text = presenter.sync
  }
}
