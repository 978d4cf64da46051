import TerminalKit

/// The root holder's router: provides the first module's screen, in the controller that owns the tree.
final class RootRouter: Routing {
  private let component: RootViewComponent

  init(component: RootViewComponent) {
    self.component = component
  }

  func rootView() -> ViewController {
    let navigation = RootNavigationController(keeping: component.moduleHolder)
    let first: (any Routing)? = component.moduleHolder.router(for: component.first)
    if let first {
      navigation.setViewControllers([first.rootView()])
    }
    return navigation
  }
}
