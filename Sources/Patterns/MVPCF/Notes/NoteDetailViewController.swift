import Examples
import TerminalKit

/// The module's main object: binds the presenter to the view, and fires the routes; passes the banner's retry on.
final class NoteDetailViewController: ViewController, NoteDetailRoutes {
  var editRequested: (() -> Void)?
  var retryRequested: (() -> Void)?
  var closed: ((_ notice: NotesNotice?) -> Void)?
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
    presenter.load { [weak self] notice in self?.closed?(notice) }
  }

  override func updateProperties() {
    title = presenter.title
    viewContainer.bodyLabel.text = presenter.body
    viewContainer.changedLabel.text = presenter.changed
    viewContainer.hasNote = presenter.hasNote
  }

  /// Has the oldest delete that failed sent again, as the banner asks.
  func retryDelete() {
    presenter.retryDelete(send: { retryRequested?() }, close: { closed?(nil) })
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
    presenter.delete { notice in closed?(notice) }
  }

}
