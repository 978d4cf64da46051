import Examples
import TerminalKit

/// The module's main object: owns view and presenter, knows both by their protocols, binds them, and fires the routes.
final class NoteDetailViewController: ViewController, NoteDetailRoutes {
  var editRequested: (() -> Void)?
  var closed: (() -> Void)?
  private let viewContainer: any NoteDetailView
  private let presenter: any NoteDetailPresenter
  private let banner: ViewController

  init(view: any NoteDetailView, presenter: any NoteDetailPresenter, banner: ViewController) {
    viewContainer = view
    self.presenter = presenter
    self.banner = banner
    super.init()
  }

  override func loadView() {
    view = viewContainer.view
  }

  override func viewDidLoad() {
    viewContainer.editButton.addTarget(
      self, action: NoteDetailViewController.didTapEdit, for: .touchUpInside)
    viewContainer.deleteButton.addTarget(
      self, action: NoteDetailViewController.didTapDelete, for: .touchUpInside)
    addBanner()
    presenter.load { [weak self] in self?.closed?() }
  }

  override func updateProperties() {
    title = presenter.title
    viewContainer.bodyLabel.text = presenter.body
    viewContainer.changedLabel.text = presenter.changed
    viewContainer.hasNote = presenter.hasNote
  }

  private func addBanner() {
    addChild(banner)
    viewContainer.bannerContainer.addSubview(banner.view)
    banner.didMove(toParent: self)
  }

  private func didTapEdit() {
    editRequested?()
  }

  private func didTapDelete() {
    presenter.delete()
    closed?()
  }
}
