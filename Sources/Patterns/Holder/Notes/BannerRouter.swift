import TerminalKit

/// The Banner module's router: provides a screen for each caller; no route leads away from it.
final class BannerRouter: Routing {
  private let component: BannerViewComponent

  init(component: BannerViewComponent) {
    self.component = component
  }

  func rootView() -> ViewController {
    BannerViewController(module: component.module)
  }
}
