import Examples
import TerminalKit

/// Owns the flow of Greeting: makes and shows its only screen.
final class GreetingCoordinator: Coordinator {
  private weak var navigationController: NavigationController?
  private let person: Person

  init(navigationController: NavigationController, person: Person) {
    self.navigationController = navigationController
    self.person = person
  }

  /// Shows Greeting.
  func start() {
    let viewModel = GreetingViewModel(person: person)
    navigationController?.setViewControllers([GreetingViewController(viewModel: viewModel)])
  }
}
