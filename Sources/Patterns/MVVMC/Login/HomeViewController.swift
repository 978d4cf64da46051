import Examples
import TerminalKit

/// The Home screen's view: binds its widgets to the view model, which it owns and knows by its protocol.
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
  }

  private func didTapLogOut() {
    viewModel.logOut()
  }
}
