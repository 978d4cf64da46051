import TerminalKit

/// The routes from the Notes scene: embeds the banner, pushes a note and presents the editor.
final class NoteListRouter: NoteListRoutingLogic, NoteListDataPassing {
  weak var viewController: NoteListViewController?
  let dataStore: any NoteListDataStore
  private let bannerConfigurator: BannerConfigurator
  private let noteDetailConfigurator: NoteDetailConfigurator
  private let noteEditorConfigurator: NoteEditorConfigurator

  init(
    dataStore: any NoteListDataStore, bannerConfigurator: BannerConfigurator,
    noteDetailConfigurator: NoteDetailConfigurator, noteEditorConfigurator: NoteEditorConfigurator
  ) {
    self.dataStore = dataStore
    self.bannerConfigurator = bannerConfigurator
    self.noteDetailConfigurator = noteDetailConfigurator
    self.noteEditorConfigurator = noteEditorConfigurator
  }

  func routeToBanner() {
    guard let viewController else { return }
    let banner = bannerConfigurator.scene()
    viewController.addChild(banner)
    viewController.screen.bannerContainer.addSubview(banner.view)
    banner.didMove(toParent: viewController)
  }

  func routeToNoteDetail() {
    let detail = noteDetailConfigurator.scene(openedBy: self)
    passDataToNoteDetail(from: dataStore, to: detail.router.dataStore)
    viewController?.navigationController?.pushViewController(detail)
  }

  func routeToNoteEditor() {
    viewController?.present(noteEditorConfigurator.scene(openedBy: self))
  }

  private func passDataToNoteDetail(
    from source: any NoteListDataStore, to destination: any NoteDetailDataStore
  ) {
    destination.noteID = source.selectedNoteID
  }
}
