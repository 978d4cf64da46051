import Examples
import TerminalKit

/// The banner, a child of two screens: shows what the list tells it.
final class BannerViewController: ViewController {
  let screen = BannerScreen()

  override func loadView() {
    view = screen
  }

  func show(_ changesUnderWay: Int) {
    screen.syncLabel.text = changesUnderWay > 0 ? NotesStrings.sending : ""
  }
}
