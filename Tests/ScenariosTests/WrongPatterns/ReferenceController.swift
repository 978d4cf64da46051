import TerminalKit

/// The controller of a shared screen.
class ReferenceController<Screen: View>: ViewController {
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
