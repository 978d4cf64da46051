import Examples
import TerminalKit

/// The banner's view and controller in one, a child of two screens: shows the state of the model's changes.
final class BannerViewController: ViewController {
  let screen = BannerScreen()
  private let model: NotesModel

  init(model: NotesModel) {
    self.model = model
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    model.addObserver(self)
    notesDidChange()
  }
}

extension BannerViewController: NotesObserver {
  func notesDidChange() {
    screen.syncLabel.text = model.isSending ? NotesStrings.sending : ""
  }
}
