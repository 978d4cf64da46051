import TerminalKit

/// Provides the user interface of a whole tree: the screen of the first module, in what keeps the tree alive.
///
/// Owned by the root holder; finds the first module's router by its key.
final class RootRouter: Routing {
  private let component: RootViewComponent

  init(component: RootViewComponent) {
    self.component = component
  }

  func rootView() -> ViewController {
    let navigation = RootNavigationController(keeping: component.module)
    let first: (any Routing)? = component.moduleHolder.router(for: component.module.first)
    if let first {
      navigation.setViewControllers([first.rootView()])
    }
    return navigation
  }
}
