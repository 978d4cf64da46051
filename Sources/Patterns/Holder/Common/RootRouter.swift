import TerminalKit

/// The root holder's router: provides the controller that owns the tree, and has the first module's router show its screen in it.
final class RootRouter: Routing {
  private let component: RootViewComponent

  init(component: RootViewComponent) {
    self.component = component
  }

  func rootView() -> ViewController {
    let navigation = RootNavigationController(keeping: component.moduleHolder)
    let first: any Routing = component.moduleHolder.router(for: component.screen)
    first.show(in: navigation)
    return navigation
  }
}
