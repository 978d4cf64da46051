import TerminalKit

/// The navigation from the Note screen: presents an editor, embeds a Banner module, and pops the screen.
final class NoteDetailRouter: NoteDetailRouterInput {
  weak var viewController: ViewController?
  weak var bannerContainer: View?
  private let editorAssembly: NoteEditorAssembly
  private let bannerAssembly: BannerAssembly

  init(editorAssembly: NoteEditorAssembly, bannerAssembly: BannerAssembly) {
    self.editorAssembly = editorAssembly
    self.bannerAssembly = bannerAssembly
  }

  func openEditor(forNoteWithID id: String) {
    let editor = editorAssembly.module()
    editor.input.configure(forNoteWithID: id)
    viewController?.present(editor.view)
  }

  func embedBanner() {
    let banner = bannerAssembly.module()
    viewController?.addChild(banner)
    bannerContainer?.addSubview(banner.view)
    banner.didMove(toParent: viewController)
  }

  func closeModule() {
    viewController?.navigationController?.popViewController()
  }
}
