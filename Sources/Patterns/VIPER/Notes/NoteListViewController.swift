import Examples
import TerminalKit

/// The Notes screen's view, which leaves the rows of its table to a data display manager.
final class NoteListViewController: ViewController, NoteListViewInput {
  let screen = NoteListScreen()
  private let output: any NoteListViewOutput
  private let dataDisplayManager: any NoteListDataDisplayManaging
  private let banner: ViewController

  init(
    output: any NoteListViewOutput, dataDisplayManager: any NoteListDataDisplayManaging,
    banner: ViewController
  ) {
    self.output = output
    self.dataDisplayManager = dataDisplayManager
    self.banner = banner
    super.init()
    title = NoteListScreen.title
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.filterField.addTarget(self, action: NoteListViewController.didEditFilter, for: .editingChanged)
    screen.addButton.addTarget(self, action: NoteListViewController.didTapAdd, for: .touchUpInside)
    screen.refreshButton.addTarget(self, action: NoteListViewController.didTapRefresh, for: .touchUpInside)
    screen.undoButton.addTarget(self, action: NoteListViewController.didTapUndo, for: .touchUpInside)
    embedBanner()
    output.viewIsReady()
  }

  private func embedBanner() {
    addChild(banner)
    screen.bannerContainer.addSubview(banner.view)
    banner.didMove(toParent: self)
  }

  private func didEditFilter() {
    output.didEditFilter(screen.filterField.text)
  }

  private func didTapAdd() {
    output.didTapAdd()
  }

  private func didTapRefresh() {
    output.didTapRefresh()
  }

  private func didTapUndo() {
    output.didTapUndo()
  }

  func setTitles(_ titles: [String]) {
    dataDisplayManager.update(with: titles)
  }

  func setStatus(_ status: String) {
    screen.statusLabel.text = status
  }

  func setLoading(_ isLoading: Bool) {
    screen.isLoading = isLoading
  }

  func setCanUndo(_ canUndo: Bool) {
    screen.canUndo = canUndo
  }
}

extension NoteListViewController: NoteListDataDisplayManagerDelegate {
  func didSelectRow(_ row: Int) {
    output.didSelectNote(atRow: row)
  }
}
