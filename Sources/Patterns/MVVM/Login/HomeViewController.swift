import Examples
import TerminalKit

/// The view: binds its widgets to the view model, which it owns and knows by its protocol.
final class HomeViewController: ViewController {
  let screen = HomeScreen()
  private let viewModel: any HomeViewModeling

  init(viewModel: any HomeViewModeling) {
    self.viewModel = viewModel
    super.init()
    title = HomeScreen.title
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.logOutButton.addTarget(self, action: HomeViewController.didTapLogOut, for: .touchUpInside)
  }

  override func updateProperties() {
    screen.welcomeLabel.text = viewModel.welcome
    screen.noticeLabel.text = viewModel.notice
    showLoginIfLoggedOut()
  }

  // Runs again with every update; once Log in is shown, this view is in no navigation controller any more.
  private func showLoginIfLoggedOut() {
    guard let login = viewModel.login else { return }
    navigationController?.setViewControllers([LoginViewController(viewModel: login)])
  }

  private func didTapLogOut() {
    viewModel.logOut()
  }
}
