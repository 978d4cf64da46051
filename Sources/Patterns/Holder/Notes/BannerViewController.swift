import Examples
import TerminalKit

/// The banner's view, a child of two screens: binds its widget to the module, which it knows by its supporting protocol.
final class BannerViewController: ViewController {
  let screen = BannerScreen()
  private let module: any BannerSupporting

  init(module: any BannerSupporting) {
    self.module = module
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func updateProperties() {
    screen.syncLabel.text = module.sync
  }
}
