import Examples
import TerminalKit

/// The Note screen's view: binds its widgets to the module and calls the router's routes.
final class NoteDetailViewController: ViewController {
  let screen = NoteDetailScreen()
  private let module: any NoteDetailSupporting
  private let router: any NoteDetailRouting
  private let banner: ViewController

  init(module: any NoteDetailSupporting, router: any NoteDetailRouting, banner: ViewController) {
    self.module = module
    self.router = router
    self.banner = banner
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.editButton.addTarget(self, action: NoteDetailViewController.didTapEdit, for: .touchUpInside)
    screen.deleteButton.addTarget(self, action: NoteDetailViewController.didTapDelete, for: .touchUpInside)
    addBanner()
    module.load { [weak self] in self?.router.close() }
  }

  override func updateProperties() {
    title = module.title
    screen.bodyLabel.text = module.body
    screen.changedLabel.text = module.changed
    screen.hasNote = module.hasNote
  }

  private func addBanner() {
    addChild(banner)
    screen.bannerContainer.addSubview(banner.view)
    banner.didMove(toParent: self)
  }

  private func didTapEdit() {
    router.showEditor()
  }

  private func didTapDelete() {
    module.deleteNote()
    router.close()
  }
}
