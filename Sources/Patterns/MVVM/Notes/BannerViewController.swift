import Examples
import TerminalKit

/// The banner's view, a child of two screens: binds its widget to the view model, which it knows by its protocol.
final class BannerViewController: ViewController {
  let screen = BannerScreen()
  private let viewModel: any BannerViewModeling

  init(viewModel: any BannerViewModeling) {
    self.viewModel = viewModel
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func updateProperties() {
    screen.syncLabel.text = viewModel.sync
  }
}
