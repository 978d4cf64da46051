import Examples
import TerminalKit

/// The module's main object: binds the presenter to the view, fires the routes, and passes the banner's on.
final class NoteDetailViewController: ViewController, NoteDetailRoutes {
  var editRequested: (() -> Void)?
  var retryRequested: (() -> Void)?
  var closed: ((_ notice: NotesNotice?) -> Void)?
  private let viewContainer: any NoteDetailView
  private let presenter: any NoteDetailPresenter
  private let banner: any BannerRoutes

  init(view: any NoteDetailView, presenter: any NoteDetailPresenter, banner: any BannerRoutes) {
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

  private func addBanner() {
    banner.retryRequested = { [weak self] in self?.didRequestRetry() }
    let child = banner.viewController
    addChild(child)
    viewContainer.bannerContainer.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func didTapEdit() {
    editRequested?()
  }

  private func didTapDelete() {
    presenter.delete { notice in closed?(notice) }
  }

  private func didRequestRetry() {
    presenter.retryDelete(send: { retryRequested?() }, close: { closed?(nil) })
  }
}
