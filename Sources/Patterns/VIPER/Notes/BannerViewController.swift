import Examples
import TerminalKit

/// The banner's view, embedded in two screens: owns the widget and its presenter, which it knows as its output.
final class BannerViewController: ViewController, BannerViewInput {
  let screen = BannerScreen()
  private let output: any BannerViewOutput

  init(output: any BannerViewOutput) {
    self.output = output
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    output.viewIsReady()
  }

  func setSync(_ sync: String) {
    screen.syncLabel.text = sync
  }
}
