import TerminalKit

/// The Banner module's router: provides a screen for each caller; finds the NoteList module's router by its key.
final class BannerRouter: BannerRouting {
  private let component: BannerViewComponent

  init(component: BannerViewComponent) {
    self.component = component
  }

  func rootView() -> ViewController {
    BannerViewController(module: component.module, router: self)
  }

  func closeNote(withID id: String) {
    let list: any NoteListRouting = component.moduleHolder.router(for: NotesSupportedModule.noteList)
    list.closeNote(withID: id)
  }
}
