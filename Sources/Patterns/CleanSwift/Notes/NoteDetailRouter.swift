import TerminalKit

/// The routes from the Note scene: embeds the banner, presents the editor, and returns to the list.
final class NoteDetailRouter: NoteDetailRoutingLogic, NoteDetailDataPassing {
  weak var viewController: NoteDetailViewController?
  let dataStore: any NoteDetailDataStore
  private weak var noteList: (any NoteListDataPassing)?
  private let bannerConfigurator: BannerConfigurator
  private let noteEditorConfigurator: NoteEditorConfigurator

  init(
    dataStore: any NoteDetailDataStore, noteList: any NoteListDataPassing,
    bannerConfigurator: BannerConfigurator, noteEditorConfigurator: NoteEditorConfigurator
  ) {
    self.dataStore = dataStore
    self.noteList = noteList
    self.bannerConfigurator = bannerConfigurator
    self.noteEditorConfigurator = noteEditorConfigurator
  }

  func routeToBanner() {
    guard let viewController else { return }
    let banner = bannerConfigurator.scene()
    viewController.addChild(banner)
    viewController.screen.bannerContainer.addSubview(banner.view)
    banner.didMove(toParent: viewController)
  }

  func routeToNoteEditor() {
    let editor = noteEditorConfigurator.scene()
    passDataToNoteEditor(from: dataStore, to: editor.router.dataStore)
    viewController?.present(editor)
  }

  func routeToNoteList() {
    if let noteList { passDataToNoteList(from: dataStore, to: noteList.dataStore) }
    viewController?.navigationController?.popViewController()
  }

  private func passDataToNoteEditor(
    from source: any NoteDetailDataStore, to destination: any NoteEditorDataStore
  ) {
    destination.noteToEdit = source.note
  }

  private func passDataToNoteList(from source: any NoteDetailDataStore, to destination: any NoteListDataStore)
  {
    if let notice = source.notice { destination.notice = notice }
  }
}
