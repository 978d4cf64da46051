import TerminalKit

/// The root holder's router: provides the first modules' screens, in the controller that owns the tree.
final class RootRouter: Routing {
  private let component: RootViewComponent

  init(component: RootViewComponent) {
    self.component = component
  }

  func rootView() -> ViewController {
    let navigation = RootNavigationController(keeping: component.moduleHolder)
    let routers = component.screens.compactMap { key -> (any Routing)? in
      component.moduleHolder.router(for: key)
    }
    navigation.setViewControllers(routers.map { $0.rootView() })
    return navigation
  }
}
