import Examples
import TerminalKit

/// The Home screen's view.
final class HomeViewController: ViewController, HomeViewInput {
  let screen = HomeScreen()
  private let output: any HomeViewOutput

  init(output: any HomeViewOutput) {
    self.output = output
    super.init()
    title = HomeScreen.title
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.logOutButton.addTarget(self, action: HomeViewController.didTapLogOut, for: .touchUpInside)
    output.viewIsReady()
  }

  private func didTapLogOut() {
    output.didTapLogOut()
  }

  func setWelcome(_ welcome: String) {
    screen.welcomeLabel.text = welcome
  }

  func setNotice(_ notice: String) {
    screen.noticeLabel.text = notice
  }
}
