import TerminalKit

/// Provides the Greeting module's user interface; there is nowhere to go from it.
final class GreetingRouter: Routing {
  private let component: GreetingViewComponent

  init(component: GreetingViewComponent) {
    self.component = component
  }

  func rootView() -> ViewController {
    GreetingViewController(module: component.module)
  }
}
