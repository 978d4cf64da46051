import TerminalKit

/// The controller of a shared screen.
class ScreenController<Screen: View>: ViewController {
  let screen: Screen

  init(_ screen: Screen, title: String) {
    self.screen = screen
    super.init()
    self.title = title
  }

  override func loadView() {
    view = screen
  }
}
