import TerminalKit

/// The Greeting module's router: provides its screen; no route leads away from it.
final class GreetingRouter: Routing {
  private let component: GreetingViewComponent

  init(component: GreetingViewComponent) {
    self.component = component
  }

  func rootView() -> ViewController {
    GreetingViewController(module: component.module)
  }
}
