import TerminalKit

/// Moves from the Home module back to the one that opened it.
final class HomeRouter: HomeRouterInput {
  weak var viewController: ViewController?

  func close() {
    viewController?.navigationController?.popViewController()
  }
}
