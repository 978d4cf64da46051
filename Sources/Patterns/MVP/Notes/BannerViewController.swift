import Examples
import TerminalKit

/// The banner's passive view, a child of two screens: owns the widget and its presenter, which it knows by protocol.
final class BannerViewController: ViewController, BannerView {
  let screen = BannerScreen()
  private let presenter: any BannerPresenting

  init(presenter: any BannerPresenting) {
    self.presenter = presenter
    super.init()
    presenter.view = self
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    presenter.viewIsReady()
  }

  func setSync(_ sync: String) {
    screen.syncLabel.text = sync
  }
}
