import TerminalKit

/// The navigation from the Notes screen: pushes a Note module, presents an editor, and embeds a Banner module.
final class NoteListRouter: NoteListRouterInput {
  weak var viewController: ViewController?
  weak var bannerContainer: View?
  private let detailAssembly: NoteDetailAssembly
  private let editorAssembly: NoteEditorAssembly
  private let bannerAssembly: BannerAssembly

  init(
    detailAssembly: NoteDetailAssembly, editorAssembly: NoteEditorAssembly, bannerAssembly: BannerAssembly
  ) {
    self.detailAssembly = detailAssembly
    self.editorAssembly = editorAssembly
    self.bannerAssembly = bannerAssembly
  }

  func openDetail(ofNoteWithID id: String, output: any NoteDetailModuleOutput) {
    let detail = detailAssembly.module()
    detail.input.configure(forNoteWithID: id, output: output)
    viewController?.navigationController?.pushViewController(detail.view)
  }

  func openEditor(output: any NoteEditorModuleOutput) {
    let editor = editorAssembly.module()
    editor.input.configureForNewNote(output: output)
    viewController?.present(editor.view)
  }

  func embedBanner() {
    let banner = bannerAssembly.module()
    viewController?.addChild(banner)
    bannerContainer?.addSubview(banner.view)
    banner.didMove(toParent: viewController)
  }
}
