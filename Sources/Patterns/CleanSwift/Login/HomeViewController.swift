import Examples
import TerminalKit

/// The Home scene's display logic.
final class HomeViewController: ViewController, HomeDisplayLogic {
  let screen = HomeScreen()
  let router: any HomeRoutingLogic & HomeDataPassing
  private let interactor: any HomeBusinessLogic

  init(interactor: any HomeBusinessLogic, router: any HomeRoutingLogic & HomeDataPassing) {
    self.interactor = interactor
    self.router = router
    super.init()
    title = HomeScreen.title
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.logOutButton.addTarget(self, action: HomeViewController.didTapLogOut, for: .touchUpInside)
    interactor.showUser(request: HomeModels.ShowUser.Request())
  }

  private func didTapLogOut() {
    interactor.logOut(request: HomeModels.LogOut.Request())
  }

  func displayUser(viewModel: HomeModels.ShowUser.ViewModel) {
    screen.welcomeLabel.text = viewModel.welcome
    screen.noticeLabel.text = viewModel.notice
  }

  func displayLogOut(viewModel: HomeModels.LogOut.ViewModel) {
    router.routeToLogin()
  }
}
