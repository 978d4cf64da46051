import Examples
import TerminalKit

/// The banner's view, a child of two screens: owns the widget and its orchestrator; stores no state.
final class BannerViewController: ViewController, BannerViewDelegate {
  let screen = BannerScreen()
  private let orchestrator: any BannerOrchestratorDelegate

  init(orchestrator: any BannerOrchestratorDelegate) {
    self.orchestrator = orchestrator
    super.init()
    orchestrator.viewDelegate = self
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    orchestrator.viewIsReady()
  }

  func syncChanged(_ sync: String) {
    screen.syncLabel.text = sync
  }
}
